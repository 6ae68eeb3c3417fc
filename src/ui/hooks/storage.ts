/**
 * Preferences in the browser's storage. `data-storage` on the root element says where they are kept
 * (`local` if left out, `session`, `none`). Storage that is blocked, full or missing never throws:
 * the preference is then not remembered (row T4).
 */
function openStorage(): Storage | undefined {
  try {
    const kind = document.documentElement.dataset.storage ?? 'local';
    if (kind === 'none') return undefined;
    return kind === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The stored value, or nothing. */
export function readStored(key: string): string | undefined {
  try {
    return openStorage()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or forgets it. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) openStorage()?.removeItem(key);
    else openStorage()?.setItem(key, value);
  } catch {
    // Full or blocked: the page works on without remembering.
  }
}

/** Hears of changes that other tabs of the browser make to a value. Returns how to stop. */
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
  return () => listening.abort();
}
