/** The parts of a keyboard event that say which key was pressed. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press opens the search: Ctrl or Command with K anywhere, `/` outside text fields. */
export function opensSearch(press: KeyPress, inTextField: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (altKey) return false;
  const hasCommand = ctrlKey || metaKey;
  return hasCommand ? key.toLowerCase() === 'k' : key === '/' && !inTextField;
}
