/** The client components of the recorded application. They run in the browser, and on the server for the first HTML. */
import { createElement, type ReactNode, use } from 'react';
import {
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useSuspenseQuery,
} from '../../../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import {
  createTRPCClient,
  httpBatchLink,
} from '../../../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { createTRPCContext } from '../../../../content/docs/v11/node_modules/@trpc/tanstack-react-query/dist/index.mjs';
import type { Fetch } from '../network.ts';
import type { AppRouter } from './server.ts';

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

function SuspenseCard() {
  const { data } = useSuspenseQuery(useTRPC().order.queryOptions());
  return createElement('p', null, data.product);
}

function QueryCard() {
  const { data } = useQuery(useTRPC().order.queryOptions());
  return createElement('p', null, data?.product ?? 'Loading the order');
}

/** The components by the names in the payload. */
export const modules = { HydrationBoundary, QueryCard, SuspenseCard };

function Page({ page }: { page: Promise<ReactNode> }) {
  return use(page);
}

/** @param page React's payload, as it arrives */
export function createApp(page: Promise<ReactNode>, fetch: Fetch) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const trpcClient = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: 'http://localhost:3000', fetch })],
  });
  const content = { children: createElement(Page, { page }) };
  return createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(TRPCProvider, { trpcClient, queryClient, ...content }),
  );
}
