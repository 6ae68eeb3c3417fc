import type { Redirect, Route } from '#shared/route.ts';
import { createRedirectMap, followRedirects, isWildcard } from './redirect-map.ts';

/** One old address with the address where it ends, anchor included. */
export interface ResolvedRedirect {
  from: string;
  to: string;
}

/**
 * Works out every single address that redirects, for hosts that know no rules: each exact one, and
 * for wildcards one for each page and each exact redirect that the new address covers. Pages come first, exact redirects
 * next; chains are cut short and loops left out. Pages of another docs version are not covered by a
 * wildcard into a folder around them: `/docs/v11/*` does not make `/docs/v11/v10/react`.
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
 * The rules for hosts that know some: exact ones first, then the longer wildcards, for hosts take
 * the first that fits. Chains of exact redirects are cut short; what would hide a page or loop is
 * left out.
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

/** Folders of the versions whose pages lie within a folder around them. */
function deeperVersions(routes: Pick<Route, 'page'>[], folder: string): string[] {
  const folders = routes.flatMap(({ page }) =>
    'docs' in page && isOfDeeperVersion(page, folder) ? [`${page.docs.version.path}/`] : [],
  );
  return [...new Set(folders)];
}
