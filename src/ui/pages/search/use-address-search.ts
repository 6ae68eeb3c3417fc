import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('popstate', onChange, { signal });
  // Links to the current page; without this API they load it in full.
  if (typeof navigation !== 'undefined') {
    navigation.addEventListener('currententrychange', onChange, { signal });
  }
  listeners.add(onChange);
  return () => {
    leaving.abort();
    listeners.delete(onChange);
  };
}

/** The current query string; empty on the server. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/**
 * Changes the query string. What changes nothing adds no history entry, with which Back would seem dead.
 *
 * @param search with its question mark, or empty
 */
export function writeAddressSearch(search: string, history: 'push' | 'replace'): void {
  const url = location.pathname + search;
  try {
    if (history === 'push' && !isCurrent(search)) window.history.pushState(null, '', url);
    else window.history.replaceState(window.history.state, '', url);
  } catch {
    // Browsers reject too many changes in a short time; the next one succeeds again.
  }
  for (const listener of listeners) listener();
}

function isCurrent(search: string): boolean {
  const [wanted, current] = [search, location.search].map((it) => `${new URLSearchParams(it)}`);
  return wanted === current;
}
