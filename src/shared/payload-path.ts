/**
 * Where a page's React Server Components payload lies: beside its HTML, so that no table of routes
 * is needed in the browser. The ending is `.txt` because every host compresses that.
 */
export function payloadPath(path: string): string {
  return path === '/' ? '/payload.txt' : `${path}/payload.txt`;
}
