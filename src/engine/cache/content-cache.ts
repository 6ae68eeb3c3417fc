import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

/**
 * Results kept on disk under the hash of everything they depend on. They save time and nothing else: what cannot
 * be read is computed anew, and a folder that cannot be written to ends no build.
 */
export interface ContentCache {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
  /** Deletes what this run did not use and nobody wrote for a week. Looks once a day: there may be very many. */
  prune(now: Date): Promise<void>;
  /** What went wrong, a line each; empty when all is well. */
  troubles(): string[];
}

const DAY = 24 * 60 * 60 * 1000;

/** How long an unused result stays, in milliseconds: long enough to switch branches and back. */
const TIME_KEPT = 7 * DAY;

export function createContentCache(dir: string): ContentCache {
  /** Its time is that of the last look. */
  const pruned = join(dir, 'pruned');
  const used = new Set([pruned]);
  const damaged: string[] = [];
  let unwritable: string | undefined;
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
      await writeCacheFile(fileOf(key), key, value).catch((error: unknown) => {
        unwritable ??= error instanceof Error ? error.message : String(error);
      });
    },
    async prune(now) {
      const last = await stat(pruned).catch(() => undefined);
      if (last && now.getTime() - last.mtimeMs < DAY) return;
      await removeUnused({ dir, used, now });
      // What could not be written says `write`.
      await mkdir(dir, { recursive: true }).catch(() => {});
      await writeFile(pruned, '').catch(() => {});
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

/** Deletes files and folders directly in `dir`, one level deeper too, that are old and not used. */
export async function removeUnused(options: {
  dir: string;
  /** Absolute paths. */
  used: ReadonlySet<string>;
  now: Date;
  depth?: number;
}): Promise<void> {
  const { dir, used, now, depth = 1 } = options;
  for (const entry of await readdir(dir, { withFileTypes: true }).catch(() => [])) {
    const path = join(dir, entry.name);
    if (used.has(path)) continue;
    if (entry.isDirectory() && depth > 0) {
      await removeUnused({ dir: path, used, now, depth: depth - 1 });
      continue;
    }
    const info = await stat(path).catch(() => undefined);
    if (info && now.getTime() - info.mtimeMs > TIME_KEPT) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
