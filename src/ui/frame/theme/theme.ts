/** The colours that the site can wear. */
export type Theme = 'light' | 'dark';

/** Storage key and values are fixed: other tabs and older visits read them (row T1). */
export const THEME_KEY = 'theme';

/** The theme that a stored value names; nothing for other values. */
export function parseTheme(value: string | null | undefined): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The theme that the toggle leads to. */
export function otherTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light';
}

/** The theme that is shown now. */
export function shownTheme(root: HTMLElement): Theme {
  return parseTheme(root.dataset.theme) ?? 'light';
}
