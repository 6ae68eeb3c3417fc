/** An old client and a new server, as the production checklist describes them. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';
import {
  type AnyTRPCRouter,
  createTRPCClient,
  createTRPCUntypedClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  initTRPC,
  rejection,
  request,
  type TRPCLink,
  z,
} from './v11.ts';

afterEach(() => vi.unstubAllGlobals());

const t = initTRPC.create();
const order = { id: 1, product: 'tea', status: 'placed' };
const oldServer = t.router({
  order: t.procedure.input(z.object({ id: z.number() })).query(() => order),
});

test('production#skew: each change of the server, as an old client sees it', async () => {
  const callOn = (server: AnyTRPCRouter) => {
    const fetch = async (url: RequestInfo | URL | string, init?: object) => {
      const { pathname, search } = new URL(String(url));
      const { status, text } = await request(server, pathname + search, init);
      return new Response(text, { status });
    };
    const links = [httpLink({ url: 'http://shop.test', fetch })];
    return createTRPCClient<typeof oldServer>({ links }).order.query({ id: 1 });
  };
  const refusal = async (server: AnyTRPCRouter) => {
    const { data } = (await rejection(callOn(server))) as { data: Record<string, unknown> };
    return [data.code, data.httpStatus];
  };
  const { procedure, router } = t;
  const input = procedure.input(z.object({ id: z.number() }));
  const stricter = procedure.input(z.object({ id: z.number(), currency: z.string() }));

  expect(await callOn(oldServer)).toEqual(order);
  expect(await refusal(router({ orderById: input.query(() => order) }))).toEqual([
    'NOT_FOUND',
    404,
  ]);
  expect(await refusal(router({ order: stricter.query(() => order) }))).toEqual([
    'BAD_REQUEST',
    400,
  ]);
  expect(await refusal(router({ order: input.mutation(() => order) }))).toEqual([
    'METHOD_NOT_SUPPORTED',
    405,
  ]);
  const renamed = await callOn(router({ order: input.query(() => ({ id: 1, item: 'tea' })) }));
  expect(renamed.product).toBeUndefined();
});

test('production#versions: both versions of the price are served', async () => {
  const { appRouter } = await loadSample<{ appRouter: AnyTRPCRouter }>(
    'v11/production#versions',
    'server/router.ts',
  );
  const get = async (path: string, input: unknown) =>
    (
      await request(appRouter, `/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)
    ).json();
  expect(await get('price', 'tea')).toEqual({ result: { data: 450 } });
  expect(await get('v2.price', { product: 'tea', currency: 'EUR' })).toEqual({
    result: { data: { cents: 450, currency: 'EUR' } },
  });
});

describe('production#reload', () => {
  async function start() {
    const { server } = await loadSample<{ server: Server }>(
      'v11/production#reload',
      'server/index.ts',
    );
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    server.listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }
  interface Published {
    releaseLink(release: number, onOutdated: () => void): TRPCLink<AnyTRPCRouter>;
  }
  test.each([
    ['httpLink', httpLink],
    ['httpBatchLink', httpBatchLink],
    ['httpBatchStreamLink', httpBatchStreamLink],
  ] as const)('%s: an old client is told once, also by a call that fails', async (_, link) => {
    const url = await start();
    const { releaseLink } = await loadSample<Published>(
      'v11/production#reload',
      'client/release-link.ts',
    );
    const told = vi.fn();
    const open = (release: number) =>
      createTRPCUntypedClient({ links: [releaseLink(release, told), link({ url })] });
    await open(8).query('price');
    expect(told).not.toHaveBeenCalled();
    await rejection(open(7).query('removed'));
    expect(told).toHaveBeenCalledTimes(1);
    const client = open(7);
    await client.query('price');
    await client.query('price');
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('the published client shows the notice', async () => {
    const url = await start();
    const fetchFromServer = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      fetchFromServer(path.replace('/trpc', url), init),
    );
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const { trpc } = await loadSample<{ trpc: { price: { query(): Promise<number> } } }>(
      'v11/production#reload',
      'client/trpc.ts',
    );
    expect(await trpc.price.query()).toBe(450);
    expect(logged.mock.calls).toEqual([['Please reload this page.']]);
  });
});
