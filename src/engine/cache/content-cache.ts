import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Results kept on disk under the hash of everything they depend on. */
export interface ContentCache {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
}

/** How long an unused result stays, in days: long enough to switch branches and back. */
const DAYS_KEPT = 7;
const DAY = 24 * 60 * 60 * 1000;

export function createContentCache(dir: string): ContentCache {
  const fileOf = (key: string) => join(dir, key.slice(0, 2), `${key}.json`);
  return {
    async read(key) {
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
  };
}

/** Deletes entries of a cache folder that no run has touched for a week. `entries` are its children. */
export async function pruneCache(options: {
  dir: string;
  used: Iterable<string>;
  now: Date;
}): Promise<void> {
  const { dir, used, now } = options;
  for (const name of used) await utimes(join(dir, name), now, now).catch(() => {});
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name);
    const info = await stat(path).catch(() => undefined);
    if (info && now.getTime() - info.mtimeMs > DAYS_KEPT * DAY) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
