import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Results kept on disk under the hash of everything they depend on. */
export interface ContentCache {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
  /** Deletes what this run did not use and nobody wrote for a week. Looks once a day: there may be very many. */
  prune(now: Date): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;

/** How long an unused result stays, in milliseconds: long enough to switch branches and back. */
const TIME_KEPT = 7 * DAY;

export function createContentCache(dir: string): ContentCache {
  /** Its time is that of the last look. */
  const pruned = join(dir, 'pruned');
  const used = new Set([pruned]);
  const fileOf = (key: string) => join(dir, key.slice(0, 2), `${key}.json`);
  return {
    async read(key) {
      used.add(fileOf(key));
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8'));
      } catch {
        // Missing or damaged: either way it is computed anew.
        return undefined;
      }
    },
    async write(key, value) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // Written aside and renamed, so that a run that was stopped leaves no half file.
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(temporary, JSON.stringify(value));
      await rename(temporary, file);
    },
    async prune(now) {
      const last = await stat(pruned).catch(() => undefined);
      if (last && now.getTime() - last.mtimeMs < DAY) return;
      await removeUnused({ dir, used, now });
      await mkdir(dir, { recursive: true });
      await writeFile(pruned, '');
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
