import { decodePath } from './decode-address.ts';

/** How many pathnames a matcher remembers. */
const MAX_CACHED_ROUTES = 10_000;

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

/**
 * `normalizePath` with a cache of its results; the oldest one goes when the limit is reached. It is small, because every
 * page loads it.
 */
export function createRouteMatcher(exists?: (path: string) => boolean): (path: string) => string {
  const known = new Map<string, string>();
  return (pathname) => {
    const hit = known.get(pathname);
    if (hit !== undefined) return hit;
    const path = normalizePath(pathname, exists);
    known.set(pathname, path);
    const [oldest = pathname] = known.keys();
    if (known.size > MAX_CACHED_ROUTES) known.delete(oldest);
    return path;
  };
}
