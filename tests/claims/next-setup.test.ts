/** What the setup pages of 10 and 11 say about `ssr` of `@trpc/next`: their sample renders a page as Next.js does. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';

test.each([
  { version: 'v11', list: 'book.list' },
  { version: 'v10', list: 'hive.list' },
])(
  '$version/client/nextjs/setup#ssr-options: the cookie goes out, and the status comes back',
  async (row) => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent(url, new Headers(init.headers).get('cookie'));
      const data = { code: 'UNAUTHORIZED', httpStatus: 401 };
      return Response.json([{ error: { message: 'Sign in', code: -32001, data } }], {
        status: 401,
      });
    });
    // TanStack Query 4 prints failed queries.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => {
      vi.unstubAllGlobals();
      printed.mockRestore();
    });
    const { render } = await loadSample<{ render(ctx: object): Promise<string> }>(
      `${row.version}/client/nextjs/setup#ssr-options`,
      'test.tsx',
      {
        'test.tsx': `
        import { createElement } from 'react';
        import { renderToString } from 'react-dom/server';
        import { trpc } from './utils/trpc';
        const Component = () => trpc.${row.list}.useQuery().error?.message ?? 'Loading';
        const App = trpc.withTRPC(({ Component }) => createElement(Component));
        export async function render(ctx) {
          const AppTree = (props) => createElement(App, { ...props, Component });
          const { pageProps } = await App.getInitialProps({ Component, AppTree, ctx });
          return renderToString(createElement(App, { Component, pageProps }));
        }`,
      },
    );
    const res = { statusCode: 200, setHeader() {} };
    const html = await render({
      req: { headers: { cookie: 'member=7', connection: 'close' } },
      res,
    });
    expect(sent.mock.calls).toEqual([
      [expect.stringMatching(`^http://localhost:3000/api/trpc/${row.list}`), 'member=7'],
    ]);
    expect(html).toBe('Sign in');
    expect(res.statusCode).toBe(401);
  },
);
