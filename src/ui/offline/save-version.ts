import type { OfflineFile, OfflineManifest, OfflineVersion } from '#shared/offline/offline.ts';
import { fill } from '#shared/strings/fill.ts';
import { requireOk } from '../primitives/require-ok.ts';
import { fetchIndex } from './fetch-index.ts';
import { addressOf, cacheName, type Places } from './places.ts';
import {
  matchSaved,
  readSaved,
  removeSaved,
  type SavedVersion,
  writeRecord,
} from './saved-versions.ts';

/** Number of concurrent downloads. */
const CONCURRENCY = 6;

/** Maximum number of restarts because the site was deployed during a save. */
const MAX_DEPLOYS = 3;

/** The host's headers that are stored with files. */
const KEPT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** The version to save, and how to report or cancel it. */
export interface SaveOptions {
  places: Places;
  /** Name of the version. */
  name: string;
  now: Date;
  /** Cancels it: nothing is stored. */
  signal?: AbortSignal | undefined;
  /** Called with the stored bytes and the build. */
  onProgress?: ((done: number, version: OfflineVersion) => void) | undefined;
}

/**
 * Saves the newest build of a version, or updates a saved one: existing files are copied, others fetched, and each is
 * checked by its hash. The older build stays complete until the new one is, and stays if the update fails.
 *
 * @throws the error of the network, the storage or `signal`; nothing unfinished is stored then
 */
export async function saveVersion(options: SaveOptions): Promise<void> {
  const { signal } = options;
  let version = await findVersion(options);
  for (let deploys = 0; ; deploys += 1) {
    try {
      return await saveBuild(options, version);
    } catch (error) {
      signal?.throwIfAborted();
      // Files of a replaced build may be gone.
      const newest = await findVersion(options).catch(() => version);
      if (newest.build === version.build || deploys === MAX_DEPLOYS) throw error;
      version = newest;
    }
  }
}

async function findVersion({ places, name, signal }: SaveOptions): Promise<OfflineVersion> {
  const { versions } = await fetchIndex(places, signal);
  const version = versions.find((one) => one.name === name);
  if (!version) throw new Error(STRINGS.offline.versionGone);
  return version;
}

async function saveBuild(options: SaveOptions, version: OfflineVersion): Promise<void> {
  const { places, now, signal, onProgress = () => {} } = options;
  const older = (await readSaved(places)).find((one) => one.version.name === version.name);
  if (older?.version.build === version.build) return;
  // Leftovers of an unfinished run take space.
  await removeSaved(places, { name: version.name, but: older?.version.build });
  const stopping = new AbortController();
  const stop = () => stopping.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  try {
    const cache = await places.caches.open(cacheName(places, version));
    const { manifest, headers } = await fetchManifest(places, version, stopping.signal);
    const copy = older && copier(places, older);
    let done = 0;
    await eachOf(manifest.files, stopping, async (file) => {
      const known = await copy?.(file);
      await cache.put(
        addressOf(places, file.href),
        known ?? (await fetchFile(places, file, headers, stopping.signal)),
      );
      done += file.bytes;
      onProgress(done, version);
    });
    stopping.signal.throwIfAborted();
    await writeRecord(places, cache, { version, savedAt: now.toISOString(), manifest, headers });
  } catch (error) {
    await places.caches.delete(cacheName(places, version)).catch(() => {});
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  await removeSaved(places, { name: version.name, but: version.build });
}

async function fetchManifest(
  places: Places,
  { manifest: href, build: hash }: OfflineVersion,
  signal: AbortSignal,
): Promise<Pick<SavedVersion, 'manifest' | 'headers'>> {
  const response = await fetchFile(places, { href, hash, bytes: 0 }, undefined, signal);
  const manifest: OfflineManifest = await response.json();
  const kept = [...response.headers].filter(([name]) => KEPT_HEADERS.includes(name));
  return { manifest, headers: Object.fromEntries(kept) };
}

/**
 * Fetches a file whose bytes must match the build. A cached copy that does not is fetched again.
 *
 * @param headers to store with it; the host's by default
 */
async function fetchFile(
  places: Places,
  { href, hash }: OfflineFile,
  headers: Record<string, string> | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const url = addressOf(places, href);
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { signal, cache });
    requireOk(response, url);
    const bytes = await response.arrayBuffer();
    if ((await digest(bytes)) !== hash) continue;
    const type = response.headers.get('content-type');
    return new Response(bytes, {
      headers: {
        ...(headers ?? Object.fromEntries(response.headers)),
        ...(type && { 'content-type': type }),
      },
    });
  }
  throw new Error(fill(STRINGS.offline.otherBuild, { url }));
}

/** Finds files in the older build that are unchanged in the new one. */
function copier(
  places: Places,
  older: SavedVersion,
): (file: OfflineFile) => Promise<Response | undefined> {
  const hashes = new Map(older.manifest.files.map(({ href, hash }) => [href, hash]));
  return async ({ href, hash }) =>
    hashes.get(href) === hash ? matchSaved(places, older, href) : undefined;
}

/** Processes some items concurrently. If one fails, the others are canceled and have finished when this rejects. */
async function eachOf<T>(
  items: T[],
  stopping: AbortController,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const run = async () => {
    for (const item of waiting) {
      if (stopping.signal.aborted) return;
      await work(item).catch((error: unknown) => {
        stopping.abort(error);
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, run));
  stopping.signal.throwIfAborted();
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** The first 16 hex digits of the SHA-256 of bytes, with which the build identifies its files. */
async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
