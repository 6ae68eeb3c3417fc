import { OFFLINE_INDEX_PATH, type OfflineIndex } from '#shared/offline/offline.ts';
import { fill } from '#shared/strings/fill.ts';
import { requireOk } from '../primitives/require-ok.ts';
import { addressOf, type Places } from './places.ts';

/** The site responds but does not have the file. */
export class MissingError extends Error {
  override name = 'MissingError';
}

/**
 * Requests the site's current versions, bypassing the browser's cache.
 *
 * @throws MissingError if there are none any more
 */
export async function fetchIndex(places: Places, signal?: AbortSignal): Promise<OfflineIndex> {
  const url = addressOf(places, OFFLINE_INDEX_PATH);
  const response = await fetch(url, { cache: 'no-cache', ...(signal && { signal }) });
  if (isMissing(response)) throw new MissingError(STRINGS.offline.noList);
  requireOk(response, url);
  const index: Partial<OfflineIndex> = await response.json();
  // A network with a login page may respond with anything.
  if (!Array.isArray(index.versions)) throw new Error(fill(STRINGS.offline.notList, { url }));
  return { versions: index.versions };
}

/** Whether the site itself reports a file as missing. */
export function isMissing({ status }: Response): boolean {
  return status === 404 || status === 410;
}
