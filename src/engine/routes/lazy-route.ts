import type { PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { defined } from '../defined.ts';

/**
 * A route whose page is built on first access and then cached, because a site has thousands of pages and an edit in
 * development needs only one. Spreading such a route accesses its page.
 */
export function lazyRoute(route: Omit<Route, 'page'>, make: () => PageData): Route {
  let page: PageData | undefined;
  return {
    ...route,
    get page() {
      page ??= make();
      return page;
    },
  };
}

/** The same route with another page, also built on first access. */
export function changePage(route: Route, change: (page: PageData) => PageData): Route {
  const { path, source, inSitemap, sitemap, lastUpdated, hovers } = route;
  const parts = {
    path,
    source,
    inSitemap,
    ...defined({ sitemap, lastUpdated, hovers }),
  };
  return lazyRoute(parts, () => change(route.page));
}
