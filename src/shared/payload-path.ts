import { withBaseUrl } from './base-url.ts';

/**
 * The path of a page's payload, including the base URL.
 *
 * @param path of the page, without base URL
 */
export function payloadAddress(path: string, baseUrl: string): string {
  return encodeURI(withBaseUrl(payloadPath(path), baseUrl));
}

/**
 * Where a page's React Server Components payload is: beside its HTML, so the browser needs no route
 * table. It ends in `.txt` because every host compresses that.
 */
function payloadPath(path: string): string {
  return path === '/' ? '/payload.txt' : `${path}/payload.txt`;
}
