/**
 * A text after a key press: letters are added, Backspace removes one. Undefined for keys that do not type, and for
 * shortcuts.
 */
export function typedText(
  text: string,
  press: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  const letters = [...text];
  if (key === 'Backspace') return letters.slice(0, -1).join('');
  return [...key].length === 1 ? text + key : undefined;
}
