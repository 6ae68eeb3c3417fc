import type { Redirect, Route } from '#shared/route.ts';
import { createRedirectMap, followRedirects, isWildcard } from './redirect-map.ts';

/** An old address with its final address, including the anchor. */
export interface ResolvedRedirect {
  from: string;
  to: string;
}

/**
 * Computes every single address that redirects, for hosts without rules: each exact redirect, and for each wildcard,
 * the matching pages and exact redirects below its target. Pages come first, then exact redirects; chains are shortened
 * and loops left out. A wildcard into a folder does not cover the pages of another docs version inside that folder:
 * `/docs/v11/*` does not make `/docs/v11/v10/react`.
 */
export function resolveRedirects({
  redirects,
  routes,
}: {
  redirects: Redirect[];
  routes: Pick<Route, 'path' | 'page'>[];
}): ResolvedRedirect[] {
  const map = createRedirectMap(redirects);
  const pages = new Set(routes.map(({ path }) => path));
  const resolved = new Map<string, string>();
  const add = (from: string) => {
    if (pages.has(from) || resolved.has(from)) return;
    const end = followRedirects({ map, path: from })?.at(-1);
    if (end !== undefined) resolved.set(from, end);
  };
  for (const redirect of redirects) if (!isWildcard(redirect)) add(redirect.from);
  for (const redirect of redirects) {
    if (!isWildcard(redirect) || !redirect.to.endsWith('/*')) continue;
    const folder = redirect.to.slice(0, -1);
    const others = [redirect.from.slice(0, -1), ...deeperVersions(routes, folder)];
    for (const { path, page } of routes) {
      if (!path.startsWith(folder) || isOfDeeperVersion(page, folder)) continue;
      const from = `${redirect.from.slice(0, -1)}${path.slice(folder.length)}`;
      if (map.find(from)?.redirect === redirect) add(from);
    }
    for (const other of redirects) {
      if (isWildcard(other) || !other.from.startsWith(folder)) continue;
      if (others.some((path) => other.from.startsWith(path))) continue;
      const from = `${redirect.from.slice(0, -1)}${other.from.slice(folder.length)}`;
      if (map.find(from)?.redirect === redirect) add(from);
    }
  }
  return [...resolved].map(([from, to]) => ({ from, to }));
}

/**
 * The rules for hosts that support them: exact ones first, then longer wildcards, because hosts take the first match.
 * Chains of exact redirects are shortened; rules that would hide a page or loop are left out.
 */
export function orderRedirects({
  redirects,
  routes,
}: {
  redirects: Redirect[];
  routes: Pick<Route, 'path'>[];
}): ResolvedRedirect[] {
  const map = createRedirectMap(redirects);
  const pages = new Set(routes.map(({ path }) => path));
  const rules = new Map<string, string>();
  for (const { from, to } of redirects) {
    if (rules.has(from) || pages.has(from)) continue;
    const end = isWildcard({ from }) ? to : followRedirects({ map, path: from })?.at(-1);
    if (end !== undefined) rules.set(from, end);
  }
  return [...rules]
    .map(([from, to]) => ({ from, to }))
    .sort((a, b) => {
      if (isWildcard(a) !== isWildcard(b)) return isWildcard(a) ? 1 : -1;
      return isWildcard(a) ? b.from.length - a.from.length : 0;
    });
}

function isOfDeeperVersion(page: Route['page'], folder: string): boolean {
  return 'docs' in page && `${page.docs.version.path}/`.length > folder.length;
}

/** Folders of versions whose pages are inside another version's folder. */
function deeperVersions(routes: Pick<Route, 'page'>[], folder: string): string[] {
  const folders = routes.flatMap(({ page }) =>
    'docs' in page && isOfDeeperVersion(page, folder) ? [`${page.docs.version.path}/`] : [],
  );
  return [...new Set(folders)];
}
