import type { Redirect } from '#shared/route.ts';

/** Finds the redirect for a path: exact ones before wildcards, longer wildcards before shorter ones. */
export interface RedirectMap {
  find(path: string): { redirect: Redirect; to: string } | undefined;
}

/** Maximum number of steps; longer chains count as loops. */
const MAX_STEPS = 20;

/** Of several redirects with the same source, the first wins, as on hosts. */
export function createRedirectMap(redirects: Redirect[]): RedirectMap {
  const exact = new Map<string, Redirect>();
  const wildcards = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const map = isWildcard(redirect) ? wildcards : exact;
    const from = isWildcard(redirect) ? redirect.from.slice(0, -1) : redirect.from;
    if (!map.has(from)) map.set(from, redirect);
  }
  return {
    find(path) {
      const hit = exact.get(path);
      if (hit !== undefined) return { redirect: hit, to: hit.to };
      // From the longest prefix to the shortest: as many steps as the path has parts.
      for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
        const prefix = path.slice(0, end + 1);
        const wildcard = wildcards.get(prefix);
        if (wildcard !== undefined) {
          return { redirect: wildcard, to: fillWildcard(wildcard.to, path.slice(prefix.length)) };
        }
        if (end === 0) break;
      }
      return undefined;
    },
  };
}

/**
 * Follows redirects from `path` to the end.
 *
 * @returns each address on the way, the final one last; `undefined` for a loop
 */
export function followRedirects({
  map,
  path,
}: {
  map: RedirectMap;
  path: string;
}): string[] | undefined {
  const steps: string[] = [];
  const seen = new Set<string>([path]);
  for (let next = map.find(path); next !== undefined; next = map.find(pathOf(next.to))) {
    steps.push(next.to);
    if (!next.to.startsWith('/')) return steps;
    if (seen.has(pathOf(next.to)) || steps.length > MAX_STEPS) return undefined;
    seen.add(pathOf(next.to));
  }
  return steps;
}

export function isWildcard(redirect: Pick<Redirect, 'from'>): boolean {
  return redirect.from.endsWith('/*');
}

/** The path of an address without query and anchor. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function fillWildcard(to: string, rest: string): string {
  return to.endsWith('/*') ? `${to.slice(0, -1)}${rest}` : to;
}
