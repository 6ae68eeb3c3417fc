import { decodePart } from '#shared/decode-address.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { type SavedHit, toSavedHit } from '../saved/saved-searches.ts';
import { foundWords } from './found-words.ts';
import { findWords, highlight, rangeOf, textsIn } from './highlight-words.ts';

/** Duration of the marks, in milliseconds. */
const MARK_DURATION_MS = 5000;

let waiting: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * When a hit's page is shown, briefly marks its section and the matched words; an error message has none, so its row is
 * scrolled into view and marked.
 */
export function markLanding(hit: SearchHit | SavedHit): void {
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const { href } = new URL(hit.href, document.baseURI);
  const arrive = () => {
    if (location.href !== href) return;
    waiting?.abort();
    // Until then, the router and the browser scroll to the section.
    requestAnimationFrame(() => mark(hit));
  };
  document.addEventListener('site:navigated', arrive, { signal });
  addEventListener('hashchange', arrive, { signal });
  // The page is already shown.
  arrive();
}

function mark(hit: SearchHit | SavedHit): void {
  const anchor = decodePart(location.hash.slice(1));
  const heading = document.getElementById(anchor) ?? document.querySelector('main h1');
  if (!heading) return;
  const texts = [...textsBelow(heading)];
  const words = foundWords(hit);
  const cell = words.length > 0 ? undefined : cellOf(texts, toSavedHit(hit).title);
  show([rangeOf(heading)], cell ? [rangeOf(cell)] : findWords(texts, words));
  cell?.scrollIntoView({ block: 'center' });
  clearTimeout(timer);
  timer = setTimeout(show, MARK_DURATION_MS, [], []);
}

function show(section: Range[], words: Range[]): void {
  highlight('found-section', section);
  highlight('found-words', words);
}

/** The table cell with a message. Pages may show backticks, which messages do not have. */
function cellOf(texts: Text[], message: string): Element | null | undefined {
  return texts
    .map(({ parentElement }) => parentElement?.closest('td'))
    .find((cell) => cell?.textContent.replaceAll('`', '') === message);
}

/** Texts of a section, from its heading to the next one. */
function* textsBelow(heading: Element): Generator<Text> {
  for (const text of textsIn(heading.closest('main') ?? heading, heading)) {
    const other = text.parentElement?.closest('h1, h2, h3, h4, h5, h6');
    if (other && other !== heading) return;
    yield text;
  }
}
