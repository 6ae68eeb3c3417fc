import type { ReactNode } from 'react';

/** How many decoded pages are kept: going back is instant, memory stays bounded. */
const MAX_PAYLOADS = 60;

/** Decoded payloads by address, shared by prefetching, navigation and the first page. */
export interface PayloadCache {
  /** The page at the address; asks for it at most once until it failed or fell out of the cache. */
  get(url: string): Promise<ReactNode>;
  /** Whether the page is here, or on its way. */
  has(url: string): boolean;
  /** Keeps a page that came by another way, and returns it. */
  add(url: string, page: Promise<ReactNode>): Promise<ReactNode>;
  /** Forgets everything: in development, after an edit. */
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
        // Move it to the end: the first key is always the one unused for longest.
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
