/** The parts of a keyboard event that say which key was pressed. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

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

/** Whether a key press opens the search: Ctrl or Command with K anywhere, `/` outside text fields. */
export function opensSearch(press: KeyPress, inTextField: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (altKey) return false;
  const hasCommand = ctrlKey || metaKey;
  return hasCommand ? key.toLowerCase() === 'k' : key === '/' && !inTextField;
}

/**
 * A text after a key press: letters are added, Backspace removes one. Undefined for keys that do not type, and for
 * shortcuts.
 */
export function typedText(text: string, press: KeyPress): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : undefined;
}
