/**
 * Preferences in the browser's storage. `data-storage` on the root element says which one is used (`local` by default,
 * `session`, `none`). Blocked, full or missing storage never throws; the preference is then not saved (row T4).
 */
function openStorage(lasts: 'long' | 'tab'): Storage | undefined {
  try {
    const kind = document.documentElement.dataset.storage ?? 'local';
    if (kind === 'none') return undefined;
    return kind === 'session' || lasts === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The stored value, or undefined. */
export function readStored(key: string): string | undefined {
  return read('long', key);
}

/** Stores a value, or removes it. */
export function writeStored(key: string, value: string | undefined): void {
  write('long', key, value);
}

/** A session storage value, or undefined: for state that a full load would lose. */
export function readForTab(key: string): string | undefined {
  return read('tab', key);
}

/** Stores a value in session storage, or removes it. */
export function writeForTab(key: string, value: string | undefined): void {
  write('tab', key, value);
}

/**
 * Listens for changes to a value in other tabs, and reads it again when the browser restores a page from its
 * back/forward cache, because such a page missed changes. Returns a function that stops it.
 */
export function watchStored(
  key: string,
  onChange: (value: string | undefined) => void,
): () => void {
  const listening = new AbortController();
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === key) onChange(event.newValue ?? undefined);
    },
    { signal: listening.signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) onChange(readStored(key));
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

function read(lasts: 'long' | 'tab', key: string): string | undefined {
  try {
    return openStorage(lasts)?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(lasts: 'long' | 'tab', key: string, value: string | undefined): void {
  try {
    if (value === undefined) openStorage(lasts)?.removeItem(key);
    else openStorage(lasts)?.setItem(key, value);
  } catch {
    // Full or blocked: the page works without saving.
  }
}
