import { withoutBaseUrl } from '#shared/base-url.ts';
import { OFFLINE_INDEX_PATH } from '#shared/offline/offline.ts';
import type { Places } from '../places.ts';
import { findSaved } from './find-saved.ts';
import { notSavedPage } from './not-saved-page.ts';

/** Timeout after which saved files replace the network, in milliseconds. */
const NETWORK_TIMEOUT_MS = 4_000;

/**
 * Whether the worker handles a request: it must be for a file of this site. The browser handles range requests,
 * requests that do more than read, and the list of versions, which is never saved.
 */
export function isOfSite(places: Places, request: Request): boolean {
  const isRead = request.method === 'GET' && !request.headers.has('range');
  const path = sitePathOf(places, request.url);
  return isRead && path !== undefined && path !== OFFLINE_INDEX_PATH;
}

/**
 * Responds to a page's request: files with a hash in their names come from the saved version, because they never
 * change; everything else comes from the network. The saved version is used if the network fails, reports a server
 * error, or does not respond for four seconds. An address that is not saved gets a page that says so.
 */
export async function answerRequest(places: Places, request: Request): Promise<Response> {
  const path = sitePathOf(places, request.url) ?? '';
  const from = request.referrer && sitePathOf(places, request.referrer);
  // A storage failure must not block the network response.
  const saved = () => findSaved(places, { path, from }).catch(() => undefined);
  if (path.startsWith('/assets/')) return (await saved()) ?? fetch(request);
  const network = fetch(request);
  const first = await Promise.race([network.catch(() => undefined), silence()]);
  if (first && first.status < 500) return first;
  const found = await saved();
  if (found) return found;
  return network.catch((error: unknown) => {
    if (request.mode !== 'navigate') throw error;
    return notSavedPage(places, request.url);
  });
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined);
  });
}

function sitePathOf({ root }: Places, address: string): string | undefined {
  const url = new URL(address);
  const base = new URL(root);
  if (url.origin !== base.origin) return undefined;
  return withoutBaseUrl(url.pathname, base.pathname);
}
