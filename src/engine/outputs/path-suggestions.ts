import type { PathSuggestionsFile } from '#shared/near-paths.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { isWildcard } from '../redirects/redirect-map.ts';
import { withoutSiteTitle } from '../routes/site-title.ts';

/** The file from which the not-found page takes its suggestions: every page that may be listed. */
export function buildPathSuggestions({
  routes,
  redirects,
  siteTitle,
}: {
  routes: Route[];
  redirects: Redirect[];
  /** Left out of the titles, which all end with it. */
  siteTitle: string;
}): string {
  const listed = routes.filter(
    ({ page }) => page.kind !== 'not-found' && !page.head.robots?.includes('noindex'),
  );
  const file: PathSuggestionsFile = {
    pages: listed.map(({ path, page }) => [path, withoutSiteTitle(page.head.title, siteTitle)]),
    redirects: redirects
      .filter((redirect) => !isWildcard(redirect) && redirect.to.startsWith('/'))
      .map(({ from, to }) => [from, to]),
  };
  return JSON.stringify(file);
}
