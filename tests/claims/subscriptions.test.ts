import { EventEmitter, on } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createTRPCClient,
  createWSClient,
  httpBatchLink,
  httpSubscriptionLink,
  retryLink,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { applyWSSHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/ws.mjs';
import {
  type AnyTRPCRouter,
  initTRPC,
  isTrackedEnvelope,
  TRPCError,
  type TrackedEnvelope,
  tracked,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';

// What the pages of 11.x say about subscriptions, over server-sent events and WebSockets.
// Each test names the page and the section that it backs.

interface Socket {
  readyState: number;
  on(event: 'message', listener: (data: unknown) => void): void;
  send(text: string): void;
  terminate(): void;
}
interface SocketServer {
  clients: Set<Socket>;
  address(): AddressInfo;
  close(done?: () => void): void;
  on(event: 'connection', listener: (socket: Socket) => void): void;
}
// The package has no types of its own, and its ES module none beside it.
const ws: unknown = createRequire(import.meta.url)(
  '../../content/docs/v11/node_modules/ws/index.js',
);
const { WebSocket, WebSocketServer } = ws as {
  WebSocket: never;
  WebSocketServer: new (options: object) => SocketServer;
};

/** Long enough for an EventSource, which waits three seconds before it reconnects. */
const PATIENCE = { timeout: 15_000, interval: 10 };
vi.setConfig({ testTimeout: 20_000 });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Context {
  params: Record<string, string | undefined> | null;
  authorization: string | undefined;
}
type Sse = NonNullable<
  Parameters<ReturnType<typeof initTRPC.context<Context>>['create']>[0]
>['sse'];

/** A world of bids, and a log of what its procedures and the server went through. */
function auction(sse?: Sse) {
  const t = initTRPC.context<Context>().create({ isDev: false, ...(sse ? { sse } : {}) });
  const events = new EventEmitter();
  const log: string[] = [];
  const inputs: unknown[] = [];
  const history: number[] = [];
  let attempts = 0;

  const router = t.router({
    bids: t.procedure
      .input(z.object({ lot: z.number(), lastEventId: z.string().nullish() }))
      .subscription(async function* ({ input, signal }) {
        inputs.push(input);
        try {
          const bids = on(events, 'bid', { signal }) as AsyncIterable<[number]>;
          const last = Number(input.lastEventId ?? 0);
          for (const bid of history) if (bid > last) yield tracked(String(bid), bid);
          for await (const [bid] of bids) yield tracked(String(bid), bid);
        } finally {
          log.push(`finally, aborted: ${signal?.aborted}`);
        }
      }),
    undeclared: t.procedure.input(z.object({ lot: z.number() })).subscription(async function* ({
      input,
    }) {
      inputs.push(input);
      yield 1;
    }),
    plain: t.procedure.input(z.any()).subscription(async function* ({ input }) {
      inputs.push(input);
      yield 1;
    }),
    finish: t.procedure.subscription(async function* () {
      yield 'a';
    }),
    forbidden: t.procedure.subscription(async function* () {
      yield 'a';
      throw new TRPCError({ code: 'FORBIDDEN', message: 'Not your lot' });
    }),
    flaky: t.procedure.subscription(async function* () {
      attempts += 1;
      yield attempts;
      if (attempts < 3) throw new Error('Database gone');
    }),
    deaf: t.procedure.subscription(async function* () {
      try {
        log.push('deaf started');
        await new Promise(() => {});
        yield 1;
      } finally {
        log.push('deaf closed');
      }
    }),
    quiet: t.procedure.subscription(async function* ({ signal }) {
      for await (const [bid] of on(events, 'bid', { signal }) as AsyncIterable<[number]>) yield bid;
    }),
    bounded: t.procedure.subscription(async function* ({ signal }) {
      const limit = AbortSignal.timeout(50);
      const both = signal ? AbortSignal.any([signal, limit]) : limit;
      for await (const [bid] of on(events, 'bid', { signal: both }) as AsyncIterable<[number]>) {
        yield bid;
      }
    }),
    checked: t.procedure
      .output(each(z.object({ lot: z.number(), pounds: z.number() })))
      .subscription(async function* () {
        const row = { lot: 7, pounds: 40, bidder: 'M. Okafor' };
        yield row;
        yield { lot: 7, pounds: 'forty' as unknown as number };
      }),
    checkedTracked: t.procedure
      .output(eachTracked(z.object({ pounds: z.number() })))
      .subscription(async function* () {
        const row = { pounds: 40, bidder: 'M. Okafor' };
        yield tracked('5', row);
      }),
    notGenerator: t.procedure.subscription((() => 5) as never),
    stream: t.procedure.query(async function* () {
      yield 1;
    }),
    hang: t.procedure.query(({ signal }) => {
      log.push('hang started');
      return new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    }),
    whoAmI: t.procedure.query(({ ctx }) => ctx.params?.token ?? null),
    context: t.procedure.subscription(async function* ({ ctx }) {
      yield ctx;
    }),
  });

  return { router, events, log, inputs, history };
}

/** Copied from server/subscriptions#output. */
function each<T>(schema: z.ZodType<T>) {
  return async function* (values: unknown): AsyncGenerator<T> {
    for await (const value of values as AsyncIterable<unknown>) {
      yield schema.parse(value);
    }
  };
}

/** Copied from server/subscriptions#output. */
function eachTracked<T>(schema: z.ZodType<T>) {
  return async function* (values: unknown): AsyncGenerator<TrackedEnvelope<T>> {
    for await (const value of values as AsyncIterable<unknown>) {
      if (!isTrackedEnvelope<unknown>(value)) throw new Error('Yield tracked(id, data)');
      yield tracked(value[0], schema.parse(value[1]));
    }
  };
}

type World = ReturnType<typeof auction>;
type Router = World['router'];

async function serveHttp(world: World, onError = vi.fn()) {
  const server = createHTTPServer({
    router: world.router,
    onError,
    createContext: ({ req, info }) => ({
      params: info.connectionParams,
      authorization: req.headers.authorization,
    }),
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server, onError };
}

function httpClient(url: string, options: object = {}) {
  return createTRPCClient<Router>({
    links: [httpSubscriptionLink({ url, EventSource, ...options })],
  });
}

function serveWs(world: World, options: object = {}) {
  const wss = new WebSocketServer({ port: 0 });
  const received: string[] = [];
  const sent: string[] = [];
  wss.on('connection', (socket) => {
    socket.on('message', (data) => received.push(String(data)));
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      sent.push(text);
      send(text);
    };
  });
  const createContext = vi.fn(
    ({ info }: { info: { connectionParams: Context['params'] } }): Context => ({
      params: info.connectionParams,
      authorization: undefined,
    }),
  );
  const handler = applyWSSHandler({
    wss: wss as never,
    router: world.router as AnyTRPCRouter,
    createContext,
    ...options,
  });
  closers.push(() => {
    for (const client of wss.clients) client.terminate();
    wss.close();
  });
  const url = `ws://localhost:${wss.address().port}`;
  return { wss, url, handler, received, sent, createContext };
}

function wsClient(
  url: string,
  options: object = {},
  ...links: ReturnType<typeof retryLink<Router>>[]
) {
  const client = createWSClient({ url, WebSocket, ...options });
  closers.push(() => void client.close());
  return { client, trpc: createTRPCClient<Router>({ links: [...links, wsLink({ client })] }) };
}

/** Callbacks that note their calls. */
function observer() {
  const log: unknown[] = [];
  const callbacks = {
    onStarted: () => void log.push('started'),
    onData: (value: unknown) => void log.push({ data: value }),
    onError: (error: { message: string }) => void log.push({ error: error.message }),
    onStopped: () => void log.push('stopped'),
    onComplete: () => void log.push('complete'),
    onConnectionStateChange: ({ state }: { state: string }) => void log.push(state),
  };
  return { log, callbacks };
}

const until = (check: () => void) => vi.waitFor(check, PATIENCE);

test('subscriptions: what curl prints, from the first event to the last', async () => {
  const { url } = await serveHttp(auction());
  const response = await fetch(`${url}/finish`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe(
    'event: connected\ndata: {}\n\n\ndata: "a"\n\n\nevent: return\ndata: \n\n\n',
  );
});

test('client/subscriptions#callbacks: the order when the generator returns, over SSE', async () => {
  const { url } = await serveHttp(auction());
  const { log, callbacks } = observer();
  httpClient(url).finish.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('complete'));
  expect(log).toEqual([
    'connecting',
    'started',
    'pending',
    { data: 'a' },
    'stopped',
    'idle',
    'complete',
  ]);
});

test('client/subscriptions#callbacks: the order when the generator returns, over WS', async () => {
  const { url } = serveWs(auction());
  const { log, callbacks } = observer();
  wsClient(url).trpc.finish.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('complete'));
  expect(log).toEqual(['connecting', 'pending', 'started', { data: 'a' }, 'stopped', 'complete']);
});

test('subscriptions#errors: a code below 500 ends it with onError alone, over both', async () => {
  const world = auction();
  const overHttp = observer();
  httpClient((await serveHttp(world)).url).forbidden.subscribe(undefined, overHttp.callbacks);
  const overWs = observer();
  wsClient(serveWs(world).url).trpc.forbidden.subscribe(undefined, overWs.callbacks);
  for (const { log } of [overHttp, overWs]) {
    await until(() => expect(log.at(-1)).toEqual({ error: 'Not your lot' }));
    expect(log).not.toContain('complete');
    expect(log).not.toContain('stopped');
  }
});

test('subscriptions#errors: a code of 500 makes SSE reconnect', async () => {
  const { url } = await serveHttp(auction());
  const { log, callbacks } = observer();
  httpClient(url).flaky.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('complete'));
  expect(log.filter((entry) => typeof entry === 'object')).toEqual([
    { data: 1 },
    { data: 2 },
    { data: 3 },
  ]);
});

