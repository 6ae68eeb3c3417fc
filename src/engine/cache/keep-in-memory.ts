import type { ContentCache } from './content-cache.ts';

/** How many results are kept: those of all content of a large site, and of some hundred edits. */
const MAX_KEPT = 3000;

/**
 * A cache that also keeps results in memory, for a process that reads the same ones again and again. What it
 * returns is shared: nobody may change it.
 */
export function keepInMemory(cache: ContentCache): ContentCache {
  /** In the order of use, the one unused for longest first. */
  const kept = new Map<string, unknown>();
  const keep = (key: string, value: unknown) => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    ...cache,
    async read<T>(key: string) {
      const value = (kept.get(key) ?? (await cache.read<T>(key))) as T | undefined;
      if (value !== undefined) keep(key, value);
      return value;
    },
    async write(key, value) {
      keep(key, value);
      await cache.write(key, value);
    },
  };
}
