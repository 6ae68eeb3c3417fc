import { fetchPayload } from './fetch-payload.ts';

/** How many pages are asked for ahead while one page is shown. */
export const MAX_AHEAD = 8;

/** Once the answers have this many characters together, nothing more is asked for: about 75 kB, compressed. */
export const MAX_CHARACTERS = 300_000;

/** How many requests run at a time: what the reader asks for finds the connection free. */
const AT_ONCE = 2;

/** How many payloads that nobody has opened are kept, the newest ones. */
const MAX_KEPT = 24;

/** Payloads of pages that the reader may open next. They are kept as text; nothing is decoded before it is needed. */
export interface FetchAhead {
  /** Begins the count for a page that is on the screen now. */
  begin(): void;
  /** Asks for a payload after those that wait, within the limits of the page. */
  add(url: string): void;
  /** The payload, if it is here or on its way. It is handed over once: who takes it keeps what it makes of it. */
  take(url: string): Promise<string> | undefined;
  /** Ends all requests but the one for `url`, and asks for nothing more: the reader goes to that page. */
  yieldTo(url: string): void;
}

/**
 * @param options.isKnown whether a page needs no request any more
 * @param options.fetch asks for a payload; rejects where there is none
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
      if (running.size >= AT_ONCE || left.pages === 0 || left.characters <= 0) return;
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
      // A failure here says nothing: whoever opens the page asks again.
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
