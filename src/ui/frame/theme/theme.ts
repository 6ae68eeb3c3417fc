/** The site's color themes. */
export type Theme = 'light' | 'dark';

/** Storage key and values are fixed, because other tabs and older visits read them (row T1). */
export const THEME_KEY = 'theme';

/** The theme for a stored value; undefined for other values. */
export function parseTheme(value: string | null | undefined): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The theme that the toggle switches to. */
export function otherTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light';
}

/** The current theme. */
export function shownTheme(root: HTMLElement): Theme {
  return parseTheme(root.dataset.theme) ?? 'light';
}
