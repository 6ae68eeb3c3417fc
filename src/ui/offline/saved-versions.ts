import type { OfflineManifest, OfflineVersion } from '#shared/offline/offline.ts';
import { addressOf, cacheName, type Places, versionOfCache } from './places.ts';

/** A version that is saved whole. Written into its cache when all else is there, so that a half is none. */
export interface SavedVersion {
  version: OfflineVersion;
  /** ISO date and time, by the clock of the reader. */
  savedAt: string;
  manifest: OfflineManifest;
  /** What the host sends with pages: policies hold without a network too. */
  headers: Record<string, string>;
}

const RECORD_PATH = '/offline/saved.json';

/** What is saved, read from the caches themselves, in the order in which it was saved. One of each version. */
export async function readSaved(places: Places): Promise<SavedVersion[]> {
  const saved = new Map<string, SavedVersion>();
  for (const cache of await places.caches.keys()) {
    const name = versionOfCache(places, cache);
    if (typeof name !== 'string') continue;
    const record = await readRecord(places, cache);
    if (record) saved.set(name, record);
  }
  return [...saved.values()];
}

/** A file of a saved version. It does not open the cache, which would make one that was removed just before again. */
export async function matchSaved(
  places: Places,
  { version }: SavedVersion,
  href: string,
): Promise<Response | undefined> {
  return places.caches.match(addressOf(places, href), { cacheName: cacheName(places, version) });
}

/** From now on the version is saved. */
export async function writeRecord(
  places: Places,
  cache: Cache,
  record: SavedVersion,
): Promise<void> {
  await cache.put(addressOf(places, RECORD_PATH), new Response(JSON.stringify(record)));
}

/**
 * Removes a version, or what was left of it by runs that did not end.
 *
 * @param options.but the build to keep
 */
export async function removeSaved(
  places: Places,
  { name, but }: { name: string; but?: string | undefined },
): Promise<void> {
  const kept = but === undefined ? undefined : cacheName(places, { name, build: but });
  await removeCaches(
    places,
    (cache, version) => version === null || (version === name && cache !== kept),
  );
}

/** Removes every version, with all that runs which did not end have left. */
export async function removeAll(places: Places): Promise<void> {
  await removeCaches(places, () => true);
}

async function removeCaches(
  places: Places,
  isGone: (cache: string, version: string | null) => boolean,
): Promise<void> {
  for (const cache of await places.caches.keys()) {
    const version = versionOfCache(places, cache);
    if (version !== undefined && isGone(cache, version)) await places.caches.delete(cache);
  }
}

async function readRecord(places: Places, cache: string): Promise<SavedVersion | undefined> {
  const response = await places.caches.match(addressOf(places, RECORD_PATH), { cacheName: cache });
  return response?.json();
}
