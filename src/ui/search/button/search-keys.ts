import { opensSearch } from './opens-search.ts';
import { typedText } from './typed-text.ts';

/**
 * The text typed for the search before its field appears, after a key press. Undefined while the search is closed.
 */
export function typedAfter(typed: string | undefined, event: KeyboardEvent): string | undefined {
  if (typed === undefined) return opensSearch(event, isIn(TEXT_FIELDS, event)) ? '' : undefined;
  if (event.key === 'Escape') return undefined;
  return isInControl(event) ? typed : (typedText(typed, event) ?? typed);
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable=true]';

/**
 * Whether the event belongs to an element with keys of its own: Space presses a button, for example. The link that opens
 * the search has none.
 */
export const isInControl = (event: Event) => isIn(`${TEXT_FIELDS}, button, summary`, event);

function isIn(selector: string, event: Event): boolean {
  // The element itself: the code editors are in shadow trees, which events leave with their host as the target.
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(selector) !== null;
}
