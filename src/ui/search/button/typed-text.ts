import type { KeyPress } from './opens-search.ts';

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
