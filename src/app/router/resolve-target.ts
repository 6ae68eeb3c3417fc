import { withBaseUrl, withoutBaseUrl } from '#shared/base-url.ts';
import { payloadAddress } from '#shared/payload-path.ts';
import { createRouteMatcher } from '#shared/route-match.ts';

/** Target of a link to a page of this site. */
export interface Target {
  /** Site path without base URL, `index.html`, `.html` and trailing slash. */
  path: string;
  /** The address of the page's payload. */
  payloadUrl: string;
  /** The address for the browser to show, if it differs from the link's. */
  canonicalUrl?: string;
}

/** Resolves addresses to pages of this site, with a cache (row R9). */
export function createTargetResolver(options: { origin: string; baseUrl: string }) {
  const { origin, baseUrl } = options;
  const match = createRouteMatcher();
  return (address: string): Target | undefined => {
    const url = new URL(address, origin);
    if (url.origin !== origin) return undefined;
    const sitePath = withoutBaseUrl(url.pathname, baseUrl);
    if (sitePath === undefined) return undefined;
    const path = match(sitePath);
    // A name with an extension is a file (feed, image), not a page.
    if (/\.[a-z0-9]{2,11}$/i.test(path) && !/\/v?\d[\d.]*$/i.test(path)) return undefined;
    const pathname = encodeURI(withBaseUrl(path, baseUrl));
    return {
      path,
      payloadUrl: new URL(payloadAddress(path, baseUrl), origin).href,
      ...(pathname !== url.pathname && {
        canonicalUrl: `${origin}${pathname}${url.search}${url.hash}`,
      }),
    };
  };
}
