/** The suspense page's samples, run as published: in a browser, and while `@trpc/next` renders on the server. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type {
  ComponentType,
  ReactElement,
  ReactNode,
} from '../../content/docs/v11/node_modules/@types/react/index.js';
import { loadSample } from './load-sample.ts';
import { openPage, react } from './react-support.ts';

const { act, createElement } = react;

afterEach(() => void vi.restoreAllMocks());

/** A link that serves the samples' procedures within the process. */
const link = `
  import { httpLink } from '@trpc/client';
  import { initTRPC, TRPCError } from '@trpc/server';
  import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
  import { z } from 'zod';
  const t = initTRPC.create({ isDev: false });
  const router = t.router({
    station: {
      byId: t.procedure.input(z.number()).query(({ input }) => {
        if (input > 1) throw new TRPCError({ code: 'NOT_FOUND' });
        return { name: 'Airport' };
      }),
      inspections: t.procedure.input(z.object({ stationId: z.number() })).query(() =>
        ({ items: [{ id: 1, note: 'Oiled' }], nextCursor: null })),
    },
  });
  export const requests = [];
  const link = httpLink({
    url: 'http://station.example/trpc',
    fetch: (url, init) => {
      requests.push(new URL(url).pathname);
      return fetchRequestHandler({ endpoint: '/trpc', router, req: new Request(url, init) });
    },
  });`;

test('client/react/suspense#infinite: a list that was prefetched sends one request', async () => {
  const { reactClient, root } = openPage();
  const { Page, requests } = await loadSample<{ Page: ComponentType; requests: string[] }>(
    'v11/client/react/suspense#prefetch-infinite',
    'page.tsx',
    {
      'trpc.ts': `${link}
        import { createTRPCReact } from '@trpc/react-query';
        export const trpc = createTRPCReact();
        export const client = trpc.createClient({ links: [link] });`,
      'page.tsx': `
        import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
        import { Inspections } from './inspections';
        import { client, trpc } from './trpc';
        export { requests } from './trpc';
        const queryClient = new QueryClient();
        export const Page = () =>
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}><Inspections stationId={1} /></QueryClientProvider>
          </trpc.Provider>;`,
    },
  );
  const reactRoot = reactClient.createRoot(root);
  await act(async () => reactRoot.render(createElement(Page)));
  await vi.waitFor(() => act(async () => expect(root.textContent).toBe('Oiled')));
  expect(requests).toEqual(['/trpc/station.inspections']);
});

describe('client/react/suspense#pitfalls: ssr of @trpc/next', () => {
  interface Rendering {
    html: string;
    /** The application with the query cache that came with the page. */
    element: ReactElement;
  }

  /** The first sample, and how an application with `ssr: true` renders a page. */
  const start = () =>
    loadSample<{
      Station: ComponentType<{ id: number }>;
      StationPage: ComponentType<{ id: number }>;
      render(page: () => ReactNode): Promise<Rendering>;
    }>('v11/client/react/suspense', 'next.tsx', {
      'trpc.ts': `${link}
        import { createTRPCNext } from '@trpc/next';
        import { ssrPrepass } from '@trpc/next/ssrPrepass';
        export const trpc = createTRPCNext({ ssr: true, ssrPrepass, config: () => ({
          links: [link],
          queryClientConfig: { defaultOptions: { queries: { retry: false } } },
        }) });`,
      'next.tsx': `
        import { renderToString } from 'react-dom/server';
        import { trpc } from './trpc';
        export { StationPage } from './station-page';
        export const Station = ({ id }) => trpc.station.byId.useSuspenseQuery(id)[0].name;
        const App = trpc.withTRPC(({ Component }) => <main><Component /></main>);
        export async function render(Component) {
          const AppTree = (props) => <App {...props} Component={Component} />;
          const { pageProps } = await App.getInitialProps({ Component, AppTree, ctx: {} });
          const element = <App {...{ Component, pageProps }} />;
          return { element, html: renderToString(element) };
        }`,
    });

  const boundary = async () =>
    (
      await loadSample<{ StationBoundary: ComponentType<{ children: ReactNode }> }>(
        'v11/client/react/suspense#errors',
        'station-boundary.tsx',
      )
    ).StationBoundary;

  test('within Suspense, the HTML has the data', async () => {
    const { render, StationPage } = await start();
    const { html } = await render(() => createElement(StationPage, { id: 1 }));
    expect(html).toContain('Airport');
  });

  test('without Suspense, the page fails, also within an error boundary', async () => {
    const { render, Station } = await start();
    const Boundary = await boundary();
    await expect(
      render(() => createElement(Boundary, null, createElement(Station, { id: 1 }))),
    ).rejects.toThrow('A component suspended while responding to synchronous input');
  });

  test('a query that fails within Suspense: the fallback, then the boundary', async () => {
    const { render, StationPage } = await start();
    const Boundary = await boundary();
    const { html, element } = await render(() =>
      createElement(Boundary, null, createElement(StationPage, { id: 2 })),
    );
    expect(html).toContain('<p>Loading</p>');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { reactClient, root } = openPage({ html });
    await act(async () => {
      reactClient.hydrateRoot(root, element, { onRecoverableError() {} });
    });
    await vi.waitFor(() =>
      act(async () => expect(root.textContent).toBe('That went wrong. Try again')),
    );
  });
});
