import type { ReactNode } from 'react';
import type { PayloadCache } from './payload-cache.ts';
import { startPrefetch } from './prefetch.ts';
import { startProgress } from './progress.ts';
import { createTargetResolver } from './resolve-target.ts';
import { createScrollPositions } from './scroll-positions.ts';

/**
 * A page that comes within this time, in milliseconds, is shown at once. One that the reader has waited for fades in:
 * for a fade the browser makes pictures of both pages first, which takes longer than all the rest.
 */
const INSTANT = 100;

/** Puts a page on the screen; settles when React has committed it. */
export type Commit = (tree: ReactNode, options: { fades: boolean }) => Promise<void>;

export interface Router {
  /** Called once, by the mounted root: from then on navigations can be answered. */
  attach(commit: Commit): void;
  /** Fetches the current page again and shows it: in development, after an edit. */
  refresh(): Promise<void>;
}

/**
 * Answers navigations within the site without loading a new document. Built on the Navigation API:
 * links stay plain `<a>`, forms and downloads stay the browser's, and where the API is missing the
 * browser loads pages in full.
 */
export function startRouter(options: { cache: PayloadCache }): Router {
  const { cache } = options;
  const attached = Promise.withResolvers<Commit>();
  const resolve = createTargetResolver({
    origin: location.origin,
    baseUrl: import.meta.env.BASE_URL,
  });

  const positions = createScrollPositions();
  /** Of the page on the screen; nothing while one takes the place of another. */
  let shownUrl = resolve(document.URL)?.payloadUrl;

  const show = async (payloadUrl: string, isStale: () => boolean): Promise<boolean> => {
    const asked = performance.now();
    const tree = await cache.get(payloadUrl);
    const fades = performance.now() - asked > INSTANT;
    const commit = await attached.promise;
    if (isStale()) return false;
    shownUrl = undefined;
    await commit(tree, { fades });
    shownUrl = payloadUrl;
    return true;
  };

  const onNavigate = (event: NavigateEvent) => {
    positions.leave(navigation.currentEntry);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return;
    if (event.formData || event.navigationType === 'reload') return;
    // A page that notes its own state in the address: nothing is to be fetched.
    const { sameDocument } = event.destination;
    if (sameDocument && event.navigationType !== 'traverse') return;
    const target = resolve(event.destination.url);
    if (!target) return;
    // The way back to such a state: the page is there, and drawing it again would cost what is being typed.
    if (sameDocument && target.payloadUrl === shownUrl) return;
    const { canonicalUrl } = target;
    if (canonicalUrl && event.navigationType !== 'traverse') {
      event.preventDefault();
      navigation.navigate(canonicalUrl, { history: event.navigationType });
      return;
    }
    event.intercept({
      scroll: 'manual',
      async handler() {
        endRunningFade();
        const stopProgress = startProgress(document.documentElement);
        try {
          if (await show(target.payloadUrl, () => event.signal.aborted)) {
            const isReturn = event.navigationType === 'traverse';
            if (!isReturn || !positions.restore(event.destination.key)) event.scroll();
          }
        } catch (error) {
          if (event.signal.aborted) return;
          // The address is the new page's already: loading it in full shows the page, or the host's
          // not-found page. A full load needs no payload, so this cannot loop (row R3).
          location.reload();
          throw error;
        } finally {
          stopProgress();
        }
      },
    });
  };

  if (typeof navigation !== 'undefined') {
    navigation.addEventListener('navigate', onNavigate);
    showCanonicalAddress(resolve(document.URL)?.canonicalUrl);
    startPrefetch({
      document,
      resolve,
      load: cache.get,
      connection: () => ('connection' in navigator ? (navigator.connection as object) : undefined),
    });
  }

  return {
    attach: attached.resolve,
    async refresh() {
      cache.clear();
      const target = resolve(document.URL);
      if (target) await show(target.payloadUrl, () => false);
    },
  };
}

/** A change of page would wait for the fade of the one before; readers who click on do not want to. */
function endRunningFade(): void {
  if ('activeViewTransition' in document) {
    (document.activeViewTransition as ViewTransition | null)?.skipTransition();
  }
}

/** Hosts may answer `/x.html` or `/x/` with the page of `/x`; the address bar shows `/x` (row R1). */
function showCanonicalAddress(url: string | undefined) {
  const isPage = document.querySelector('meta[name=robots][content*=noindex]') === null;
  if (url && isPage) history.replaceState(history.state, '', url);
}
