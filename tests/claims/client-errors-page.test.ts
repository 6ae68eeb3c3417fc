/** The redirect and the error boundary of the page about client-wide errors, as published, on a page. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  notifyManager,
  type QueryClient,
  QueryClientProvider,
  useQuery,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import type {
  ComponentType,
  ReactNode,
} from '../../content/docs/v11/node_modules/@types/react/index.js';
import { loadSample } from './load-sample.ts';
import { openPage, react } from './react-support.ts';
import { rejection, TRPCClientError } from './v11.ts';

const { act, createElement } = react;

const errorOf = (code: string, httpStatus: number) =>
  TRPCClientError.from({
    error: { message: `a ${code}`, code: -32000, data: { code, httpStatus } },
  } as never);

// Not a task later, so that React's `act` waits for it.
notifyManager.setScheduler(queueMicrotask);

afterEach(() => void vi.restoreAllMocks());

test('client/errors#unauthorized: calls that fail together lead to one redirect, and back', async () => {
  const { window } = openPage({ url: 'http://shop.example/orders?page=2' });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const clear = vi.fn();
  vi.stubGlobal('clear', clear);
  const { goToSignIn } = await loadSample<{ goToSignIn(): void }>(
    'v11/client/errors#unauthorized',
    'notices.ts',
    { 'browser.ts': 'export const queryClient = { clear: () => globalThis.clear() };' },
  );
  vi.stubGlobal('goToSignIn', goToSignIn);
  const { makeQueryClient } = await loadSample<{ makeQueryClient(): QueryClient }>(
    'v11/client/errors#caches',
    'query-client.ts',
    {
      'notices.ts': `export const showNotice = () => {};
        export const goToSignIn = () => globalThis.goToSignIn();`,
    },
  );
  const queryClient = makeQueryClient();
  const fail = (name: string) =>
    rejection(
      queryClient.fetchQuery({
        queryKey: [name],
        queryFn: () => Promise.reject(errorOf('UNAUTHORIZED', 401)),
      }),
    );
  await Promise.all([fail('orders'), fail('cart'), fail('messages')]);
  expect(assign.mock.calls).toEqual([['/sign-in?back=%2Forders%3Fpage%3D2']]);
  expect(clear).toHaveBeenCalledOnce();
});

function Orders({ queryFn }: { queryFn: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['orders'], queryFn, retry: false });
  return data ?? error?.message;
}

describe('client/errors#boundaries: the published query client, in the boundary of the suspense page', () => {
  /** @param boundary `published`, or one that does not tell TanStack Query about another try */
  async function showOrders(boundary: 'published' | 'forgetful' = 'published') {
    const { reactClient, root } = openPage();
    // React prints what a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { queryClient } = await loadSample<{ queryClient: QueryClient }>(
      'v11/client/errors#boundaries',
      'query-client.ts',
    );
    const forgetful = { '@tanstack/react-query': forgetfulReset };
    const { StationBoundary } = await loadSample<{
      StationBoundary: ComponentType<{ children: ReactNode }>;
    }>(
      'v11/client/react/suspense#errors',
      'station-boundary.tsx',
      boundary === 'forgetful' ? forgetful : {},
    );
    const queryFn = vi.fn<() => Promise<string>>();
    const show = () =>
      act(async () =>
        reactClient
          .createRoot(root)
          .render(
            createElement(
              QueryClientProvider,
              { client: queryClient },
              createElement(StationBoundary, null, createElement(Orders, { queryFn })),
            ),
          ),
      );
    const retry = () => act(async () => root.querySelector('button')?.click());
    return { queryClient, queryFn, retry, root, show };
  }

  const FALLBACK = 'That went wrong. Try again';

  test('a refusal stays in the component, and everything else goes to the boundary', async () => {
    const refused = await showOrders();
    refused.queryFn.mockRejectedValue(errorOf('NOT_FOUND', 404));
    await refused.show();
    expect(refused.root.textContent).toBe('a NOT_FOUND');

    const failed = await showOrders();
    failed.queryFn.mockRejectedValue(new TypeError('Failed to fetch'));
    await failed.show();
    expect(failed.root.textContent).toBe(FALLBACK);
  });

  test('old data stays on the screen', async () => {
    const { queryClient, queryFn, root, show } = await showOrders();
    queryFn.mockResolvedValueOnce('Six loaves').mockRejectedValue(new TypeError('Failed to fetch'));
    await show();
    await act(() => queryClient.refetchQueries());
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(root.textContent).toBe('Six loaves');
  });

  test('another try fetches again, but only if TanStack Query knows of it', async () => {
    const { queryFn, retry, root, show } = await showOrders();
    queryFn.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('Six loaves');
    await show();
    await retry();
    expect(root.textContent).toBe('Six loaves');

    const forgetful = await showOrders('forgetful');
    forgetful.queryFn
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('Six loaves');
    await forgetful.show();
    await forgetful.retry();
    expect(forgetful.root.textContent).toBe(FALLBACK);
    expect(forgetful.queryFn).toHaveBeenCalledOnce();
  });
});

const forgetfulReset =
  'export const QueryErrorResetBoundary = ({ children }) => children({ reset() {} });';
