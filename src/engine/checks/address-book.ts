import { withoutBaseUrl } from '#shared/base-url.ts';
import { decodePart } from '#shared/decode-address.ts';
import { createPathIndex, nearPaths, type PathIndex } from '#shared/near-paths.ts';
import { normalizePath } from '#shared/route-match.ts';
import { didYouMeanPaths } from '../problems/suggest.ts';
import { createRedirectMap, followRedirects, pathOf } from '../redirects/redirect-map.ts';
import type { CheckInput } from './check-input.ts';

/** The internal target of a link. */
export interface SiteAddress {
  /** Without base URL and trailing slash, escapes decoded. */
  path: string;
  /** Decoded id after the `#`; empty if there is none. */
  anchor: string;
}

/** Knows every address of the site. Created once for all checks. */
export interface AddressBook {
  /** @returns undefined for addresses outside the site (and `mailto:` and the like) */
  read(href: string, fromPath: string): SiteAddress | undefined;
  kindOf(path: string): 'page' | 'file' | 'redirect' | undefined;
  /** The final page of a path, after following redirects. */
  pageAt(path: string): string | undefined;
  /** One sentence that names the nearest addresses; undefined if none is close. */
  suggest(path: string): string | undefined;
}

type Known = Pick<
  CheckInput,
  'routes' | 'redirects' | 'files' | 'url' | 'baseUrl' | 'localeBaseUrls'
>;

export function createAddressBook(known: Known): AddressBook {
  const { routes, redirects, files, url, baseUrl, localeBaseUrls } = known;
  const pages = new Set(routes.map((route) => route.path));
  const redirectMap = createRedirectMap(redirects);
  const origin = new URL(url).origin;
  // Every locale has the same pages. Longer base URLs come first, because one may be inside
  // another.
  const bases = [baseUrl, ...localeBaseUrls].sort((a, b) => b.length - a.length);
  const readAddresses = new Map<string, SiteAddress | undefined>();
  const suggestions = new Map<string, string | undefined>();
  let index: PathIndex | undefined;

  const kindOf: AddressBook['kindOf'] = (path) => {
    if (pages.has(path)) return 'page';
    if (redirectMap.find(path) !== undefined) return 'redirect';
    return files.has(path.slice(1)) ? 'file' : undefined;
  };
  const exists = (path: string) => kindOf(path) !== undefined;

  const readAbsolute = (href: string): SiteAddress | undefined => {
    if (!URL.canParse(href, origin)) return undefined;
    const address = new URL(href, origin);
    if (address.origin !== origin) return undefined;
    const path = bases
      .map((base) => withoutBaseUrl(address.pathname, base))
      .find((found) => found !== undefined);
    if (path === undefined) return undefined;
    return { path: normalizePath(path, exists), anchor: decodeAnchor(address.hash) };
  };

  return {
    kindOf,
    read(href, fromPath) {
      if (href === '' || href.startsWith('#')) {
        return { path: fromPath, anchor: decodeAnchor(href) };
      }
      const isAbsolute = href.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(href);
      const base = `${baseUrl.replace(/\/$/, '')}${fromPath}`;
      const from = `${origin}${base}`;
      if (!isAbsolute && !URL.canParse(href, from)) return undefined;
      const absolute = isAbsolute ? href : new URL(href, from).href;
      // Navigation repeats the same few hundred links on every page.
      if (!readAddresses.has(absolute)) readAddresses.set(absolute, readAbsolute(absolute));
      return readAddresses.get(absolute);
    },
    pageAt(path) {
      if (pages.has(path)) return path;
      const end = followRedirects({ map: redirectMap, path })?.at(-1);
      return end !== undefined && pages.has(pathOf(end)) ? pathOf(end) : undefined;
    },
    suggest(path) {
      if (!suggestions.has(path)) {
        index ??= createPathIndex({
          pages: routes
            .filter(({ page }) => page.kind !== 'not-found')
            .map(({ path: known, page }) => [known, page.head.title]),
          redirects: redirects.map(({ from, to }) => [from, to]),
        });
        suggestions.set(path, didYouMeanPaths(nearPaths({ index, path, limit: 3 })));
      }
      return suggestions.get(path);
    },
  };
}

/** The id in a hash. Text fragments (`:~:text=`) have none. */
function decodeAnchor(hash: string): string {
  return decodePart(hash.replace(/^#/, '').replace(/:~:.*/s, ''));
}
