/** The server of the recorded application. It is bundled for React's server environment, as frameworks do. */
import { createElement, Suspense } from 'react';
import type { Prefetch } from '#ui/explorable/streaming/recording.ts';
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  QueryClient,
} from '../../../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import { initTRPC } from '../../../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { createTRPCOptionsProxy } from '../../../../content/docs/v11/node_modules/@trpc/tanstack-react-query/dist/index.mjs';
// @ts-expect-error It has no types.
import * as flight from '../../../../content/docs/v11/node_modules/next/dist/compiled/react-server-dom-webpack/server.node.js';

const t = initTRPC.create();

/** @param work what the procedure does before it returns */
export function createRouter(work: () => Promise<void>) {
  return t.router({
    order: t.procedure.query(async () => {
      await work();
      return { product: 'Rye bread' };
    }),
  });
}

export type AppRouter = ReturnType<typeof createRouter>;

const names = ['HydrationBoundary', 'QueryCard', 'SuspenseCard'] as const;
const [HydrationBoundary, QueryCard, SuspenseCard] = names.map((name) =>
  flight.registerClientReference(() => null, 'client.ts', name),
);

async function Page({ router, prefetch }: { router: AppRouter; prefetch: Prefetch }) {
  const queryClient = new QueryClient({
    defaultOptions: {
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  });
  const trpc = createTRPCOptionsProxy({ router, ctx: {}, queryClient });
  if (prefetch === 'await') await queryClient.prefetchQuery(trpc.order.queryOptions());
  if (prefetch === 'start') void queryClient.prefetchQuery(trpc.order.queryOptions());
  const card = createElement(prefetch === 'none' ? QueryCard : SuspenseCard);
  const fallback = createElement('p', null, 'Loading the order');
  return createElement(
    HydrationBoundary,
    { state: dehydrate(queryClient) },
    createElement(Suspense, { fallback }, card),
  );
}

/** Renders the page to React's payload, in which a promise is a row that follows later. */
export function renderPage(router: AppRouter, prefetch: Prefetch): ReadableStream<Uint8Array> {
  const body = createElement('body', null, createElement(Page, { router, prefetch }));
  const manifest = names.map((name) => [
    `client.ts#${name}`,
    { id: 'client.ts', chunks: [], name },
  ]);
  return flight.renderToReadableStream(
    createElement('html', null, body),
    Object.fromEntries(manifest),
  );
}
