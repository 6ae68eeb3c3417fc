import { readForTab, writeForTab } from '../../hooks/storage.ts';
import { parseHits, type SavedHit } from './saved-searches.ts';

/** How many pages are remembered, the one on the screen among them. */
const MOST_PAGES = 6;
const KEY = 'viewed-pages';

/** Remembers a page that is shown, as long as this tab is open: newest first. */
export function noteViewedPage(page: SavedHit): void {
  const others = readViewedPages().filter(({ href }) => href !== page.href);
  writeForTab(KEY, JSON.stringify([page, ...others].slice(0, MOST_PAGES)));
}

export function readViewedPages(): SavedHit[] {
  try {
    return parseHits(JSON.parse(readForTab(KEY) ?? ''));
  } catch {
    return [];
  }
}