test('subscriptions#errors: the event on the wire', async () => {
  const { url } = await serveHttp(auction());
  const response = await fetch(`${url}/forbidden`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(
    'event: serialized-error\ndata: {"message":"Not your lot","code":-32003,"data":{"code":"FORBIDDEN","httpStatus":403,"path":"forbidden"}}\n',
  );
});

test('subscriptions#tracked: SSE resumes with the last id after the connection broke', async () => {
  const world = auction();
  const { url, server } = await serveHttp(world);
  const { log, callbacks } = observer();
  world.history.push(41);
  const subscription = httpClient(url).bids.subscribe({ lot: 7 }, callbacks);
  await until(() => expect(log).toContainEqual({ data: { id: '41', data: 41 } }));
  server.closeAllConnections();
  world.history.push(42);
  await until(() => expect(log).toContainEqual({ data: { id: '42', data: 42 } }));
  subscription.unsubscribe();
  expect(world.inputs).toEqual([{ lot: 7 }, { lot: 7, lastEventId: '41' }]);
});

test('subscriptions#tracked: lastEventId needs an object or no input, and to be declared', async () => {
  const world = auction();
  const { url } = await serveHttp(world);
  const ask = async (path: string) => {
    world.inputs.length = 0;
    await (await fetch(`${url}/${path}`, { headers: { 'last-event-id': '8' } })).text();
    return world.inputs[0];
  };
  expect(await ask('plain?input={"lot":7}')).toEqual({ lot: 7, lastEventId: '8' });
  expect(await ask('plain')).toEqual({ lastEventId: '8' });
  expect(await ask('plain?input=7')).toBe(7);
  expect(await ask('undeclared?input={"lot":7}')).toEqual({ lot: 7 });
  expect(() => tracked('', 1)).toThrow('must not be an empty string');
});

test('subscriptions#cleanup: unsubscribing fires the signal, over both transports', async () => {
  for (const transport of ['http', 'ws']) {
    const world = auction();
    const trpc =
      transport === 'http'
        ? httpClient((await serveHttp(world)).url)
        : wsClient(serveWs(world).url).trpc;
    const { log, callbacks } = observer();
    const subscription = trpc.bids.subscribe({ lot: 7 }, callbacks);
    await until(() => expect(log).toContain('started'));
    subscription.unsubscribe();
    await until(() => expect(world.log).toEqual(['finally, aborted: true']));
    expect(log.at(-1)).toBe('complete');
  }
});

test('subscriptions#cleanup: a generator that ignores the signal is never closed', async () => {
  const world = auction();
  const { url } = await serveHttp(world);
  const deaf = httpClient(url).deaf.subscribe(undefined, {});
  await until(() => expect(world.log).toEqual(['deaf started']));
  deaf.unsubscribe();
  // A whole life of another subscription passes meanwhile.
  const { log, callbacks } = observer();
  const other = httpClient(url).bids.subscribe({ lot: 7 }, callbacks);
  await until(() => expect(log).toContain('started'));
  other.unsubscribe();
  await until(() => expect(world.log).toContain('finally, aborted: true'));
  expect(world.log).not.toContain('deaf closed');
});

test('subscriptions#output: each() drops fields and refuses values', async () => {
  const { url } = await serveHttp(auction());
  const text = await (await fetch(`${url}/checked`)).text();
  expect(text).toContain('data: {"lot":7,"pounds":40}\n');
  expect(text).not.toContain('Okafor');
  expect(text).toContain('event: serialized-error');
  expect(text).toContain('INTERNAL_SERVER_ERROR');
  const trackedText = await (await fetch(`${url}/checkedTracked`)).text();
  expect(trackedText).toContain('data: {"pounds":40}\nid: 5\n');
});

test('subscriptions#sse-options: pings, the client options, and enabled: false', async () => {
  const pinging = auction({
    ping: { enabled: true, intervalMs: 5 },
    client: { reconnectAfterInactivityMs: 500 },
  });
  const { url } = await serveHttp(pinging);
  const stop = new AbortController();
  const response = await fetch(`${url}/quiet`, { signal: stop.signal });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('event: ping\ndata: \n')) break;
  }
  stop.abort();
  expect(text).toContain('event: connected\ndata: {"reconnectAfterInactivityMs":500}\n');

  const off = await serveHttp(auction({ enabled: false }));
  expect(await (await fetch(`${off.url}/finish`)).text()).toContain('METHOD_NOT_SUPPORTED');

  const wrong = await serveHttp(
    auction({
      ping: { enabled: true, intervalMs: 900 },
      client: { reconnectAfterInactivityMs: 500 },
    }),
  );
  expect(await (await fetch(`${wrong.url}/finish`)).text()).toContain(
    'Ping interval must be less than client reconnect interval',
  );
});

