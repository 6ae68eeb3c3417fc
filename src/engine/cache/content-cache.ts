import { join } from 'node:path';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { HOUR, removeUnused } from './remove-unused.ts';

/**
 * Results kept on disk under the hash of everything they depend on. They save time and nothing else: what cannot
 * be read is computed again, and a folder that cannot be written to ends no build.
 */
export interface ContentCache {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
  /**
   * Deletes what nobody has used for a week; and what nobody has used for longest, where all is larger than it may be.
   * Looks once a day, and where the size is reached: there may be very many.
   */
  prune(now: Date): Promise<void>;
  /** What went wrong, a line each; empty when all is well. */
  troubles(): string[];
}

/** How large all results may be, in bytes: those of some dozen states of a large site. */
const MAX_SIZE = 800 * 1024 * 1024;

/** What is noted of the last look at everything, so that most runs need none. */
interface Look {
  /** In milliseconds since 1970. */
  time: number;
  /** How large all results were, with those that were written since, in bytes. */
  size: number;
}

/** Changes with the form of the note. */
const LOOK_FORM = 'pruned 1';

/** @param options.maxSize how large all results may be, in bytes */
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
        unwritable ??= error instanceof Error ? error.message : String(error);
      }
    },
    async prune(now) {
      const note = await readCacheFile<Look>(pruned, LOOK_FORM);
      const last = note.kind === 'read' ? note.value : { time: 0, size: 0 };
      let look = { ...last, size: last.size + written };
      const isRecent = now.getTime() - last.time < 24 * HOUR;
      if (isRecent && written === 0) return;
      if (!isRecent || look.size > maxSize) {
        const size = await removeUnused({ dir, used, now, depth: 1, maxSize });
        look = { time: now.getTime(), size };
      }
      written = 0;
      // What could not be written says `write`.
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
