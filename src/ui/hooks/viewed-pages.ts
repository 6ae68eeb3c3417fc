import { readForTab, writeForTab } from './storage.ts';

/** A page that was shown. */
interface ViewedPage {
  href: string;
  title: string;
  trail: string[];
}

/** Maximum number of stored pages, including the current one. */
const MAX_PAGES = 6;
const KEY = 'viewed-pages';

/** Stores a viewed page in session storage, newest first. */
export function noteViewedPage(page: ViewedPage): void {
  const stored = readViewedPages();
  const others = Array.isArray(stored) ? stored.filter((other) => other?.href !== page.href) : [];
  writeForTab(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
}

/** The stored list of pages, after validation. */
export function readViewedPages(): unknown {
  try {
    return JSON.parse(readForTab(KEY) ?? '');
  } catch {
    return undefined;
  }
}
