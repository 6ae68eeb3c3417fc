import { OFFLINE_WORKER_PATH } from '#shared/offline/offline.ts';
import { fetchIndex, isMissing, MissingError } from '../fetch-index.ts';
import { addressOf, alone, type Places } from '../places.ts';
import { saveVersion } from '../save-version.ts';
import { readSaved, removeAll, removeSaved, type SavedVersion } from '../saved-versions.ts';

/** Time limit for an update, in milliseconds. Browsers silently end workers that take longer. */
const UPDATE_TIMEOUT_MS = 240_000;

/**
 * Checks for newer builds of the saved versions and saves them; the older build is used until the new one is complete.
 * Versions that the site no longer has are removed. If the site no longer offers saving (neither list nor worker), or
 * nothing is saved any more, everything is removed.
 *
 * @param options.isFrugal whether the reader has asked the browser to save data: then nothing is updated
 * @param options.retire unregisters the worker
 */
export async function keepUpToDate(options: {
  places: Places;
  isFrugal: boolean;
  retire: () => Promise<unknown>;
}): Promise<void> {
  const { places, isFrugal, retire } = options;
  const signal = AbortSignal.timeout(UPDATE_TIMEOUT_MS);
  const { versions } = await fetchIndex(places, signal).catch(async (error: unknown) => {
    // During a deploy, one file may be missing for a moment, but not two.
    if (error instanceof MissingError && (await isWorkerGone(places))) return { versions: [] };
    throw error;
  });
  const newestOf = ({ version }: SavedVersion) =>
    versions.find(({ name }) => name === version.name);
  const isNewest = (one: SavedVersion) => newestOf(one)?.build === one.version.build;
  const before = await readSaved(places);
  // Checking does not block saving or removing.
  if (before.length > 0 && before.every(isNewest)) return;
  await alone(places, async () => {
    const saved = await readSaved(places);
    if (!saved.some(newestOf)) {
      await removeAll(places);
      await retire();
      return;
    }
    for (const one of saved) {
      const { name } = one.version;
      if (!newestOf(one)) await removeSaved(places, { name });
      else if (!isNewest(one) && !isFrugal) {
        await saveVersion({ places, name, now: new Date(), signal });
      }
    }
  });
}

async function isWorkerGone(places: Places): Promise<boolean> {
  return isMissing(await fetch(addressOf(places, OFFLINE_WORKER_PATH), { cache: 'no-cache' }));
}
