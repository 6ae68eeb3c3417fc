/** Both setups with a `QueryClient` that the application has already, as published. */
import { expect, test, vi } from 'vitest';
import {
  QueryClient,
  QueryClientProvider,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import type {
  ComponentType,
  ReactNode,
} from '../../content/docs/v11/node_modules/@types/react/index.js';
import { loadSample } from './load-sample.ts';
import { openPage, react } from './react-support.ts';
import { initTRPC, request } from './v11.ts';

const { act, createElement } = react;

interface Sample {
  TRPCProviders: ComponentType<{ children?: ReactNode }>;
  Names: ComponentType;
}

const t = initTRPC.create();
const router = t.router({
  order: { list: t.procedure.query(() => [{ id: 1, product: 'Rye bread' }]) },
  station: { list: t.procedure.query(() => [{ id: 1, name: 'Airport' }]) },
});

/** A page whose requests go to the router, in an application that has a `QueryClient`. */
function open() {
  const { reactClient, root, window } = openPage();
  const serve = async (url: string) => {
    const { pathname, search } = new URL(url);
    const { text, status } = await request(router, pathname.replace('/trpc', '') + search);
    return new Response(text, { status });
  };
  vi.spyOn(window, 'fetch').mockImplementation(serve as never);
  const client = new QueryClient();
  const show = async (element: ReactNode) => {
    const page = createElement(QueryClientProvider, { client }, element);
    await act(async () => reactClient.createRoot(root).render(page));
    return { cache: client.getQueryCache(), root };
  };
  return { show };
}

test.each([
  {
    page: 'client/tanstack-react-query/setup',
    names: `import { useQuery } from '@tanstack/react-query';
      import { useTRPC } from './trpc';
      export const Names = () => useQuery(useTRPC().order.list.queryOptions()).data?.[0].product;`,
    text: 'Rye bread',
    key: [['order', 'list'], { type: 'query' }],
  },
  {
    page: 'client/react/setup',
    names: `import { trpc } from './trpc';
      export const Names = () => trpc.station.list.useQuery().data?.[0].name;`,
    text: 'Airport',
    key: [['station', 'list'], { type: 'query' }],
  },
])('$page#existing-query-client: the data is in the cache of the application', async (row) => {
  const { show } = open();
  const { Names, TRPCProviders } = await loadSample<Sample>(
    `v11/${row.page}#existing-query-client`,
    'test.tsx',
    {
      'names.tsx': row.names,
      'test.tsx': `export { TRPCProviders } from './trpc-providers'; export { Names } from './names';`,
    },
  );
  const { cache, root } = await show(createElement(TRPCProviders, null, createElement(Names)));
  await vi.waitFor(() => act(async () => expect(root.textContent).toBe(row.text)));
  expect(cache.getAll().map(({ queryKey }) => queryKey)).toEqual([row.key]);
});

test('client/tanstack-react-query/setup#plain-client: the client serves a query without the package', async () => {
  const { show } = open();
  const { OrderCount } = await loadSample<{ OrderCount: ComponentType }>(
    'v11/client/tanstack-react-query/setup#plain-client',
    'order-count.tsx',
  );
  const { cache, root } = await show(createElement(OrderCount));
  await vi.waitFor(() => act(async () => expect(root.textContent).toBe('1 orders')));
  expect(cache.getAll().map(({ queryKey }) => queryKey)).toEqual([['orders']]);
});
