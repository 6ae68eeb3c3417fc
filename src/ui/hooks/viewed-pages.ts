import { readForTab, writeForTab } from './storage.ts';

/** A page that was shown. */
interface ViewedPage {
  href: string;
  title: string;
  trail: string[];
}

/** How many pages are remembered, the one on the screen among them. */
const MAX_PAGES = 6;
const KEY = 'viewed-pages';

/** Remembers a page that is shown, as long as this tab is open: newest first. */
export function noteViewedPage(page: ViewedPage): void {
  const stored = readViewedPages();
  const others = Array.isArray(stored) ? stored.filter((other) => other?.href !== page.href) : [];
  writeForTab(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
}

/** What is remembered: a list of pages, if nobody else has put something there. */
export function readViewedPages(): unknown {
  try {
    return JSON.parse(readForTab(KEY) ?? '');
  } catch {
    return undefined;
  }
}
