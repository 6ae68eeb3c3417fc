/** The action of a key in the search field. */
export type KeyAction =
  | { type: 'move'; to: 'next' | 'previous' }
  | { type: 'open'; inNewTab: boolean };

/** The fields of a `KeyboardEvent` that decide about its action. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Whether an input method is composing a character and uses the keys. */
  isComposing: boolean;
  /** The same in Safari, whose Enter that ends a composition comes after it: 229 instead of the key's own number. */
  keyCode: number;
}

const KEY_CODE_OF_INPUT_METHODS = 229;

const moves: Record<string, 'next' | 'previous'> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * The keyboard map of the list. The field handles all other keys, and all keys with Shift or Alt. The preview listens for
 * the right arrow itself (`preview/preview-pane.tsx`).
 */
export function keyAction(press: KeyPress): KeyAction | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, keyCode } = press;
  if (isComposing || keyCode === KEY_CODE_OF_INPUT_METHODS || shiftKey || altKey) return undefined;
  if (key === 'Enter') return { type: 'open', inNewTab: ctrlKey || metaKey };
  const to = moves[key];
  return to === undefined || ctrlKey || metaKey ? undefined : { type: 'move', to };
}
