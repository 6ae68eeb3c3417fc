/**
 * Claims of the 11.x pages about subscription errors, and about identifying the other side of a WebSocket. The title of
 * a test names the page and the section; change both together.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createTRPCClient,
  createWSClient,
  httpSubscriptionLink,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  applyWSSHandler,
  type CreateWSSContextFnOptions,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/ws.mjs';
import { retryableRpcCodes } from '../../content/docs/v11/node_modules/@trpc/server/dist/unstable-core-do-not-import.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';
import { loadSample } from './load-sample.ts';
import { readPages } from './pages.ts';
import {
  type AnyTRPCRouter,
  createHTTPServer,
  initTRPC,
  TRPC_ERROR_CODES_BY_KEY,
  TRPCError,
} from './v11.ts';

// This package's types are in another folder than its code.
const {
  WebSocket,
  WebSocketServer,
}: typeof import('../../content/docs/v11/node_modules/@types/ws/index.mjs') = createRequire(
  import.meta.url,
)('../../content/docs/v11/node_modules/ws');

const t = initTRPC.create();

test('server/subscriptions#errors: the codes that make a client reconnect are all of them', () => {
  const [page] = readPages('content/docs/v11/server/subscriptions.mdx');
  const row = page?.text.split('\n').find((line) => line.startsWith('| `INTERNAL_SERVER_ERROR`'));
  const [, cell = ''] = row?.split('|') ?? [];
  const named = [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const retryable = Object.entries(TRPC_ERROR_CODES_BY_KEY)
    .filter(([, code]) => retryableRpcCodes.includes(code as never))
    .map(([name]) => name);
  expect(named.toSorted()).toEqual(retryable.toSorted());
});

test('client/links/httpSubscriptionLink#reconnect: NOT_IMPLEMENTED does not end a subscription', async () => {
  const router = t.router({
    later: t.procedure.subscription(async function* () {
      yield 1;
      throw new TRPCError({ code: 'NOT_IMPLEMENTED' });
    }),
  });
  const server = createHTTPServer({ router });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const client = createTRPCClient<typeof router>({
    links: [httpSubscriptionLink({ url, EventSource })],
  });
  const states: string[] = [];
  const failed = vi.fn();
  const { unsubscribe } = client.later.subscribe(undefined, {
    onConnectionStateChange: ({ state, error }) => states.push(`${state} ${error?.message ?? ''}`),
    onError: failed,
  });
  await vi.waitFor(() => expect(states).toContain('connecting NOT_IMPLEMENTED'));
  expect(failed).not.toHaveBeenCalled();
  unsubscribe();
});

/** Serves a router over a WebSocket until the test ends. */
function serve(
  options: Omit<Parameters<typeof applyWSSHandler<AnyTRPCRouter>>[0], 'wss'>,
  verifyClient?: (info: { origin: string }) => boolean,
) {
  const wss = new WebSocketServer({ port: 0, ...(verifyClient ? { verifyClient } : {}) });
  applyWSSHandler({ ...options, wss } as never);
  onTestFinished(() => {
    for (const socket of wss.clients) socket.terminate();
    wss.close();
  });
  return `ws://localhost:${(wss.address() as AddressInfo).port}`;
}

function createSessionRouter() {
  const createContext = ({ info }: CreateWSSContextFnOptions) => ({
    token: info.connectionParams?.token ?? 'nobody',
  });
  const withToken = initTRPC.context<ReturnType<typeof createContext>>().create();
  const router = withToken.router({ who: withToken.procedure.query(({ ctx }) => ctx.token) });
  return { router, createContext };
}

test('client/links/wsLink#authentication: closing the socket is enough to sign in, with the same client', async () => {
  const { router, createContext } = createSessionRouter();
  let token = 'nobody';
  const wsClient = createWSClient({
    url: serve({ router, createContext: createContext as never }),
    connectionParams: () => ({ token }),
    WebSocket: WebSocket as never,
  });
  onTestFinished(() => void wsClient.close());
  const trpc = createTRPCClient<typeof router>({ links: [wsLink({ client: wsClient })] });
  expect(await trpc.who.query()).toBe('nobody');
  token = 'noor';
  expect(await trpc.who.query()).toBe('nobody');
  wsClient.connection?.ws?.close();
  await vi.waitFor(async () => expect(await trpc.who.query()).toBe('noor'));
});

test('server/websockets#cookies: a page of another origin is refused, and cookies reach the context', async () => {
  const createContext = ({ req }: CreateWSSContextFnOptions) => ({ cookie: req.headers.cookie });
  const withCookie = initTRPC.context<ReturnType<typeof createContext>>().create();
  const router = withCookie.router({ cookie: withCookie.procedure.query(({ ctx }) => ctx.cookie) });
  const url = serve(
    { router, createContext: createContext as never },
    ({ origin }) => origin === 'https://bakery.example',
  );
  const open = (origin: string) => new WebSocket(url, { origin, headers: { cookie: 'id=7' } });
  const refused = await new Promise<Error>((resolve) =>
    open('https://elsewhere.example').on('error', resolve),
  );
  expect(refused.message).toBe('Unexpected server response: 401');

  const socket = open('https://bakery.example');
  const message = new Promise<string>((resolve) =>
    socket.on('message', (data) => resolve(String(data))),
  );
  socket.on('open', () =>
    socket.send('{"id":1,"jsonrpc":"2.0","method":"query","params":{"path":"cookie"}}'),
  );
  expect(JSON.parse(await message)).toEqual({
    id: 1,
    jsonrpc: '2.0',
    result: { type: 'data', data: 'id=7' },
  });
});

test('server/websockets#wire: a failed call has an error in place of its result', async () => {
  const socket = new WebSocket(serve({ router: t.router({}) }));
  const message = new Promise<string>((resolve) =>
    socket.on('message', (data) => resolve(String(data))),
  );
  socket.on('open', () => socket.send('{"id":2,"method":"query","params":{"path":"none"}}'));
  expect(JSON.parse(await message)).toMatchObject({
    id: 2,
    error: { code: -32004, data: { code: 'NOT_FOUND' } },
  });
});

test('server/subscriptions#poll: the published loop starts behind the last id, and waits for more', async () => {
  interface Sightings {
    newSightings(input: object): Promise<AsyncIterable<[id: string, sighting: { count: number }]>>;
  }
  const { newSightings } = await loadSample<{ newSightings: never }>(
    'v11/server/subscriptions#poll',
    'server/sightings.ts',
    {
      'server/db.ts': `const sightings = [{ id: 41, count: 5 }, { id: 42, count: 6 }];
        export const db = { sightingsAfter: async (last) => sightings.filter(({ id }) => id > last) };`,
    },
  );
  const caller: unknown = t.createCallerFactory(t.router({ newSightings }))({});
  const values = await (caller as Sightings).newSightings({ lastEventId: '41' });
  const iterator = values[Symbol.asyncIterator]();
  const { value } = await iterator.next();
  expect([value[0], value[1]]).toEqual(['42', { id: 42, count: 6 }]);
});
