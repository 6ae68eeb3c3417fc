import { OFFLINE_INDEX_PATH, type OfflineIndex } from '#shared/offline/offline.ts';
import { fill } from '#shared/strings/fill.ts';
import { addressOf, type Places } from './places.ts';

/** The site answers, and has no such file. */
export class MissingError extends Error {
  override name = 'MissingError';
}

/**
 * Asks the site, and not the browser's memory, which versions it has now.
 *
 * @throws MissingError where it has none any more
 */
export async function fetchIndex(places: Places, signal?: AbortSignal): Promise<OfflineIndex> {
  const url = addressOf(places, OFFLINE_INDEX_PATH);
  const response = await fetch(url, { cache: 'no-cache', ...(signal && { signal }) });
  if (isMissing(response)) throw new MissingError(STRINGS.offline.noList);
  if (!response.ok)
    throw new Error(fill(STRINGS.failures.status, { url, status: response.status }));
  const index: Partial<OfflineIndex> = await response.json();
  // A network that wants a login first may answer anything.
  if (!Array.isArray(index.versions)) throw new Error(fill(STRINGS.offline.notList, { url }));
  return { versions: index.versions };
}

/** Whether the site says itself that it does not have a file. */
export function isMissing({ status }: Response): boolean {
  return status === 404 || status === 410;
}
