import { join } from 'node:path';
import { messageOf } from '../message-of.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { HOUR_MS, removeUnused } from './remove-unused.ts';

/**
 * Results on disk under the hash of all their inputs. They only save time: unreadable results are computed again, and
 * an unwritable folder does not fail a build.
 */
export interface ContentCache {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
  /** Keeps a result that this run depends on, but does not read, from being deleted as unused. */
  keep(key: string): void;
  /**
   * Deletes results that were not used for a week and, if the cache is too large, the least recently used ones. Runs
   * once a day, and whenever the size limit is reached, because there may be very many files.
   */
  prune(now: Date): Promise<void>;
  /** Error messages, one per line; empty if there are none. */
  troubles(): string[];
}

/** Maximum size of all results, in bytes: enough for some dozen states of a large site. */
const MAX_SIZE = 800 * 1024 * 1024;

/** Notes from the last cleanup, so that most runs need none. */
interface Look {
  /** In milliseconds since 1970. */
  time: number;
  /** Total size of all results, including those written since, in bytes. */
  size: number;
}

/** Incremented when the format of the note changes. */
const LOOK_FORM = 'pruned 1';

/** @param options.maxSize maximum size of all results, in bytes */
export function createContentCache(dir: string, { maxSize = MAX_SIZE } = {}): ContentCache {
  const pruned = join(dir, 'pruned');
  const used = new Set([pruned]);
  const damaged: string[] = [];
  let unwritable: string | undefined;
  /** In bytes. */
  let written = 0;
  const fileOf = (key: string) => join(dir, key.slice(0, 2), `${key}.json`);
  return {
    async read<T>(key: string) {
      used.add(fileOf(key));
      const kept = await readCacheFile<T>(fileOf(key), key);
      if (kept.kind === 'read') return kept.value;
      if (kept.kind === 'damaged') damaged.push(fileOf(key));
      return undefined;
    },
    async write(key, value) {
      try {
        written += await writeCacheFile(fileOf(key), key, value);
      } catch (error) {
        unwritable ??= messageOf(error);
      }
    },
    keep: (key) => void used.add(fileOf(key)),
    async prune(now) {
      const note = await readCacheFile<Look>(pruned, LOOK_FORM);
      const last = note.kind === 'read' ? note.value : { time: 0, size: 0 };
      let look = { ...last, size: last.size + written };
      const isRecent = now.getTime() - last.time < 24 * HOUR_MS;
      if (isRecent && written === 0) return;
      if (!isRecent || look.size > maxSize) {
        const size = await removeUnused({ dir, used, now, depth: 1, maxSize });
        look = { time: now.getTime(), size };
      }
      written = 0;
      // `write` reports failures.
      await writeCacheFile(pruned, LOOK_FORM, look).catch(() => {});
    },
    troubles() {
      const [first, ...others] = damaged;
      const more = others.length === 0 ? '' : ` and ${others.length} more`;
      return [
        ...(first ? [`Dropped a damaged file of the cache: ${first}${more}.`] : []),
        ...(unwritable ? [`The cache could not be written: ${unwritable}`] : []),
      ];
    },
  };
}
