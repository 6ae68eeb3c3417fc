import { OFFLINE_INDEX_PATH, type OfflineIndex } from '#shared/offline/offline.ts';
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
  if (isMissing(response)) throw new MissingError('The site has no list of what can be saved.');
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const index: Partial<OfflineIndex> = await response.json();
  // A network that wants a login first may answer anything.
  if (!Array.isArray(index.versions)) throw new Error(`${url} is not the list of versions.`);
  return { versions: index.versions };
}

/** Whether the site says itself that it does not have a file. */
export function isMissing({ status }: Response): boolean {
  return status === 404 || status === 410;
}