test('subscriptions#sse-options: a client that hears nothing reconnects with the last id', async () => {
  const world = auction({ client: { reconnectAfterInactivityMs: 100 } });
  world.history.push(41);
  const { url } = await serveHttp(world);
  const subscription = httpClient(url).bids.subscribe({ lot: 7 }, {});
  await until(() => expect(world.inputs).toContainEqual({ lot: 7, lastEventId: '41' }));
  subscription.unsubscribe();
});

test('subscriptions#max-duration: maxDurationMs waits for the next value', async () => {
  const world = auction({ maxDurationMs: 20, ping: { enabled: true, intervalMs: 5 } });
  const { url } = await serveHttp(world);
  const response = await fetch(`${url}/quiet`);
  let pings = 0;
  let ended = '';
  for await (const chunk of response.body ?? []) {
    ended += new TextDecoder().decode(chunk);
    pings = ended.split('event: ping').length - 1;
    // By now the 20 ms are long over, and the stream goes on.
    if (pings === 20) world.events.emit('bid', 40);
  }
  expect(pings).toBeGreaterThanOrEqual(20);
  expect(ended).not.toContain('event: return');
});

test('subscriptions#max-duration: emitAndEndImmediately waits for the next value as well', async () => {
  const world = auction({ emitAndEndImmediately: true, ping: { enabled: true, intervalMs: 5 } });
  const { url } = await serveHttp(world);
  const response = await fetch(`${url}/quiet`);
  world.events.emit('bid', 40);
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    // It should have ended after one millisecond. The pings are the clock.
    if (text.split('event: ping').length === 20) world.events.emit('bid', 41);
  }
  expect(text).toContain('data: 40');
  expect(text).not.toContain('data: 41');
  expect(text).not.toContain('event: return');
});

