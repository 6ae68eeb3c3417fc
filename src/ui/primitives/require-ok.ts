import { fill } from '#shared/strings/fill.ts';

/**
 * Throws if the server responded with an error, in the page's language.
 *
 * @param url name of the file for the message
 */
export function requireOk({ ok, status }: Response, url: string): void {
  if (!ok) throw new Error(fill(STRINGS.failures.status, { url, status }));
}
