import type { OfflineManifest, OfflineVersion } from '#shared/offline/offline.ts';
import { addressOf, cacheName, type Places, versionOfCache } from './places.ts';

/** A completely saved version. It is written to its cache last, so an incomplete version never has one. */
export interface SavedVersion {
  version: OfflineVersion;
  /** ISO date and time, by the reader's clock. */
  savedAt: string;
  manifest: OfflineManifest;
  /** The host's headers for pages, because policies also apply offline. */
  headers: Record<string, string>;
}

const RECORD_PATH = '/offline/saved.json';

/** The saved versions, read from the caches, in the order in which they were saved. One per version. */
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

/** A file of a saved version. It does not open the cache, because that would create one that was just removed. */
export async function matchSaved(
  places: Places,
  { version }: SavedVersion,
  href: string,
): Promise<Response | undefined> {
  return places.caches.match(addressOf(places, href), { cacheName: cacheName(places, version) });
}

/** Marks the version as saved. */
export async function writeRecord(
  places: Places,
  cache: Cache,
  record: SavedVersion,
): Promise<void> {
  await cache.put(addressOf(places, RECORD_PATH), new Response(JSON.stringify(record)));
}

/**
 * Removes a version, including leftovers of unfinished runs.
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

/** Removes every version, including leftovers of unfinished runs. */
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
