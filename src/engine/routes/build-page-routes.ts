import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { NotFoundPage } from '#shared/page-data.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { CONFIG_FILE } from '../config/read-site-config.ts';
import { defined } from '../defined.ts';
import type { Navbar } from '../navbar/create-navbar.ts';
import type { SitePage } from '../pages/read-pages.ts';
import { buildHead } from './build-head.ts';
import type { LinkResolver } from './resolve-content-links.ts';
import { describeWebSite } from './structured-data.ts';

/** Address of the suggestions for the not-found page. */
export const SUGGESTIONS_HREF = '/path-suggestions.json';

/** Path of the not-found page; written to `404.html`. */
const NOT_FOUND_PATH = '/404';

/** Routes of the pages in TSX. */
export function buildCustomRoutes(options: {
  config: ResolvedSiteConfig;
  pages: SitePage[];
  navbar: Navbar;
  links: LinkResolver;
}): { routes: Route[]; problems: Problem[] } {
  const { config, pages, navbar, links } = options;
  const problems: Problem[] = [];
  const routes = pages.map(({ path, module, file, config: page, content, lastUpdated }): Route => {
    const resolved =
      content && links.resolve({ file: content.file, path, links: content.compiled.links });
    problems.push(...(resolved?.problems ?? []));
    const { title, description, keywords, robots, image, cardDemo } = page;
    return {
      path,
      source: { file },
      inSitemap: page.inSitemap && robots === undefined,
      ...defined({ lastUpdated }),
      page: {
        kind: 'custom',
        path,
        head: buildHead({
          config,
          path,
          title,
          description,
          keywords,
          robots,
          image,
          jsonLd: path === '/' ? [describeWebSite(config)] : [],
        }),
        navbar: navbar.itemsFor({}),
        className: 'custom-page',
        module,
        ...defined({ cardDemo }),
        ...(content && resolved ? { content: { key: content.file, links: resolved.links } } : {}),
      },
    };
  });
  return { routes, problems };
}

/** The page for every address that does not exist. */
export function buildNotFoundRoute(options: {
  config: ResolvedSiteConfig;
  strings: Strings;
  navbar: Navbar;
  /** All other routes, because the page links only to existing ones. */
  routes: Route[];
}): Route {
  const { config, strings, navbar, routes } = options;
  const paths = new Set(routes.map(({ path }) => path));
  const places: NotFoundPage['links'] = [
    { place: 'docs', href: config.docs ? `/${config.docs.routeBasePath}` : '' },
    { place: 'search', href: '/search' },
    { place: 'blog', href: config.blog ? `/${config.blog.routeBasePath}` : '' },
    { place: 'home', href: '/' },
  ];
  const links = places.filter(({ href }) => paths.has(href));
  return {
    path: NOT_FOUND_PATH,
    source: { file: CONFIG_FILE },
    inSitemap: false,
    page: {
      kind: 'not-found',
      path: NOT_FOUND_PATH,
      head: buildHead({
        config,
        path: NOT_FOUND_PATH,
        title: strings.notFound.title,
        description: strings.notFound.description,
        robots: 'noindex',
      }),
      navbar: navbar.itemsFor({}),
      className: 'not-found-page',
      links,
      suggestionsHref: SUGGESTIONS_HREF,
    },
  };
}
