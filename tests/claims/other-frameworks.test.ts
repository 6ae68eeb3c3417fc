/**
 * The handlers on the page about frameworks, run as published. Hono and Nuxt's h3 are the real packages; the routes of
 * SolidStart and Astro are called as functions. For the others, see `other-frameworks-servers.test.ts` (NestJS, Elysia,
 * React Router), `other-frameworks-sveltekit.test.ts` and, for all components, `other-frameworks-components.test.ts`.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { QueryClient } from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import {
  createApp,
  createRouter,
  type EventHandler,
  toNodeListener,
} from '../../content/docs/v11/node_modules/h3/dist/index.mjs';
import { loadSample } from './load-sample.ts';
import { handleSource } from './other-frameworks-handle.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const page = 'v11/other-frameworks';

const read = () => new Request('http://shop.example/trpc/price?input="tea"');
const write = () =>
  new Request('http://shop.example/trpc/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '"tea"',
  });

async function expectCalls(handlers: { read: Handler; write: Handler }) {
  expect(await (await handlers.read(read())).json()).toEqual({ result: { data: 450 } });
  expect(await (await handlers.write(write())).json()).toEqual({ result: { data: 'tea' } });
}

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('other-frameworks#shared', () => {
  test('the handler serves the router at /trpc', async () => {
    const { handle } = await loadSample<{ handle: Handler }>(`${page}#shared`, 'server/handle.ts');
    expect(await (await handle(read())).json()).toEqual({ result: { data: 450 } });
  });

  test('the options of a query work in the cache of TanStack Query, one entry for each input', async () => {
    const { priceQuery } = await loadSample<{
      priceQuery(item: string): { queryKey: string[]; queryFn(): Promise<number> };
    }>(`${page}#shared`, 'client/trpc.ts');
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(decodeURIComponent(url));
      return Response.json([{ result: { data: 450 } }]);
    });
    const queryClient = new QueryClient();
    expect(await queryClient.fetchQuery(priceQuery('tea'))).toBe(450);
    expect(queryClient.getQueryData(['price', 'tea'])).toBe(450);
    expect(queryClient.getQueryData(['price', 'coffee'])).toBeUndefined();
    expect(asked).toEqual(['/trpc/price?batch=1&input={"0":"tea"}']);
  });
});

interface HonoApp {
  default: { request: Handler };
}

describe('other-frameworks#hono', () => {
  test('its middleware serves the router', async () => {
    const { default: app } = await loadSample<HonoApp>(`${page}#hono`, 'server/index.ts');
    expect(await (await app.request(read())).json()).toEqual({ result: { data: 450 } });
    expect((await app.request(new Request('http://shop.example/price'))).status).toBe(404);
  });

  test('a body that was read before fails without the package, and does not with it', async () => {
    const open = (middleware: string) =>
      loadSample<HonoApp>(`${page}#hono`, 'app.ts', {
        'handle.ts': handleSource.replace('const router', 'export const router'),
        'app.ts': `
          import { trpcServer } from '@hono/trpc-server';
          import { Hono } from 'hono';
          import { handle, router } from './handle';
          const readBody = async (c, next) => { await c.req.json(); await next(); };
          export default new Hono().use('/trpc/*', readBody, ${middleware});`,
      });
    const { default: plain } = await open('(c) => handle(c.req.raw)');
    const failed = await plain.request(write());
    expect((await failed.json()).error.message).toContain('Body has already been read');
    const { default: packaged } = await open('trpcServer({ router })');
    expect(await (await packaged.request(write())).json()).toEqual({ result: { data: 'tea' } });
  });
});

test('other-frameworks#vue: the route of Nuxt serves reads and writes', async () => {
  const { default: route } = await loadSample<{ default: EventHandler }>(
    `${page}#vue`,
    'server/routes/trpc/[trpc].ts',
    { 'server/handle.ts': handleSource },
  );
  const app = createApp();
  app.use(createRouter().use('/trpc/**', route));
  const url = await listen(toNodeListener(app));
  const send: Handler = async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : null;
    return fetch(url + pathname + search, {
      method: request.method,
      headers: request.headers,
      body,
    });
  };
  await expectCalls({ read: send, write: send });
});

type Route = Record<string, (event: { request: Request }) => Response | Promise<Response>>;

test.each([
  ['solid', 'src/routes/trpc/[...path].ts', 'src/server/handle.ts', 'GET', 'POST'],
  ['astro', 'src/pages/trpc/[trpc].ts', 'src/server/handle.ts', 'ALL', 'ALL'],
])(
  'other-frameworks#%s: its route serves reads and writes',
  async (section, file, handle, reads, writes) => {
    const route = await loadSample<Route>(`${page}#${section}`, file, { [handle]: handleSource });
    const handlerOf =
      (name: string): Handler =>
      (request) =>
        route[name]?.({ request }) ?? Response.error();
    await expectCalls({ read: handlerOf(reads), write: handlerOf(writes) });
  },
);

test('other-frameworks#server-data: a loader calls a procedure without HTTP', async () => {
  vi.stubGlobal('fetch', () => {
    throw new Error('A request was sent');
  });
  const { load } = await loadSample<{ load(): Promise<object> }>(
    `${page}#server-data`,
    'src/routes/tea/+page.server.ts',
  );
  expect(await load()).toEqual({ price: 3 });
});
