import type { ContentCache } from './content-cache.ts';

/** Maximum number of results: enough for all content of a large site and some hundred edits. */
const MAX_KEPT = 3000;

/**
 * A cache that also keeps results in memory, for a process that reads the same ones repeatedly. Results are shared, so
 * callers must not change them.
 */
export function keepInMemory(cache: ContentCache): ContentCache {
  /** In order of use, least recently used first. */
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
