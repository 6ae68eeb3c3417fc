import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SavedHit } from '../saved/saved-searches.ts';

let waiting: AbortController | undefined;

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

/** Its code loads only now; if it does not arrive, nothing is marked. */
const mark = (hit: SearchHit | SavedHit) =>
  import('./mark-section.ts').then(
    (section) => section.mark(hit),
    () => {},
  );
