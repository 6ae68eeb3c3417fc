import { typedAfter } from './search-keys.ts';

let typed: string | undefined;

const onKeyDown = (event: KeyboardEvent) => {
  const next = typedAfter(typed, event);
  if (next === typed) return;
  typed = next;
  if (next !== undefined) event.preventDefault();
};

/**
 * Keeps the keys that open the search, and the text typed after them, from the moment that a script runs until the
 * search button is hydrated. Without this, the browser would take Ctrl+K for itself, and the text would be lost.
 */
export function keepEarlySearch(): void {
  // Sites choose whether their navbar has a search button.
  if (document.querySelector('[aria-keyshortcuts]')) {
    document.addEventListener('keydown', onKeyDown);
  }
}

/** Ends the keeping. Returns the text typed so far; undefined if no search began. */
export function takeEarlySearch(): string | undefined {
  document.removeEventListener('keydown', onKeyDown);
  const taken = typed;
  typed = undefined;
  return taken;
}
