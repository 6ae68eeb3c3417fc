import { type Connection, mayFetchAhead } from '#ui/prefetch/connection.ts';
import type { FetchAhead } from './fetch-ahead.ts';

/** Nothing is fetched ahead on a page that the reader leaves within this time, in milliseconds. */
const MIN_STAY_MS = 300;

/** Number of likely menu entries on each side of the current one. */
const NEIGHBORS_PER_SIDE = 2;

/**
 * Fetches the pages ahead that a reader of this page is likely to open: its neighbors in the menu first, then links in
 * the text as they come into view. A link with `data-prefetch="intent"` leads to a heavy page and is left out.
 *
 * @param options.payloadOf payload address of a link to another page of this site
 */
export function startFetchAhead(options: {
  document: Document;
  ahead: FetchAhead;
  payloadOf: (link: HTMLAnchorElement) => string | undefined;
  connection: () => Connection | undefined;
}): void {
  const { document, ahead, payloadOf, connection } = options;

  const add = (link: Element) => {
    if (!(link instanceof HTMLAnchorElement) || link.dataset.prefetch === 'intent') return;
    const url = payloadOf(link);
    if (url) ahead.add(url);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      add(target);
    }
  });

  const fetchLikely = () => {
    if (!mayFetchAhead(connection())) return;
    // A reader who has saved a version already has its pages, and without a network the others cannot be loaded.
    if (navigator.serviceWorker?.controller) return;
    ahead.begin();
    for (const current of document.querySelectorAll('nav a[aria-current="page"]')) {
      // Closed groups are further away than they look.
      const links = [...(current.closest('nav')?.querySelectorAll('a') ?? [])].filter(
        (link) => !link.closest('[hidden]'),
      );
      neighborsOf(links, current).forEach(add);
    }
    for (const link of document.querySelectorAll('main a[href]')) inView.observe(link);
  };

  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    clearTimeout(timer);
    inView.disconnect();
    // A page in a background tab is not being read.
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', begin, { once: true });
      return;
    }
    timer = setTimeout(() => whenIdle(fetchLikely), MIN_STAY_MS);
  };
  begin();
  document.addEventListener('site:navigated', begin);
}

/** The entries around the current one, nearest first; at equal distance, the next one comes first. */
export function neighborsOf<T>(entries: T[], current: T): T[] {
  const index = entries.indexOf(current);
  if (index === -1) return [];
  return Array.from({ length: NEIGHBORS_PER_SIDE }, (_, distance) => [
    entries[index + distance + 1],
    entries[index - distance - 1],
  ])
    .flat()
    .filter((entry) => entry !== undefined);
}

function whenIdle(act: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}
