/** Searching, polling and two routers with the TanStack Query integration, run as published. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  focusManager,
  QueryClient,
  QueryObserver,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import type {
  ComponentType,
  ReactNode,
} from '../../content/docs/v11/node_modules/@types/react/index.js';
import { loadSample } from './load-sample.ts';
import { openPage, react } from './react-support.ts';
import { initTRPC, request, z } from './v11.ts';

const { act, createElement } = react;

// TanStack Query looks for it once, and polls in browsers only.
vi.hoisted(() => Object.assign(globalThis, { window: {} }));

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const t = initTRPC.create();
const router = t.router({
  search: t.procedure.input(z.string()).query(({ input }) => [`Found ${input}`]),
  order: { list: t.procedure.query(() => ['Rye bread']) },
  today: t.procedure.query(() => 18),
});

/** Serves the router to a page, and returns the paths and hosts that the page requests. */
function open() {
  const { reactClient, root, window } = openPage();
  const requested: string[] = [];
  const serve = async (url: string) => {
    const { hostname, pathname, search } = new URL(url, 'http://localhost');
    const path = pathname.replace('/trpc', '');
    requested.push(`${hostname}${path}`);
    const { text, status } = await request(router, path + search);
    return new Response(text, { status });
  };
  vi.spyOn(window, 'fetch').mockImplementation(serve as never);
  const page = reactClient.createRoot(root);
  onTestFinished(() => act(() => page.unmount()));
  const show = (element: ReactNode) => act(async () => page.render(element));
  return { requested, root, show, window };
}

/** An expectation that fails inside of `act` would drop the update that is due. */
const waitForText = (root: Element, text: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(root.textContent).toBe(text);
  });

test('client/tanstack-react-query/usage#search: one request when the user pauses', async () => {
  const { requested, root, show, window } = open();
  const { Page } = await loadSample<{ Page: ComponentType }>(
    'v11/client/tanstack-react-query/usage#search',
    'page.tsx',
    {
      'page.tsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
        import { createTRPCClient, httpLink } from '@trpc/client';
        import { ProductSearch } from './product-search';
        import { TRPCProvider } from './trpc';
        const queryClient = new QueryClient();
        const trpcClient = createTRPCClient({ links: [httpLink({ url: 'http://localhost/trpc' })] });
        export const Page = () => (
          <QueryClientProvider client={queryClient}>
            <TRPCProvider queryClient={queryClient} trpcClient={trpcClient}>
              <ProductSearch />
            </TRPCProvider>
          </QueryClientProvider>
        );`,
    },
  );
  await show(createElement(Page));
  await waitForText(root, 'Found ');
  const input = root.querySelector('input') as unknown as {
    value: string;
    dispatchEvent(e: unknown): void;
  };
  const setValue = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set;
  for (const text of ['R', 'Ry', 'Rye']) {
    await act(async () => {
      setValue?.call(input, text);
      input.dispatchEvent(new window.Event('input', { bubbles: true }));
    });
    expect(root.textContent).toBe('Found ');
  }
  await waitForText(root, 'Found Rye');
  expect(requested).toEqual(['localhost/search', 'localhost/search']);
});

test('client/tanstack-react-query/setup#two-routers: each hook calls its own server', async () => {
  const { requested, root, show } = open();
  const { Page } = await loadSample<{ Page: ComponentType }>(
    'v11/client/tanstack-react-query/setup#two-routers',
    'page.tsx',
    {
      'page.tsx': `import { useQuery } from '@tanstack/react-query';
        import { TRPCProviders, useTRPC, useWeather } from './trpc';
        function Both() {
          const list = useQuery(useTRPC().order.list.queryOptions());
          const today = useQuery(useWeather().today.queryOptions());
          return <p>{list.data?.[0]} {today.data}</p>;
        }
        export const Page = () => <TRPCProviders><Both /></TRPCProviders>;`,
    },
  );
  await show(createElement(Page));
  await waitForText(root, 'Rye bread 18');
  expect(requested.sort()).toEqual(['localhost/order.list', 'weather.example.com/today']);
});

/** Counts the requests of a query that is on screen. */
function observe(options: Partial<ConstructorParameters<typeof QueryObserver>[1]>) {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  const queryFn = vi.fn(async () => 1);
  const queryClient = new QueryClient();
  queryClient.mount();
  const observer = new QueryObserver(queryClient, { queryKey: ['orders'], queryFn, ...options });
  const unsubscribe = observer.subscribe(() => {});
  onTestFinished(() => {
    unsubscribe();
    queryClient.unmount();
  });
  return queryFn;
}

/** Leaves the tab and returns to it. */
async function comeBack() {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
}

test('client/tanstack-react-query/usage#refetch: polling stops while the tab is hidden', async () => {
  const visible = observe({ refetchInterval: 5000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visible).toHaveBeenCalledTimes(3);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visible).toHaveBeenCalledTimes(3);

  const hidden = observe({ refetchInterval: 5000, refetchIntervalInBackground: true });
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hidden).toHaveBeenCalledTimes(3);

  const stopped = observe({ refetchInterval: () => false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(stopped).toHaveBeenCalledOnce();
});

test.each([
  [{}, 2],
  [{ staleTime: 60_000 }, 1],
  [{ refetchOnWindowFocus: false }, 1],
  [{ staleTime: 60_000, refetchOnWindowFocus: 'always' as const }, 2],
])(
  'client/tanstack-react-query/usage#refetch: the tab becomes visible with %o',
  async (options, calls) => {
    const queryFn = observe(options);
    await vi.advanceTimersByTimeAsync(1000);
    await comeBack();
    expect(queryFn).toHaveBeenCalledTimes(calls);
  },
);
