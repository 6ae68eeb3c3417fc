import { withBaseUrl } from './base-url.ts';

/**
 * The address, from the origin on, of a page's payload.
 *
 * @param path of the page, without base URL
 */
export function payloadAddress(path: string, baseUrl: string): string {
  return encodeURI(withBaseUrl(payloadPath(path), baseUrl));
}

/**
 * Where a page's React Server Components payload lies: beside its HTML, so that no table of routes
 * is needed in the browser. The ending is `.txt` because every host compresses that.
 */
function payloadPath(path: string): string {
  return path === '/' ? '/payload.txt' : `${path}/payload.txt`;
}
