import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlySearch } from '#ui/search/button/early-search.ts';
import { startDevRefresh } from './dev/dev-refresh.ts';
import { takePayload } from './document/inline-payload.ts';
import { AppRoot } from './router/app-root.tsx';
import { createFetchAhead } from './router/fetch-ahead.ts';
import { fetchPayload } from './router/fetch-payload.ts';
import { goToSection, scrollToLostSection } from './router/go-to-section.ts';
import { decodePage, loadPage } from './router/load-page.ts';
import { createPayloadCache } from './router/payload-cache.ts';
import { reloadIfElsewhere } from './router/reload-if-elsewhere.ts';
import { startRouter } from './router/start-router.ts';

/**
 * Hydrates the served page: reads the payload that the document contains or links to, hydrates, and lets the router
 * handle clicks from then on. If the payload or a required script cannot be loaded, the page stays as it is: readable
 * HTML with working links.
 */
async function start() {
  const payload = takePayload(document);
  if (!payload) return;
  const ahead = createFetchAhead({ isKnown: (url) => cache.has(url) });
  const cache = createPayloadCache({
    load: (url) => loadPage(url, ahead.take(url) ?? fetchPayload(url)),
  });
  const { url, text } = payload;
  await nextTask();
  const initial = await (text ? cache.add(url, decodePage(text)) : cache.get(url));
  const router = startRouter({ cache, ahead });
  await nextTask();
  // In a transition, React yields to the browser every few milliseconds.
  startTransition(() => {
    hydrateRoot(document, <AppRoot initial={initial} router={router} />, {
      // In development, the server supplies the position.
      ...(import.meta.hot && { onCaughtError: reportError }),
    });
  });
  if (import.meta.hot) startDevRefresh(router);
}

/** Hydration is split into tasks, so that a click or key press in between is handled immediately. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

reloadIfElsewhere();
keepEarlySearch();
goToSection();
addEventListener('hashchange', goToSection);
addEventListener('load', () => requestAnimationFrame(scrollToLostSection));
start().catch((error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: whoever looks for the reason looks here
  console.warn('The page stays as it was served, because a part of it could not be loaded.', error);
});
