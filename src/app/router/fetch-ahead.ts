import { fetchPayload } from './fetch-payload.ts';

/** Maximum number of pages fetched ahead per page. */
export const MAX_AHEAD = 8;

/** Total characters of responses after which nothing more is fetched: about 75 kB compressed. */
export const MAX_CHARACTERS = 300_000;

/** Concurrent requests, few enough that the reader's own requests find the connection free. */
const MAX_CONCURRENT = 2;

/** Maximum number of unopened payloads in memory, newest first. */
const MAX_KEPT = 24;

/** Payloads of pages that the reader may open next. They are kept as text and decoded only when needed. */
export interface FetchAhead {
  /** Resets the count for the page that is now shown. */
  begin(): void;
  /** Queues the request for a payload, within the limits of the page. */
  add(url: string): void;
  /** The payload, if it is loaded or loading. It is handed over once; the caller keeps the result. */
  take(url: string): Promise<string> | undefined;
  /** Cancels all requests except the one for `url` and starts no more, because the reader is going to that page. */
  yieldTo(url: string): void;
}

/**
 * @param options.isKnown whether a page no longer needs a request
 * @param options.fetch requests a payload; rejects if there is none
 */
export function createFetchAhead(options: {
  isKnown: (url: string) => boolean;
  fetch?: (url: string, init: RequestInit) => Promise<string>;
}): FetchAhead {
  const { isKnown, fetch = fetchPayload } = options;
  const payloads = new Map<string, Promise<string>>();
  const running = new Map<string, AbortController>();
  const waiting = new Set<string>();
  let left = { pages: 0, characters: 0 };

  const fetchNext = () => {
    for (const url of waiting) {
      if (running.size >= MAX_CONCURRENT || left.pages === 0 || left.characters <= 0) return;
      waiting.delete(url);
      if (payloads.has(url) || running.has(url) || isKnown(url)) continue;
      left.pages -= 1;
      void fetchOne(url);
    }
  };

  const fetchOne = async (url: string) => {
    const request = new AbortController();
    const payload = fetch(url, { priority: 'low', signal: request.signal });
    running.set(url, request);
    payloads.set(url, payload);
    const [oldest] = payloads.keys();
    if (payloads.size > MAX_KEPT && oldest !== undefined) payloads.delete(oldest);
    try {
      const { length } = await payload;
      left.characters -= length;
    } catch {
      // A failure here has no effect, because opening the page requests it again.
      if (payloads.get(url) === payload) payloads.delete(url);
    }
    if (running.get(url) === request) running.delete(url);
    fetchNext();
  };

  return {
    begin() {
      waiting.clear();
      left = { pages: MAX_AHEAD, characters: MAX_CHARACTERS };
    },
    add(url) {
      waiting.add(url);
      fetchNext();
    },
    take(url) {
      const payload = payloads.get(url);
      payloads.delete(url);
      return payload;
    },
    yieldTo(url) {
      left = { pages: 0, characters: 0 };
      waiting.clear();
      for (const [other, request] of running) {
        if (other === url) continue;
        request.abort();
        running.delete(other);
        payloads.delete(other);
      }
    },
  };
}
