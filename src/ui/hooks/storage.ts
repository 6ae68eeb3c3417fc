/**
 * Preferences in the browser's storage. `data-storage` on the root element says where they are kept
 * (`local` if left out, `session`, `none`). Storage that is blocked, full or missing never throws:
 * the preference is then not remembered (row T4).
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

/** The stored value, or nothing. */
export function readStored(key: string): string | undefined {
  return read('long', key);
}

/** Stores a value, or forgets it. */
export function writeStored(key: string, value: string | undefined): void {
  write('long', key, value);
}

/** What this tab of the browser remembers until it is closed, or nothing: for what a full load would forget. */
export function readForTab(key: string): string | undefined {
  return read('tab', key);
}

/** Remembers a value as long as this tab of the browser is open. */
export function writeForTab(key: string, value: string): void {
  write('tab', key, value);
}

/**
 * Hears of changes that other tabs of the browser make to a value, and of what it is when the browser shows a page again
 * that it had kept: such a page was told nothing in between. Returns how to stop.
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
    // Full or blocked: the page works on without remembering.
  }
}
