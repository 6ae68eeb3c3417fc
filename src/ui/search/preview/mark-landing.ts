import { decodePart } from '#shared/decode-address.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SavedHit } from '../saved/saved-searches.ts';
import { foundWords } from './found-words.ts';
import { findWords, highlight, textsIn } from './highlight-words.ts';

/** Duration of the marks, in milliseconds. */
const MARK_DURATION_MS = 5000;

let waiting: AbortController | undefined;

/** When a hit's page is shown, briefly marks its section and the matched words. */
export function markLanding(hit: SearchHit | SavedHit): void {
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const { href } = new URL(hit.href, document.baseURI);
  const arrive = () => {
    if (location.href !== href) return;
    waiting?.abort();
    mark(foundWords(hit));
  };
  document.addEventListener('site:navigated', arrive, { signal });
  addEventListener('hashchange', arrive, { signal });
  // The page is already shown.
  arrive();
}

function mark(words: string[]): void {
  const heading = headingOf(decodePart(location.hash.slice(1)));
  if (!heading) return;
  const title = new Range();
  title.selectNodeContents(heading);
  highlight('found-section', [title]);
  highlight('found-words', findWords(textsBelow(heading), words));
  setTimeout(() => {
    highlight('found-section', []);
    highlight('found-words', []);
  }, MARK_DURATION_MS);
}

function headingOf(anchor: string): Element | null {
  const target = anchor === '' ? null : document.getElementById(anchor);
  return target ?? document.querySelector('main h1');
}

/** Texts of a section, from its heading to the next one. */
function* textsBelow(heading: Element): Generator<Text> {
  const main = heading.closest('main');
  if (!main) return;
  for (const text of textsIn(main)) {
    const isBefore = heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isBefore) continue;
    const other = text.parentElement?.closest('h1, h2, h3, h4, h5, h6');
    if (other && other !== heading) return;
    yield text;
  }
}
