import type { ReactNode } from 'react';

/** Maximum number of decoded pages: going back is instant, and memory stays limited. */
const MAX_PAYLOADS = 60;

/** Decoded payloads by address, shared by prefetching, navigation and the first page. */
export interface PayloadCache {
  /** The page at the address; requests it only once, unless it failed or was evicted. */
  get(url: string): Promise<ReactNode>;
  /** Whether the page is loaded or loading. */
  has(url: string): boolean;
  /** Stores a page from another source, and returns it. */
  add(url: string, page: Promise<ReactNode>): Promise<ReactNode>;
  /** Clears the cache: in development, after an edit. */
  clear(): void;
}

export function createPayloadCache(options: {
  load: (url: string) => Promise<ReactNode>;
  limit?: number;
}): PayloadCache {
  const { load, limit = MAX_PAYLOADS } = options;
  const entries = new Map<string, Promise<ReactNode>>();
  const add = (url: string, entry: Promise<ReactNode>) => {
    entry.catch(() => {
      if (entries.get(url) === entry) entries.delete(url);
    });
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return entry;
  };
  return {
    add,
    get(url) {
      const known = entries.get(url);
      if (known) {
        // Moved to the end, because the first key is always the least recently used one.
        entries.delete(url);
        entries.set(url, known);
        return known;
      }
      return add(url, load(url));
    },
    has: (url) => entries.has(url),
    clear: () => entries.clear(),
  };
}
