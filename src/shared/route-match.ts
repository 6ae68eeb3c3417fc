import { decodePath } from './decode-address.ts';

/** How many pathnames a matcher remembers. */
export const MAX_CACHED_ROUTES = 10_000;

/**
 * The site path for a pathname. A trailing `index.html`, `.html` or slash is removed unless a route
 * has exactly that name. Case is kept, and malformed escapes are left as they are.
 */
export function normalizePath(pathname: string, exists: (path: string) => boolean = () => false) {
  const decoded = decodePath(pathname);
  if (exists(decoded)) return decoded;
  const path = decoded.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return path === '/' ? path : path.replace(/\/+$/, '') || '/';
}

/** Caches the result for each pathname; the oldest entries go when the limit is reached. */
export function createRouteMatcher(
  options: { exists?: (path: string) => boolean; limit?: number } = {},
): { match(pathname: string): string; size(): number } {
  const limit = options.limit ?? MAX_CACHED_ROUTES;
  const known = new Map<string, string>();
  return {
    match(pathname) {
      const hit = known.get(pathname);
      if (hit !== undefined) return hit;
      const path = normalizePath(pathname, options.exists);
      if (known.size >= limit) {
        const [oldest] = known.keys();
        if (oldest !== undefined) known.delete(oldest);
      }
      known.set(pathname, path);
      return path;
    },
    size: () => known.size,
  };
}
