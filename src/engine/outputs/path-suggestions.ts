import type { PathSuggestionsFile } from '#shared/near-paths.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { isWildcard } from '../redirects/redirect-map.ts';
import { withoutSiteTitle } from '../routes/site-title.ts';

/** The file with the suggestions for the not-found page: every listed page. */
export function buildPathSuggestions({
  routes,
  redirects,
  siteTitle,
}: {
  routes: Route[];
  redirects: Redirect[];
  /** The suffix of all titles, which is left out. */
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