test('subscriptions#max-duration: an AbortError ends the stream without return', async () => {
  const { url, onError } = await serveHttp(auction());
  expect(await (await fetch(`${url}/bounded`)).text()).toBe('event: connected\ndata: {}\n\n\n');
  expect(onError).not.toHaveBeenCalled();
});

test('subscriptions#pitfalls: returning instead of yielding, and onError twice', async () => {
  const { url, onError } = await serveHttp(auction());
  expect(await (await fetch(`${url}/notGenerator`)).text()).toContain(
    'did not return an observable or a AsyncGenerator',
  );
  onError.mockClear();
  await (await fetch(`${url}/bids?input={}`)).text();
  expect(onError).toHaveBeenCalledTimes(2);
});

test('client/subscriptions#auth: headers by fetch, and connectionParams in the address', async () => {
  const { url } = await serveHttp(auction());
  const { log, callbacks } = observer();
  const trpc = httpClient(url, {
    connectionParams: async () => ({ token: 'of-ida' }),
    eventSourceOptions: async ({ op }: { op: { path: string } }) => ({
      fetch: (input: string | URL, init: { headers: Record<string, string> }) =>
        fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer ${op.path}` } }),
    }),
  });
  trpc.context.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('complete'));
  expect(log).toContainEqual({
    data: { params: { token: 'of-ida' }, authorization: 'Bearer context' },
  });
});

test('client/subscriptions#reconnect: an answer that is not 200 is final over SSE', async () => {
  const { url } = await serveHttp(auction());
  const { log, callbacks } = observer();
  httpClient(`${url}/elsewhere`).finish.subscribe(undefined, callbacks);
  await until(() => expect(log.at(-1)).toHaveProperty('error'));
  expect(log).toHaveLength(2);
});

test('client/subscriptions#callbacks: an aborted signal ends SSE', async () => {
  const world = auction();
  const { url } = await serveHttp(world);
  const { log, callbacks } = observer();
  const abort = new AbortController();
  httpClient(url).bids.subscribe({ lot: 7 }, { ...callbacks, signal: abort.signal });
  await until(() => expect(log).toContain('started'));
  abort.abort();
  await until(() => expect(log.slice(-3)).toEqual(['stopped', 'idle', 'complete']));
});

test('websockets#pitfalls: an aborted signal does nothing over WS', async () => {
  const world = auction();
  const { url, received } = serveWs(world);
  const { trpc } = wsClient(url);
  const { log, callbacks } = observer();
  const abort = new AbortController();
  trpc.bids.subscribe({ lot: 7 }, { ...callbacks, signal: abort.signal });
  await until(() => expect(log).toContain('started'));
  abort.abort();
  world.events.emit('bid', 42);
  await until(() => expect(log).toContainEqual({ data: { id: '42', data: 42 } }));
  expect(received.join()).not.toContain('subscription.stop');
});

test('client/subscriptions#pitfalls: what the batch link says to a subscription', async () => {
  const trpc = createTRPCClient<Router>({ links: [httpBatchLink({ url: 'http://localhost:1' })] });
  expect(() => trpc.finish.subscribe(undefined, {})).toThrow(
    'Subscriptions are unsupported by `httpLink` - use `httpSubscriptionLink` or `wsLink`',
  );
});

test('websockets#wire: the messages of a subscription and a query', async () => {
  const world = auction();
  const { url, received, sent } = serveWs(world);
  const { trpc } = wsClient(url, { connectionParams: { token: 'of-noor' } });
  const { log, callbacks } = observer();
  const subscription = trpc.quiet.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('started'));
  world.events.emit('bid', 25);
  await until(() => expect(log).toContainEqual({ data: 25 }));
  subscription.unsubscribe();
  await until(() => expect(sent.at(-1)).toContain('stopped'));
  expect(received).toEqual([
    '{"method":"connectionParams","data":{"token":"of-noor"}}',
    '{"id":1,"method":"subscription","params":{"path":"quiet"}}',
    '{"id":1,"method":"subscription.stop"}',
  ]);
  expect(sent).toEqual([
    '{"id":1,"result":{"type":"started"}}',
    '{"id":1,"result":{"type":"data","data":25}}',
    '{"id":1,"result":{"type":"stopped"}}',
  ]);
  expect(await trpc.whoAmI.query()).toBe('of-noor');
  expect(received.at(-1)).toBe('{"id":2,"method":"query","params":{"path":"whoAmI"}}');
});

test('websockets#options: one context for each connection, however many calls', async () => {
  const { url, createContext } = serveWs(auction());
  const { trpc } = wsClient(url);
  await Promise.all([trpc.whoAmI.query(), trpc.whoAmI.query()]);
  await trpc.whoAmI.query();
  expect(createContext).toHaveBeenCalledOnce();
});

test('websockets#connection-params: closing the socket brings new parameters', async () => {
  const world = auction();
  const { url } = serveWs(world);
  let token = 'of-noor';
  const { client, trpc } = wsClient(url, { connectionParams: () => ({ token }) });
  const { log, callbacks } = observer();
  trpc.bids.subscribe({ lot: 7 }, callbacks);
  await until(() => expect(log).toContain('started'));
  expect(await trpc.whoAmI.query()).toBe('of-noor');
  token = 'of-ada';
  client.connection?.ws?.close();
  await until(() => expect(log.filter((entry) => entry === 'started')).toHaveLength(2));
  expect(await trpc.whoAmI.query()).toBe('of-ada');
});

test('websockets#connection-params: a context that throws makes clients come back', async () => {
  const createContext = vi.fn(() => {
    throw new TRPCError({ code: 'UNAUTHORIZED' });
  });
  const { url } = serveWs(auction(), { createContext });
  wsClient(url, { retryDelayMs: () => 1 });
  await until(() => expect(createContext.mock.calls.length).toBeGreaterThan(3));
});

test('websockets#deploy: clients reconnect when told, with the last tracked id', async () => {
  const world = auction();
  world.history.push(41);
  const { url, handler, sent, received } = serveWs(world);
  const { trpc } = wsClient(url);
  const { log, callbacks } = observer();
  trpc.bids.subscribe({ lot: 7 }, callbacks);
  await until(() => expect(log).toContainEqual({ data: { id: '41', data: 41 } }));
  handler.broadcastReconnectNotification();
  await until(() => expect(world.inputs).toEqual([{ lot: 7 }, { lot: 7, lastEventId: '41' }]));
  expect(sent).toContain('{"id":null,"method":"reconnect"}');
  expect(received.at(-1)).toBe(
    '{"id":1,"method":"subscription","params":{"input":{"lot":7},"path":"bids","lastEventId":"41"}}',
  );
});

test('websockets#deploy: after the notification the server can close', async () => {
  const world = auction();
  const { url, handler, wss } = serveWs(world);
  const { trpc } = wsClient(url, { retryDelayMs: (attempt: number) => attempt });
  const { log, callbacks } = observer();
  trpc.bids.subscribe({ lot: 7 }, callbacks);
  await until(() => expect(log).toContain('started'));
  const closed = vi.fn();
  handler.broadcastReconnectNotification();
  wss.close(closed);
  await until(() => expect(closed).toHaveBeenCalledOnce());
});

test('websockets#keep-alive: PING and PONG from both sides, and the end of the deaf', async () => {
  const { url, received, sent } = serveWs(auction(), {
    keepAlive: { enabled: true, pingMs: 10, pongWaitMs: 10_000 },
  });
  wsClient(url, { keepAlive: { enabled: true, intervalMs: 1, pongTimeoutMs: 10_000 } });
  await until(() => expect(received).toContain('PING'));
  expect(sent).toContain('PONG');

  const strict = serveWs(auction(), { keepAlive: { enabled: true, pingMs: 5, pongWaitMs: 5 } });
  const deaf = new (WebSocket as unknown as new (url: string) => EventTarget)(strict.url);
  const closed = vi.fn();
  deaf.addEventListener('close', closed);
  await until(() => expect(closed).toHaveBeenCalledOnce());
});

test('websockets#client-options: lazy connects with the first call and closes after it', async () => {
  const { url, wss } = serveWs(auction());
  const onClose = vi.fn();
  const { client, trpc } = wsClient(url, { lazy: { enabled: true, closeMs: 20 }, onClose });
  expect(client.connection).toBeNull();
  await trpc.whoAmI.query();
  expect(wss.clients.size).toBe(1);
  await until(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await trpc.whoAmI.query()).toBeNull();
});

test('websockets#client-options: a query that was sent fails when the connection breaks', async () => {
  const world = auction();
  const { url, wss } = serveWs(world);
  const { trpc } = wsClient(url);
  const failed = expect(trpc.hang.query()).rejects.toThrow();
  await until(() => expect(world.log).toEqual(['hang started']));
  for (const client of wss.clients) client.terminate();
  await failed;
});

test('websockets#pitfalls: a query that yields is refused', async () => {
  const { trpc } = wsClient(serveWs(auction()).url);
  await expect(trpc.stream.query()).rejects.toThrow(
    'Cannot return an async iterable or observable from a query procedure with WebSockets',
  );
});

test('client/subscriptions#retry: retryLink repeats over WS if it waits, and only then', async () => {
  const { url } = serveWs(auction());
  const patient = observer();
  const wait = retryLink<Router>({ retry: ({ attempts }) => attempts < 9, retryDelayMs: () => 1 });
  wsClient(url, {}, wait).trpc.flaky.subscribe(undefined, patient.callbacks);
  await until(() => expect(patient.log).toContain('complete'));
  expect(patient.log.filter((entry) => typeof entry === 'object')).toHaveLength(3);

  const hasty = observer();
  const world = auction();
  const { sent, url: other } = serveWs(world);
  const { trpc } = wsClient(
    other,
    {},
    retryLink<Router>({ retry: ({ attempts }) => attempts < 9 }),
  );
  trpc.flaky.subscribe(undefined, hasty.callbacks);
  await until(() => expect(sent.join()).toContain('Database gone'));
  await trpc.whoAmI.query(); // whatever was to be repeated has been sent before this answer
  expect(hasty.log.filter((entry) => typeof entry === 'object')).toEqual([{ data: 1 }]);
});
