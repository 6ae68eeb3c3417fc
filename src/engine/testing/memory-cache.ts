import type { ContentCache } from '../cache/content-cache.ts';

/** A cache that forgets everything with the test. */
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
    async prune() {},
    troubles: () => [],
  };
}
