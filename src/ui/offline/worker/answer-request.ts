import { withoutBaseUrl } from '#shared/base-url.ts';
import { OFFLINE_INDEX_PATH } from '#shared/offline/offline.ts';
import type { Places } from '../places.ts';
import { findSaved } from './find-saved.ts';
import { notSavedPage } from './not-saved-page.ts';

/** How long the network may take before what is saved is shown, in milliseconds. */
const PATIENCE = 4_000;

/**
 * Whether a request is for a file of this site. Parts of files, what is not read only, and the list of versions, which is
 * never saved, are the browser's.
 */
export function isOfSite(places: Places, request: Request): boolean {
  const isRead = request.method === 'GET' && !request.headers.has('range');
  const path = sitePathOf(places, request.url);
  return isRead && path !== undefined && path !== OFFLINE_INDEX_PATH;
}

/**
 * Answers a request of a page: files with a hash in their names from what is saved, since they never change, all else from
 * the network. What is saved is shown where the network fails, says that the server has failed, or is silent for four
 * seconds. An address that is not saved gets a page that says so.
 */
export async function answerRequest(places: Places, request: Request): Promise<Response> {
  const path = sitePathOf(places, request.url) ?? '';
  const from = request.referrer && sitePathOf(places, request.referrer);
  // A storage that fails is no reason to keep the network from answering.
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
    setTimeout(resolve, PATIENCE, undefined);
  });
}

function sitePathOf({ root }: Places, address: string): string | undefined {
  const url = new URL(address);
  const base = new URL(root);
  if (url.origin !== base.origin) return undefined;
  return withoutBaseUrl(url.pathname, base.pathname);
}
