import type { ReactNode } from 'react';
import { mayPrefetch, readConnection } from '#ui/prefetch/connection.ts';
import { setPageAhead } from '#ui/prefetch/page-ahead.ts';
import { fadeIn } from './fade-in.ts';
import type { FetchAhead } from './fetch-ahead.ts';
import { findDestination } from './find-destination.ts';
import { goToSection } from './go-to-section.ts';
import { startFetchAhead } from './likely-links.ts';
import type { PayloadCache } from './payload-cache.ts';
import { findPayload, startPrefetch } from './prefetch.ts';
import { startProgress } from './progress.ts';
import { createTargetResolver, type Target } from './resolve-target.ts';
import { keepScrollPosition, restoreScrollPosition } from './scroll-positions.ts';

/** A page that is ready within this time, in milliseconds, simply replaces the current one; a later one fades in. */
const MAX_INSTANT_MS = 100;

/** Shows a page; settles when React has committed it. */
export type Commit = (tree: ReactNode) => Promise<void>;

/** The handle of the running router for the mounted app. */
export interface Router {
  /** Called once by the mounted root; navigations are handled from then on. Before that, the browser handles them. */
  attach(commit: Commit): void;
  /** Fetches the current page again and shows it: in development, after an edit. */
  refresh(): Promise<void>;
}

/**
 * Handles navigations within the site without loading a new document. It uses the Navigation API: links stay plain
 * `<a>`, the browser handles forms and downloads, and without the API it loads pages in full.
 */
export function startRouter(options: { cache: PayloadCache; ahead: FetchAhead }): Router {
  const { cache, ahead } = options;
  const resolve = createTargetResolver({
    origin: location.origin,
    baseUrl: import.meta.env.BASE_URL,
  });

  let commit: Commit | undefined;
  /** Of the current page; undefined during a navigation. */
  let shownUrl = resolve(document.URL)?.payloadUrl;

  const load = async (payloadUrl: string) => {
    const asked = performance.now();
    const tree = await cache.get(payloadUrl);
    return { payloadUrl, tree, wasLate: performance.now() - asked > MAX_INSTANT_MS };
  };
  const show = async ({ payloadUrl, tree, wasLate }: Awaited<ReturnType<typeof load>>) => {
    shownUrl = undefined;
    await commit?.(tree);
    shownUrl = payloadUrl;
    if (wasLate) fadeIn(document.querySelector('main'));
  };

  const onNavigate = (event: NavigateEvent) => {
    keepScrollPosition();
    const target = findDestination(event, { resolve, shownUrl });
    if (!target) return;
    const { canonicalUrl } = target;
    if (canonicalUrl && event.navigationType !== 'traverse') {
      event.preventDefault();
      navigation.navigate(canonicalUrl, {
        history: event.navigationType === 'replace' ? 'replace' : 'push',
      });
      return;
    }
    goTo(target, event);
  };

  const goTo = ({ payloadUrl }: Target, event: NavigateEvent) => {
    const { signal } = event;
    ahead.yieldTo(payloadUrl);
    const loading = load(payloadUrl);
    const settled = loading.then(
      () => {},
      () => {},
    );
    const stopProgress = startProgress(document.documentElement);
    // A reader who goes elsewhere or stops no longer waits.
    signal.addEventListener('abort', stopProgress);
    event.intercept({
      scroll: 'manual',
      // The address changes when the page is ready. Browsers that cannot delay it change it immediately.
      ...(event.cancelable && { precommitHandler: () => settled }),
      async handler() {
        try {
          const page = await loading;
          if (signal.aborted) return;
          await show(page);
          const isReturn = event.navigationType === 'traverse';
          if (isReturn && restoreScrollPosition(event.destination)) return;
          if (!goToSection()) event.scroll();
        } catch (error) {
          if (signal.aborted) return;
          // The address already names the new page. Loading it in full shows the page or the host's not-found
          // page. A full load needs no payload, so this cannot loop (row R3).
          location.reload();
          throw error;
        } finally {
          stopProgress();
        }
      },
    });
  };

  return {
    attach(mounted) {
      commit = mounted;
      setPageAhead((address) => {
        const target = resolve(address);
        return target && (cache.has(target.payloadUrl) || mayPrefetch(readConnection()))
          ? cache.get(target.payloadUrl)
          : undefined;
      });
      if (typeof navigation === 'undefined') return;
      navigation.addEventListener('navigate', onNavigate);
      showCanonicalAddress(resolve(document.URL)?.canonicalUrl);
      const payloadOf = (link: HTMLAnchorElement) => findPayload(link, resolve);
      startPrefetch({ document, payloadOf, load: cache.get, connection: readConnection });
      // In development, pages are rendered on request, so prefetching unopened pages would waste the author's time.
      if (import.meta.env.PROD)
        startFetchAhead({ document, ahead, payloadOf, connection: readConnection });
    },
    async refresh() {
      cache.clear();
      const target = resolve(document.URL);
      // No fade, because an author who has saved a file wants to see the result immediately.
      if (target) await show({ ...(await load(target.payloadUrl)), wasLate: false });
    },
  };
}

/** Hosts may serve the page `/x` at `/x.html` or `/x/`; the address bar shows `/x` (row R1). */
function showCanonicalAddress(url: string | undefined) {
  const isPage = document.querySelector('meta[name=robots][content*=noindex]') === null;
  if (url && isPage) history.replaceState(history.state, '', url);
}
