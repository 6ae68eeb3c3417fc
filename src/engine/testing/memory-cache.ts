import type { ContentCache } from '../cache/content-cache.ts';

/** An in-memory cache for one test. */
export function memoryCache(
  /** Key -> value as JSON. */
  entries: Map<string, string> = new Map(),
): ContentCache {
  return {
    async read(key) {
      const text = entries.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async write(key, value) {
      entries.set(key, JSON.stringify(value));
    },
    keep() {},
    async prune() {},
    troubles: () => [],
  };
}
