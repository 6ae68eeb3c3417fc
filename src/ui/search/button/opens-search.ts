/** Whether a key press opens the search: Ctrl or Command with K anywhere, `/` outside text fields. */
export function opensSearch(press: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  inTextField: boolean;
}): boolean {
  const { key, ctrlKey, metaKey, altKey, inTextField } = press;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !inTextField;
}
