/**
 * What the 11.x pages say about prefetched queries that are hydrated, with React 19. The server components' query
 * client, the one for the first HTML, and the browser's are three different ones, as in an application.
 */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useSuspenseQuery,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import type { ReactNode } from '../../content/docs/v11/node_modules/@types/react/index.js';
import { loadSample } from './load-sample.ts';
import { openPage, react, reactServer } from './react-support.ts';

const { act, createElement, Suspense } = react;

const query = { queryKey: ['order', 1], queryFn: () => Promise.resolve('Rye bread') };

const cards = {
  useQuery: () => createElement('p', null, useQuery(query).data ?? 'Loading'),
  useSuspenseQuery: () => createElement('p', null, useSuspenseQuery(query).data),
};

/** A page as both sides render it, with a query client of its own. */
function createPage(card: () => ReactNode, state: DehydratedState) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const fallback = createElement('p', null, 'Fallback');
  const content = createElement(Suspense, { fallback }, createElement(card));
  return createElement(
    QueryClientProvider,
    { client },
    createElement(HydrationBoundary, { state }, content),
  );
}

/** A React Flight promise, which calls back synchronously once its data has arrived. */
class ArrivedPromise extends Promise<unknown> {
  // biome-ignore lint/suspicious/noThenProperty: React's promises are thenables of their own as well.
  override then: Promise<unknown>['then'] = (onFulfilled) => {
    onFulfilled?.('Rye bread');
    return Promise.prototype.then.call(this, onFulfilled) as never;
  };
}

/** Prefetches, renders on the server, and hydrates when the streamed data is already there. */
async function load(options: { isAwaited: boolean; card: () => ReactNode }) {
  const { card, isAwaited } = options;
  const serverComponents = new QueryClient({
    defaultOptions: { dehydrate: { shouldDehydrateQuery: () => true } },
  });
  const prefetched = serverComponents.prefetchQuery(query);
  if (isAwaited) await prefetched;
  const state = dehydrate(serverComponents);

  const stream = await reactServer.renderToReadableStream(createPage(card, state));
  await stream.allReady;
  const html = await new Response(stream).text();

  const arrived = {
    ...state,
    queries: state.queries.map((it) =>
      it.promise ? { ...it, promise: ArrivedPromise.resolve('Rye bread') } : it,
    ),
  };
  const { reactClient, root } = openPage({ html });
  const errors: string[] = [];
  const onRecoverableError = (error: unknown) => errors.push((error as Error).message);
  await act(async () => {
    reactClient.hydrateRoot(root, createPage(card, arrived), { onRecoverableError });
  });
  return { html, errors, text: root.textContent };
}

// React notices that both sides run in one process, which is harmless here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('client/tanstack-react-query/server-components#prefetch, client/nextjs/app-router#streaming', () => {
  test('useQuery after a prefetch that is not awaited: hydration fails', async () => {
    const { html, errors, text } = await load({ isAwaited: false, card: cards.useQuery });
    expect(html).toContain('<p>Loading</p>');
    expect(errors).toEqual([
      expect.stringContaining(
        "Hydration failed because the server rendered text didn't match the client",
      ),
    ]);
    expect(text).toBe('Rye bread');
  });

  test.each([
    { isAwaited: false, hook: 'useSuspenseQuery' },
    { isAwaited: true, hook: 'useSuspenseQuery' },
    { isAwaited: true, hook: 'useQuery' },
  ] as const)(
    '$hook, awaited: $isAwaited, hydrates without an error',
    async ({ isAwaited, hook }) => {
      const { html, errors, text } = await load({ isAwaited, card: cards[hook] });
      expect(html).toContain('<p>Rye bread</p>');
      expect(errors).toEqual([]);
      expect(text).toBe('Rye bread');
    },
  );
});

test('client/tanstack-react-query/server-components#prefetch-helper: both kinds end up in the cache', async () => {
  const { default: Page, getQueryClient } = await loadSample<{
    default(): unknown;
    getQueryClient(): QueryClient;
  }>('v11/client/tanstack-react-query/server-components#prefetch-helper', 'test.ts', {
    'test.ts': `export { default } from './app/page';
      export { getQueryClient } from './trpc/server';`,
  });
  Page();
  const cache = getQueryClient().getQueryCache();
  await vi.waitFor(() =>
    expect(cache.getAll().map(({ state }) => state.data)).toEqual([
      { id: 1, product: 'Rye bread', count: 2 },
      { pages: [{ products: ['Rye bread'], nextCursor: 1 }], pageParams: [undefined] },
    ]),
  );
});
