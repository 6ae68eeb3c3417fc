import { readViewedPages } from '../../hooks/viewed-pages.ts';
import {
  noSavedSearches,
  parseHits,
  type SavedHit,
  type SavedSearches,
  shownRecent,
} from '../saved/saved-searches.ts';

/** A list on the start screen; rows of the first two have buttons. */
export interface StartList {
  list: 'recent' | 'favorite' | 'section' | 'viewed';
  label: string;
  hits: SavedHit[];
}

/** Maximum number of pages offered from the section, and of recently viewed ones. */
const MAX_PAGES = { section: 5, viewed: 4 };

/** The lists offered before a query, in display order, which is also the order of the active row. */
export function startLists(saved: SavedSearches = noSavedSearches): StartList[] {
  const recent = shownRecent(saved);
  const known = new Set([
    location.pathname,
    ...[...recent, ...saved.favorite].map(({ href }) => href),
  ]);
  const others = (hits: SavedHit[], most: number) => {
    const shown = hits.filter(({ href }) => !known.has(href)).slice(0, most);
    for (const { href } of shown) known.add(href);
    return shown;
  };
  const lists: StartList[] = [
    { list: 'recent', label: STRINGS.search.recent, hits: recent },
    { list: 'favorite', label: STRINGS.search.favorite, hits: saved.favorite },
    {
      list: 'section',
      label: STRINGS.search.inSection,
      hits: others(readSection(document), MAX_PAGES.section),
    },
    {
      list: 'viewed',
      label: STRINGS.search.viewed,
      hits: others(parseHits(readViewedPages()), MAX_PAGES.viewed),
    },
  ];
  return lists.filter(({ hits }) => hits.length > 0);
}

/** The neighbors of the current page in its menu, starting after it and wrapping around. */
function readSection(document: Document): SavedHit[] {
  const current = document.querySelector('[data-menu] li > a[aria-current="page"]')?.parentElement;
  const items = [...(current?.parentElement?.children ?? [])];
  const place = current ? items.indexOf(current) : 0;
  return [...items.slice(place + 1), ...items.slice(0, place)].flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    return link ? [{ href: link.pathname, title: link.textContent, trail: [] }] : [];
  });
}
