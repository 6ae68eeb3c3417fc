/**
 * What the pages of 11.x claim about links, headers, CORS and aborting, run against the release that
 * they document. The title of a test names the page and the section; change both together.
 */
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  createTRPCClient,
  createTRPCUntypedClient,
  createWSClient,
  experimental_localLink,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  httpSubscriptionLink,
  loggerLink,
  retryLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
  unstable_localLink,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  type CreateHTTPHandlerOptions,
  createHTTPServer,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { applyWSSHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/ws.mjs';
import {
  type AnyTRPCRouter,
  initTRPC,
  TRPCError,
  tracked,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  observable,
  tap,
  type Unsubscribable,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/observable/index.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';

// The types of this package are in another folder than its code.
const {
  WebSocket,
  WebSocketServer,
}: typeof import('../../content/docs/v11/node_modules/@types/ws/index.mjs') = createRequire(
  import.meta.url,
)('../../content/docs/v11/node_modules/ws');

const t = initTRPC.create();
const text = (value: unknown) => {
  if (typeof value !== 'string') throw new Error('Expected a text');
  return value;
};
const anything = (value: unknown) => value;

function deferred<T = void>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((r) => {
    resolve = r;
  });
  return { promise, resolve };
}

/** Serves the router until the test ends, and writes down what arrives and what is answered. */
async function serve<TRouter extends AnyTRPCRouter>(
  router: TRouter,
  options: Partial<CreateHTTPHandlerOptions<TRouter>> = {},
) {
  const requests: string[] = [];
  const headers: Record<string, string | string[] | undefined>[] = [];
  const server = createHTTPServer({
    ...options,
    router,
    middleware(req, res, next) {
      requests.push(`${req.method} ${decodeURIComponent(req.url ?? '')}`);
      headers.push(req.headers);
      if (options.middleware) options.middleware(req, res, next);
      else next();
    },
  } as CreateHTTPHandlerOptions<TRouter>);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, port, server, requests, headers };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('Expected a rejection');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(TRPCClientError);
      return error as TRPCClientError<AnyTRPCRouter>;
    },
  );

const ferry = t.router({
  next: t.procedure.input(text).query(({ input }) => `${input}, 09:40`),
  book: t.procedure.input(text).mutation(({ input }) => input.length),
  notFound: t.procedure.query(() => {
    throw new TRPCError({ code: 'NOT_FOUND', message: 'No such quay' });
  }),
  bad: t.procedure.query(() => {
    throw new TRPCError({ code: 'BAD_REQUEST' });
  }),
  steps: t.procedure.query(async function* () {
    yield 1;
    yield 2;
  }),
});
type Ferry = typeof ferry;

const ferryClient = (...links: TRPCLink<Ferry>[]) => createTRPCClient<Ferry>({ links });

// client/links/httpBatchLink

test('client/links/httpBatchLink: calls of one moment are one request with both paths', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url }));
  expect(await Promise.all([trpc.next.query('Oban'), trpc.next.query('Iona')])).toEqual([
    'Oban, 09:40',
    'Iona, 09:40',
  ]);
  expect(requests).toEqual(['GET /next,next?batch=1&input={"0":"Oban","1":"Iona"}']);
});

test('client/links/httpBatchLink#what-is-batched: queries and mutations apart, one is a batch of one, duplicates stay', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url }));
  await Promise.all([trpc.next.query('Oban'), trpc.book.mutate('Oban')]);
  expect(requests.toSorted()).toEqual([
    'GET /next?batch=1&input={"0":"Oban"}',
    'POST /book?batch=1',
  ]);
  requests.length = 0;
  await Promise.all([trpc.next.query('Oban'), trpc.next.query('Oban')]);
  expect(requests).toEqual(['GET /next,next?batch=1&input={"0":"Oban","1":"Oban"}']);
});

test('client/links/httpBatchLink#what-is-batched: a microtask later is on board, after a response is not', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url }));
  const first = trpc.next.query('Oban');
  await null;
  await Promise.all([first, trpc.next.query('Iona')]);
  expect(requests).toHaveLength(1);
  await trpc.next.query('Oban');
  await trpc.next.query('Iona');
  expect(requests).toHaveLength(3);
});

test('client/links/httpBatchLink#what-is-batched: subscribe() throws', () => {
  const client = createTRPCUntypedClient({ links: [httpBatchLink({ url: 'http://localhost' })] });
  expect(() => client.subscription('watch', undefined, {})).toThrow(
    'use `httpSubscriptionLink` or `wsLink`',
  );
});

test('client/links/httpBatchLink#limits: maxItems 2 splits five queries into 2, 2 and 1', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url, maxItems: 2 }));
  await Promise.all(['A', 'B', 'C', 'D', 'E'].map((quay) => trpc.next.query(quay)));
  expect(requests.map((line) => line.split('?')[0]).toSorted()).toEqual([
    'GET /next',
    'GET /next,next',
    'GET /next,next',
  ]);
});

test('client/links/httpBatchLink#limits: maxURLLength splits a batch, and refuses one query that is too long', async () => {
  const { url, requests } = await serve(ferry);
  const one = `${url}/next?batch=1&input=${encodeURIComponent('{"0":"A"}')}`.length;
  const trpc = ferryClient(httpBatchLink({ url, maxURLLength: one }));
  await Promise.all([trpc.next.query('A'), trpc.next.query('B')]);
  expect(requests).toHaveLength(2);
  const error = await failure(trpc.next.query('A much longer name'));
  expect(error.message).toBe('Input is too big for a single dispatch');
  expect(requests).toHaveLength(2);
  expect(await trpc.book.mutate('x'.repeat(5000))).toBe(5000);
});

test('client/links/httpBatchLink#limits: an address above 16 KB gets 431 and reads as a JSON error', async () => {
  const { url } = await serve(ferry);
  const long = 'x'.repeat(17_000);
  const response = await fetch(`${url}/next?input=${long}`);
  expect([response.status, await response.text()]).toEqual([431, '']);
  const error = await failure(ferryClient(httpBatchLink({ url })).next.query(long));
  expect(error.message).toBe('Unexpected end of JSON input');
});

test('client/links/httpBatchLink#limits: methodOverride sends queries as POST where the server allows it', async () => {
  const { url, requests } = await serve(ferry, { allowMethodOverride: true });
  const trpc = ferryClient(httpBatchLink({ url, methodOverride: 'POST' }));
  expect(await trpc.next.query('Oban')).toBe('Oban, 09:40');
  expect(requests).toEqual(['POST /next?batch=1']);
});

test('client/links/httpBatchLink#errors: 200, 207, or the status that all share; each call for itself', async () => {
  const { url } = await serve(ferry);
  const status = async (paths: string) => (await fetch(`${url}/${paths}?batch=1`)).status;
  expect(await status('notFound,notFound')).toBe(404);
  expect(await status('notFound,bad')).toBe(207);
  const trpc = ferryClient(httpBatchLink({ url }));
  const [good, wrong] = await Promise.allSettled([trpc.next.query('Oban'), trpc.notFound.query()]);
  expect(good).toEqual({ status: 'fulfilled', value: 'Oban, 09:40' });
  expect(wrong.status === 'rejected' && wrong.reason.data.code).toBe('NOT_FOUND');
});

test('client/links/httpBatchLink#disabling: allowBatching false refuses even a batch of one', async () => {
  const { url } = await serve(ferry, { allowBatching: false });
  const error = await failure(ferryClient(httpBatchLink({ url })).next.query('Oban'));
  expect(error.message).toBe('Batching is not enabled on the server');
  expect(error.data?.httpStatus).toBe(400);
  expect(await ferryClient(httpLink({ url })).next.query('Oban')).toBe('Oban, 09:40');
});

test('client/links/httpBatchLink#pitfalls: procedures that yield need the stream link', async () => {
  const { url } = await serve(ferry);
  for (const link of [httpBatchLink({ url }), httpLink({ url })]) {
    const error = await failure(ferryClient(link).steps.query());
    expect(error.data?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(error.message).toBe(
      'Cannot use stream-like response in non-streaming request - use httpBatchStreamLink',
    );
  }
});

// client/links/httpLink

test('client/links/httpLink: one request a call, methodOverride is refused with 405 by default', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpLink({ url }));
  await Promise.all([trpc.next.query('Oban'), trpc.next.query('Iona')]);
  expect(requests.toSorted()).toEqual(['GET /next?input="Iona"', 'GET /next?input="Oban"']);
  const post = ferryClient(httpLink({ url, methodOverride: 'POST' }));
  expect((await failure(post.next.query('Oban'))).data?.httpStatus).toBe(405);
});

test('client/links/httpLink#form-data: FormData and files are for mutations', async () => {
  const kiln = t.router({
    addPhoto: t.procedure
      .input((value: unknown) => {
        if (!(value instanceof FormData)) throw new Error('Expected a form');
        return value;
      })
      .mutation(({ input }) => {
        const photo = input.get('photo');
        return photo instanceof File ? { name: photo.name, bytes: photo.size } : null;
      }),
    read: t.procedure
      .input((value: unknown) => value as Uint8Array<ArrayBuffer>)
      .mutation(async ({ input }) => {
        let bytes = 0;
        for await (const chunk of input as unknown as AsyncIterable<Uint8Array>) {
          bytes += chunk.length;
        }
        return bytes;
      }),
    find: t.procedure.input(anything).query(() => 'never'),
  });
  const { url, headers } = await serve(kiln);
  const trpc = createTRPCClient<typeof kiln>({ links: [httpLink({ url })] });
  const form = new FormData();
  form.set('photo', new File(['glaze test'], 'tile.txt'));
  expect(await trpc.addPhoto.mutate(form)).toEqual({ name: 'tile.txt', bytes: 10 });
  expect(headers[0]?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(await trpc.read.mutate(new Uint8Array(7))).toBe(7);
  expect(headers[1]?.['content-type']).toBe('application/octet-stream');
  expect((await failure(trpc.find.query(form))).message).toBe(
    'FormData is only supported for mutations',
  );
  expect((await failure(trpc.find.query(new Uint8Array(1)))).message).toBe(
    'Octet type input is only supported for mutations',
  );
});

test('client/links/httpLink#pitfalls: a mutation without its input fails before the validator', async () => {
  const { url } = await serve(ferry);
  const client = createTRPCUntypedClient({ links: [httpLink({ url })] });
  const error = await failure(client.mutation('book'));
  expect(error.message).toBe('Unexpected end of JSON input');
});

// client/links/httpBatchStreamLink

test('client/links/httpBatchStreamLink: a result arrives before the slowest of its batch', async () => {
  const gate = deferred();
  const orchard = t.router({
    trees: t.procedure.query(() => 214),
    forecast: t.procedure.query(async () => {
      await gate.promise;
      return 18;
    }),
  });
  const { url, requests, headers } = await serve(orchard);
  const trpc = createTRPCClient<typeof orchard>({ links: [httpBatchStreamLink({ url })] });
  const forecast = trpc.forecast.query();
  expect(await trpc.trees.query()).toBe(214); // while the other one cannot be ready
  gate.resolve();
  expect(await forecast).toBe(18);
  expect(requests).toEqual(['GET /forecast,trees?batch=1&input={}']);
  expect(headers[0]?.['trpc-accept']).toBe('application/jsonl');
});

test('client/links/httpBatchStreamLink#promises: a part of a result may arrive later', async () => {
  const gate = deferred<number>();
  const orchard = t.router({
    harvest: t.procedure.query(() => ({ started: '2025-09-14', kilos: gate.promise })),
  });
  const { url } = await serve(orchard);
  const trpc = createTRPCClient<typeof orchard>({ links: [httpBatchStreamLink({ url })] });
  const harvest = await trpc.harvest.query();
  expect(harvest.started).toBe('2025-09-14');
  gate.resolve(1840);
  expect(await harvest.kilos).toBe(1840);
});

test('client/links/httpBatchStreamLink#generators: values, errors in the middle, leaving the loop', async () => {
  const ended = deferred();
  const orchard = t.router({
    prune: t.procedure.mutation(async function* () {
      yield 1;
      throw new TRPCError({ code: 'CONFLICT', message: 'The ladder is in use' });
    }),
    count: t.procedure.query(async function* ({ signal }) {
      try {
        for (let tree = 1; !signal?.aborted; tree++) {
          yield tree;
          await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        ended.resolve();
      }
    }),
  });
  const { url } = await serve(orchard);
  const trpc = createTRPCClient<typeof orchard>({ links: [httpBatchStreamLink({ url })] });
  const seen: unknown[] = [];
  try {
    for await (const step of await trpc.prune.mutate()) seen.push(step);
  } catch (error) {
    seen.push(error instanceof TRPCClientError && error.data?.code);
  }
  expect(seen).toEqual([1, 'CONFLICT']);
  for await (const tree of await trpc.count.query()) {
    if (tree === 3) break;
  }
  await ended.promise;
});

test('client/links/httpBatchStreamLink#headers: status 200, and responseMeta runs before there are results', async () => {
  const meta: unknown[] = [];
  const { url } = await serve(ferry, {
    responseMeta: ({ eagerGeneration, data, errors }) => {
      meta.push({ eagerGeneration, data, errors });
      return {};
    },
  });
  const error = await failure(ferryClient(httpBatchStreamLink({ url })).notFound.query());
  expect((error.meta as { response: Response }).response.status).toBe(200);
  expect(meta).toEqual([{ eagerGeneration: true, data: [], errors: [] }]);
});

// client/links/httpSubscriptionLink

const river = initTRPC.context<{ ticket: string | null }>().create();
const riverRouter = river.router({
  watch: river.procedure.subscription(async function* ({ ctx }) {
    yield ctx.ticket;
    yield 1.8;
  }),
  closed: river.procedure.subscription(async function* () {
    yield 1;
    throw new TRPCError({ code: 'FORBIDDEN', message: 'Flood' });
  }),
  expiring: river.procedure
    .input((value: unknown) => value as { lastEventId?: string } | undefined)
    .subscription(async function* ({ input, ctx }) {
      if (input?.lastEventId) {
        yield tracked('second', `${ctx.ticket} after ${input.lastEventId}`);
        return;
      }
      yield tracked('first', ctx.ticket ?? '');
      throw new TRPCError({ code: 'UNAUTHORIZED' });
    }),
  read: river.procedure.query(() => 1.8),
});

const riverServer = () =>
  serve(riverRouter, {
    createContext: ({ info }) => ({ ticket: info.connectionParams?.ticket ?? null }),
  });

function collect<T>(
  subscribe: (observer: {
    onData: (value: T) => void;
    onConnectionStateChange: (state: { state: string }) => void;
    onError: (error: { message: string }) => void;
    onComplete: () => void;
  }) => Unsubscribable,
) {
  return new Promise<unknown[]>((resolve) => {
    const events: unknown[] = [];
    subscribe({
      onData: (value) => events.push(value),
      onConnectionStateChange: ({ state }) => events.push(state),
      onError: (error) => resolve([...events, `error ${error.message}`]),
      onComplete: () => resolve([...events, 'complete']),
    });
  });
}

test('client/links/httpSubscriptionLink#authentication: connectionParams are in the address and in info', async () => {
  const { url, requests } = await riverServer();
  const trpc = createTRPCClient<typeof riverRouter>({
    links: [
      httpSubscriptionLink({ url, EventSource, connectionParams: async () => ({ ticket: 'T1' }) }),
    ],
  });
  const events = await collect((observer) => trpc.watch.subscribe(undefined, observer));
  expect(events).toEqual(['connecting', 'pending', 'T1', 1.8, 'idle', 'complete']);
  expect(requests).toEqual(['GET /watch?connectionParams={"ticket":"T1"}']);
});

test('client/links/httpSubscriptionLink#authentication: the EventSource of the package can send headers', async () => {
  const { url, headers } = await riverServer();
  const trpc = createTRPCClient<typeof riverRouter>({
    links: [
      httpSubscriptionLink({
        url,
        EventSource,
        eventSourceOptions: {
          fetch: (input, init) =>
            fetch(input, { ...init, headers: { ...init.headers, authorization: 'Bearer T2' } }),
        },
      }),
    ],
  });
  await collect((observer) => trpc.watch.subscribe(undefined, observer));
  expect(headers[0]?.authorization).toBe('Bearer T2');
});

test('client/links/httpSubscriptionLink#reconnect: an error of the client ends a subscription', async () => {
  const { url } = await riverServer();
  const trpc = createTRPCClient<typeof riverRouter>({
    links: [httpSubscriptionLink({ url, EventSource })],
  });
  const events = await collect((observer) => trpc.closed.subscribe(undefined, observer));
  expect(events).toEqual(['connecting', 'pending', 1, 'error Flood']);
});

test('client/links/httpSubscriptionLink#renew: retryLink subscribes again with fresh parameters and lastEventId', async () => {
  const { url } = await riverServer();
  let tickets = 0;
  const trpc = createTRPCClient<typeof riverRouter>({
    links: [
      retryLink({
        retry: ({ error, attempts }) => error.data?.code === 'UNAUTHORIZED' && attempts < 3,
      }),
      httpSubscriptionLink({
        url,
        EventSource,
        connectionParams: async () => ({ ticket: `T${++tickets}` }),
      }),
    ],
  });
  const events = await collect<unknown>((observer) => trpc.expiring.subscribe(undefined, observer));
  expect(events.filter((event) => typeof event === 'object')).toEqual([
    { id: 'first', data: 'T1' },
    { id: 'second', data: 'T2 after first' },
  ]);
});

test('client/links/httpSubscriptionLink#pitfalls: it refuses queries', async () => {
  const trpc = createTRPCClient<typeof riverRouter>({
    links: [httpSubscriptionLink({ url: 'http://localhost', EventSource })],
  });
  expect((await failure(trpc.read.query())).message).toBe(
    'httpSubscriptionLink only supports subscriptions',
  );
});

// client/links/wsLink

const hiveTools = initTRPC.context<{ token: string | null }>().create();

async function serveHive(gate: Promise<void> = Promise.resolve()) {
  const arrived = deferred();
  const router = hiveTools.router({
    token: hiveTools.procedure.query(({ ctx }) => ctx.token),
    weigh: hiveTools.procedure.query(async () => {
      arrived.resolve();
      await gate;
      return 41.5;
    }),
    steps: hiveTools.procedure.query(async function* () {
      yield 1;
    }),
  });
  const wss = new WebSocketServer({ port: 0 });
  let contexts = 0;
  const messages: string[] = [];
  wss.on('connection', (socket) => {
    socket.on('message', (data) => messages.push(String(data)));
  });
  applyWSSHandler({
    wss,
    router,
    createContext: ({ info }) => {
      contexts++;
      return { token: info.connectionParams?.token ?? null };
    },
  });
  const client = createWSClient({
    url: `ws://localhost:${(wss.address() as AddressInfo).port}`,
    connectionParams: () => ({ token: 'beekeeper' }),
    WebSocket: WebSocket as unknown as typeof globalThis.WebSocket,
  });
  onTestFinished(async () => {
    await client.close();
    wss.close();
  });
  const trpc = createTRPCClient<typeof router>({ links: [wsLink({ client })] });
  return { trpc, messages, arrived: arrived.promise, contexts: () => contexts };
}

test('client/links/wsLink#which: one context a connection, one message for calls of one moment', async () => {
  const { trpc, messages, contexts } = await serveHive();
  expect(await Promise.all([trpc.token.query(), trpc.weigh.query()])).toEqual(['beekeeper', 41.5]);
  expect(await trpc.token.query()).toBe('beekeeper');
  expect(contexts()).toBe(1);
  expect(JSON.parse(messages[0] ?? '')).toEqual({
    method: 'connectionParams',
    data: { token: 'beekeeper' },
  });
  expect(JSON.parse(messages[1] ?? '')).toMatchObject([
    { method: 'query', params: { path: 'token' } },
    { method: 'query', params: { path: 'weigh' } },
  ]);
});

test('client/links/wsLink#pitfalls: signal has no effect', async () => {
  const gate = deferred();
  const { trpc, arrived } = await serveHive(gate.promise);
  const controller = new AbortController();
  const weighing = trpc.weigh.query(undefined, { signal: controller.signal });
  await arrived;
  controller.abort();
  gate.resolve();
  expect(await weighing).toBe(41.5);
});

test('client/links/wsLink#which: procedures that yield are refused', async () => {
  const { trpc } = await serveHive();
  expect((await failure(trpc.steps.query())).data?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
});

// client/links/splitLink

test('client/links/splitLink#skip-batch: a flag of the call chooses the branch', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(
    splitLink({
      condition: (op) => op.context.alone === true,
      true: httpLink({ url }),
      false: httpBatchLink({ url }),
    }),
  );
  await Promise.all([
    trpc.next.query('A'),
    trpc.next.query('B', { context: { alone: true } }),
    trpc.next.query('C'),
  ]);
  expect(requests.toSorted()).toEqual([
    'GET /next,next?batch=1&input={"0":"A","1":"C"}',
    'GET /next?input="B"',
  ]);
});

test('client/links/splitLink#branches: a branch is a chain, and links after the split are not part of it', async () => {
  const { url } = await serve(ferry);
  const seen: string[] = [];
  const note = (name: string): TRPCLink<Ferry> =>
    loggerLink({ logger: (opts) => opts.direction === 'up' && seen.push(name) });
  const trpc = ferryClient(
    splitLink({
      condition: (op) => op.type === 'query',
      true: [note('query'), httpBatchLink({ url })],
      false: note('other'),
    }),
    httpLink({ url }),
  );
  expect(await trpc.next.query('Oban')).toBe('Oban, 09:40');
  expect((await failure(trpc.book.mutate('Oban'))).message).toBe(
    'No more links to execute - did you forget to add an ending link?',
  );
  expect(seen).toEqual(['query', 'other']);
});

test('client/links/splitLink#pitfalls: a condition that throws fails the call', async () => {
  const link = httpLink({ url: 'http://localhost' });
  const trpc = ferryClient(
    splitLink({
      condition: () => {
        throw new Error('No idea');
      },
      true: link,
      false: link,
    }),
  );
  expect((await failure(trpc.next.query('Oban'))).message).toBe('No idea');
});

// client/links/loggerLink

test('client/links/loggerLink: a line for the call and one for the result, errors through console.error', async () => {
  const { url } = await serve(ferry);
  const lines: unknown[][] = [];
  const trpc = ferryClient(
    loggerLink({
      colorMode: 'none',
      console: {
        log: (...args) => lines.push(['log', ...args]),
        error: (...args) => lines.push(['error', ...args]),
      },
    }),
    httpLink({ url }),
  );
  await trpc.next.query('heron', { context: { secret: true } });
  await failure(trpc.notFound.query());
  expect(lines).toMatchObject([
    ['log', '>> query #1 next', { input: 'heron' }],
    [
      'log',
      '<< query #1 next',
      {
        input: 'heron',
        result: { result: { data: 'heron, 09:40' } },
        elapsedMs: expect.any(Number),
      },
    ],
    ['log', '>> query #2 notFound', { input: undefined }],
    ['error', '<< query #2 notFound', { result: expect.any(TRPCClientError) }],
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret'); // withContext is false without 'css'
});

test('client/links/loggerLink#options: colours and context by default', async () => {
  const { url } = await serve(ferry);
  const run = async (colorMode?: 'css') => {
    const lines: unknown[][] = [];
    const write = (...args: unknown[]) => lines.push(args);
    const trpc = ferryClient(
      loggerLink({ ...(colorMode ? { colorMode } : {}), console: { log: write, error: write } }),
      httpLink({ url }),
    );
    await trpc.next.query('wren', { context: { hide: 'north' } });
    return lines[0] ?? [];
  };
  expect((await run())[0]).toContain('\u001b[30;46m'); // no window here
  const css = await run('css');
  expect(css[0]).toContain('%c');
  expect(css.at(-1)).toEqual({ input: 'wren', context: { hide: 'north' } });
});

test('client/links/loggerLink#production: enabled can let failures through alone', async () => {
  const { url } = await serve(ferry);
  const lines: string[] = [];
  const trpc = ferryClient(
    loggerLink({
      enabled: (opts) => opts.direction === 'down' && opts.result instanceof Error,
      logger: (opts) => lines.push(`${opts.direction} ${opts.path}`),
    }),
    httpLink({ url }),
  );
  await trpc.next.query('wren');
  await failure(trpc.notFound.query());
  expect(lines).toEqual(['down notFound']);
});

test('client/links/loggerLink#order: before retryLink once, after it every attempt, after the end never', async () => {
  const { url } = await serve(ferry);
  const count = (counter: { calls: number }): TRPCLink<Ferry> =>
    loggerLink({
      logger: (opts) => {
        if (opts.direction === 'up') counter.calls++;
      },
    });
  const before = { calls: 0 };
  const after = { calls: 0 };
  const never = { calls: 0 };
  const trpc = ferryClient(
    count(before),
    retryLink({ retry: ({ attempts }) => attempts < 3 }),
    count(after),
    httpLink({ url }),
    count(never),
  );
  await failure(trpc.notFound.query());
  expect([before.calls, after.calls, never.calls]).toEqual([1, 3, 0]);
});

// client/links/retryLink

function weatherRouter(failures: number) {
  let left = failures;
  return t.router({
    forecast: t.procedure.query(() => {
      if (left-- > 0) throw new TRPCError({ code: 'SERVICE_UNAVAILABLE' });
      return 'Fog';
    }),
    wind: t.procedure.query(() => 4),
  });
}

test('client/links/retryLink: repeats until it succeeds, with the attempts counted from 1', async () => {
  const router = weatherRouter(2);
  const { url, requests } = await serve(router);
  const asked: unknown[] = [];
  const delays: number[] = [];
  const trpc = createTRPCClient<typeof router>({
    links: [
      retryLink({
        retry: ({ attempts, error, op }) => {
          asked.push([attempts, error.data?.code, op.path]);
          return attempts < 4;
        },
        retryDelayMs: (attempt) => {
          delays.push(attempt);
          return 1;
        },
      }),
      httpLink({ url }),
    ],
  });
  expect(await trpc.forecast.query()).toBe('Fog');
  expect(requests).toHaveLength(3);
  expect(asked).toEqual([
    [1, 'SERVICE_UNAVAILABLE', 'forecast'],
    [2, 'SERVICE_UNAVAILABLE', 'forecast'],
  ]);
  expect(delays).toEqual([1, 2]);
});

test('client/links/retryLink: rejects with the last error when retry says no', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(
    retryLink({ retry: ({ error }) => (error.data?.httpStatus ?? 500) >= 500 }),
    httpLink({ url }),
  );
  expect((await failure(trpc.notFound.query())).message).toBe('No such quay');
  expect(requests).toHaveLength(1);
});

test('client/links/retryLink#what: without an answer of the server there is no data', async () => {
  const seen: unknown[] = [];
  const trpc = ferryClient(
    retryLink({
      retry: ({ error, attempts }) => {
        seen.push(error.data);
        return attempts < 2;
      },
    }),
    httpLink({ url: 'http://localhost:1' }),
  );
  await failure(trpc.next.query('Oban'));
  expect(seen).toEqual([undefined, undefined]);
});

test('client/links/retryLink#batch: failed calls share a new batch, the others are not sent again', async () => {
  const router = weatherRouter(2);
  const { url, requests } = await serve(router);
  const trpc = createTRPCClient<typeof router>({
    links: [retryLink({ retry: ({ attempts }) => attempts < 4 }), httpBatchLink({ url })],
  });
  expect(
    await Promise.all([trpc.forecast.query(), trpc.forecast.query(), trpc.wind.query()]),
  ).toEqual(['Fog', 'Fog', 4]);
  expect(requests).toEqual([
    'GET /forecast,forecast,wind?batch=1&input={}',
    'GET /forecast,forecast?batch=1&input={}',
  ]);
});

test('client/links/retryLink#pitfalls: an aborted call is asked about like any failure', async () => {
  const asked: unknown[] = [];
  const trpc = ferryClient(
    retryLink({
      retry: ({ op, attempts }) => {
        asked.push(op.signal?.aborted);
        return attempts < 3;
      },
    }),
    httpLink({ url: 'http://localhost:1' }),
  );
  await failure(trpc.next.query('Oban', { signal: AbortSignal.abort() }));
  expect(asked).toEqual([true, true, true]);
});

// client/links/localLink

const kitchen = initTRPC.context<{ cook: string }>().create();
const kitchenRouter = kitchen.router({
  mine: kitchen.procedure.query(({ ctx }) => `The recipes of ${ctx.cook}`),
  cooked: kitchen.procedure.query(() => new Date(0)),
  isDate: kitchen.procedure
    .input((value: unknown) => value as Date)
    .query(({ input }) => input instanceof Date),
  burnt: kitchen.procedure.query(() => {
    throw new TRPCError({ code: 'CONFLICT', message: 'Burnt' });
  }),
});

test('client/links/localLink: the export is unstable_localLink, with a deprecated alias', () => {
  expect(experimental_localLink).toBe(unstable_localLink);
});

test('client/links/localLink#differences: results pass through JSON, inputs do not, a context for each call', async () => {
  let contexts = 0;
  const failures: unknown[] = [];
  const trpc = createTRPCClient<typeof kitchenRouter>({
    links: [
      unstable_localLink({
        router: kitchenRouter,
        createContext: async () => {
          contexts++;
          return { cook: 'Ines' };
        },
        onError: ({ path, error }) => failures.push([path, error.code]),
      }),
    ],
  });
  expect(await trpc.mine.query()).toBe('The recipes of Ines');
  expect(await trpc.cooked.query()).toBe('1970-01-01T00:00:00.000Z');
  expect(await trpc.isDate.query(new Date())).toBe(true);
  expect(contexts).toBe(3);
  const error = await failure(trpc.burnt.query());
  expect([error.message, error.data?.code, error.meta]).toEqual(['Burnt', 'CONFLICT', undefined]);
  expect(failures).toEqual([['burnt', 'CONFLICT']]);
});

test('client/links/localLink#differences: with a transformer the caller gets the very object', async () => {
  const transformer = { serialize: anything, deserialize: anything };
  const shared = { title: 'Leek soup' };
  const own = initTRPC.create({ transformer });
  const router = own.router({ recipe: own.procedure.query(() => shared) });
  const trpc = createTRPCClient<typeof router>({
    links: [unstable_localLink({ router, createContext: async () => ({}), transformer })],
  });
  expect(await trpc.recipe.query()).toBe(shared);
});

// client/headers

test('client/headers: a function runs for each request and reads the current value', async () => {
  const { url, headers } = await serve(ferry);
  let token = 'one';
  const trpc = ferryClient(
    httpBatchLink({ url, headers: () => ({ authorization: `Bearer ${token}` }) }),
  );
  await trpc.next.query('Oban');
  token = 'two';
  await trpc.next.query('Oban');
  expect(headers.map((each) => each.authorization)).toEqual(['Bearer one', 'Bearer two']);
});

test('client/headers#forms: Headers, arrays, and the text "undefined"', async () => {
  const { url, headers } = await serve(ferry);
  await ferryClient(httpLink({ url, headers: new Headers({ 'x-plot': '12b' }) })).next.query('A');
  await ferryClient(httpLink({ url, headers: { 'x-plot': ['a', 'b'] } })).next.query('A');
  await ferryClient(httpLink({ url, headers: { 'x-plot': undefined } })).next.query('A');
  expect(headers.map((each) => each['x-plot'])).toEqual(['12b', 'a,b', 'undefined']);
});

test('client/headers#forms: a function that throws rejects the calls and sends nothing', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(
    httpBatchLink({
      url,
      headers: () => {
        throw new Error('No token');
      },
    }),
  );
  expect((await failure(trpc.next.query('Oban'))).message).toBe('No token');
  expect(requests).toEqual([]);
});

test('client/headers#per-call: one set of headers a batch, made from opList; op in httpLink', async () => {
  const { url, headers } = await serve(ferry);
  const batch = ferryClient(
    httpBatchLink({
      url,
      headers: ({ opList }) => ({ 'x-keys': opList.map((op) => op.context.key).join() }),
    }),
  );
  await Promise.all([
    batch.next.query('A', { context: { key: 1 } }),
    batch.next.query('B', { context: { key: 2 } }),
  ]);
  const single = ferryClient(httpLink({ url, headers: ({ op }) => ({ 'x-keys': op.path }) }));
  await single.next.query('A');
  expect(headers.map((each) => each['x-keys'])).toEqual(['1,2', 'next']);
});

test('client/headers#response: a failed call has its response in error.meta', async () => {
  const { url } = await serve(ferry);
  const error = await failure(ferryClient(httpLink({ url })).notFound.query());
  expect((error.meta as { response: Response }).response.headers.get('vary')).toBe('trpc-accept');
});

// client/cors

test('client/cors#preflight: tRPC does not answer OPTIONS, and sends no CORS headers', async () => {
  const { url } = await serve(ferry);
  const origin = { origin: 'https://kiln.example' };
  const preflight = await fetch(`${url}/book`, {
    method: 'OPTIONS',
    headers: { ...origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(415);
  const response = await fetch(`${url}/next?input="A"`, { headers: origin });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('client/cors#preflight: a query of httpBatchLink has no header of its own, one of the stream link has', async () => {
  const seen: unknown[] = [];
  const { url } = await serve(ferry);
  const watch = {
    url,
    fetch: (input: string | URL | Request, init?: object) => {
      const { headers } = init as RequestInit;
      seen.push(headers);
      return fetch(input, init);
    },
  };
  await ferryClient(httpBatchLink(watch)).next.query('A');
  await ferryClient(httpBatchStreamLink(watch)).next.query('A');
  await ferryClient(httpBatchLink(watch)).book.mutate('A');
  expect(seen).toEqual([
    {},
    { 'trpc-accept': 'application/jsonl' },
    { 'content-type': 'application/json' },
  ]);
});

test('client/cors#several: tRPC replaces vary, and responseMeta adds to it', async () => {
  const middleware = (_req: unknown, res: ServerResponse, next: () => void) => {
    res.setHeader('vary', 'Origin');
    next();
  };
  const without = await serve(ferry, { middleware });
  const withMeta = await serve(ferry, {
    middleware,
    responseMeta: () => ({ headers: new Headers({ vary: 'origin' }) }),
  });
  const vary = async (url: string) => (await fetch(`${url}/next?input="A"`)).headers.get('vary');
  expect(await vary(without.url)).toBe('trpc-accept');
  expect(await vary(withMeta.url)).toBe('trpc-accept, origin');
});

// client/vanilla/aborting-procedure-calls

async function serveCharts() {
  const arrived = deferred();
  const aborted = deferred();
  const gate = deferred();
  const router = t.router({
    search: t.procedure.query(async ({ signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve());
      arrived.resolve();
      await Promise.race([gate.promise, aborted.promise]);
      return 'roads';
    }),
    tides: t.procedure.query(() => 3.2),
  });
  const { url } = await serve(router);
  const client = (link: TRPCLink<typeof router>) =>
    createTRPCClient<typeof router>({ links: [link] });
  return { url, client, gate, arrived: arrived.promise, aborted: aborted.promise };
}

test('client/vanilla/aborting-procedure-calls: httpLink cancels the request and the server learns of it', async () => {
  const { url, client, arrived, aborted } = await serveCharts();
  const controller = new AbortController();
  const call = failure(client(httpLink({ url })).search.query(undefined, controller));
  await arrived;
  controller.abort();
  const error = await call;
  expect([error.cause?.name, error.data]).toEqual(['AbortError', undefined]);
  await aborted;
});

test('client/vanilla/aborting-procedure-calls#errors: the reason is in the message and in the cause', async () => {
  const { url, client } = await serveCharts();
  const { search } = client(httpLink({ url }));
  const left = await failure(
    search.query(undefined, { signal: AbortSignal.abort(new Error('Left the page')) }),
  );
  expect([left.message, left.cause?.name]).toEqual(['Left the page', 'Error']);
  const late = await failure(search.query(undefined, { signal: AbortSignal.timeout(1) }));
  expect(late.cause?.name).toBe('TimeoutError');
});

test('client/vanilla/aborting-procedure-calls#batches: one aborted call of a batch still resolves', async () => {
  const { url, client, arrived, gate } = await serveCharts();
  const controller = new AbortController();
  const trpc = client(httpBatchLink({ url }));
  const calls = [trpc.search.query(undefined, controller), trpc.tides.query()];
  await arrived;
  controller.abort();
  gate.resolve();
  expect(await Promise.all(calls)).toEqual(['roads', 3.2]);
});

test('client/vanilla/aborting-procedure-calls#batches: one signal for all calls stops nothing', async () => {
  const { url, client, arrived, gate } = await serveCharts();
  const controller = new AbortController();
  const trpc = client(httpBatchLink({ url }));
  const calls = [trpc.search.query(undefined, controller), trpc.tides.query(undefined, controller)];
  await arrived;
  controller.abort();
  gate.resolve();
  expect(await Promise.all(calls)).toEqual(['roads', 3.2]);
});

test('client/vanilla/aborting-procedure-calls#batches: a signal of its own for each call stops the batch', async () => {
  const { url, client, arrived, aborted } = await serveCharts();
  const controller = new AbortController();
  const own = () => ({ signal: AbortSignal.any([controller.signal]) });
  const trpc = client(httpBatchLink({ url }));
  const calls = Promise.all([
    failure(trpc.search.query(undefined, own())),
    failure(trpc.tides.query(undefined, own())),
  ]);
  await arrived;
  controller.abort();
  for (const error of await calls) expect(error.cause?.name).toBe('AbortError');
  await aborted;
});

test('client/vanilla/aborting-procedure-calls#links: httpSubscriptionLink completes', async () => {
  const router = t.router({
    watch: t.procedure.subscription(async function* ({ signal }) {
      yield 1;
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    }),
  });
  const { url } = await serve(router);
  const trpc = createTRPCClient<typeof router>({
    links: [httpSubscriptionLink({ url, EventSource })],
  });
  const controller = new AbortController();
  const events = await collect<number>((observer) =>
    trpc.watch.subscribe(undefined, {
      ...observer,
      signal: controller.signal,
      onData: () => controller.abort(),
    }),
  );
  expect(events.at(-1)).toBe('complete');
});

// client/custom-links: the links of the page, as they stand there

function timingLink<TRouter extends AnyTRPCRouter>(
  report: (path: string, ms: number) => void,
): TRPCLink<TRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const start = performance.now();
        const done = () => report(op.path, performance.now() - start);

        return next(op)
          .pipe(tap({ complete: done, error: done }))
          .subscribe(observer);
      });
}

function refreshLink<TRouter extends AnyTRPCRouter>(
  refresh: () => Promise<void>,
): TRPCLink<TRouter> {
  return () => {
    let refreshing: Promise<void> | null = null;

    return ({ op, next }) =>
      observable((observer) => {
        let stopped = false;
        let current: Unsubscribable = attempt(true);

        function attempt(mayRefresh: boolean): Unsubscribable {
          return next(op).subscribe({
            next: (envelope) => observer.next(envelope),
            complete: () => observer.complete(),
            error(error) {
              if (!mayRefresh || error.data?.code !== 'UNAUTHORIZED') {
                observer.error(error);
                return;
              }
              refreshing ??= refresh().finally(() => {
                refreshing = null;
              });
              refreshing.then(
                () => {
                  if (!stopped) current = attempt(false);
                },
                () => observer.error(error),
              );
            },
          });
        }

        return () => {
          stopped = true;
          current.unsubscribe();
        };
      });
  };
}

function answersLink<TRouter extends AnyTRPCRouter>(
  answers: Record<string, (input: unknown) => unknown>,
): TRPCLink<TRouter> {
  async function find(path: string, input: unknown) {
    const answer = answers[path];
    if (!answer) throw new Error(`No answer for ${path}`);
    return answer(input);
  }

  return () =>
    ({ op }) =>
      observable((observer) => {
        find(op.path, op.input).then(
          (data) => {
            observer.next({ result: { data } });
            observer.complete();
          },
          (cause) => observer.error(TRPCClientError.from(cause)),
        );
      });
}

const bus = initTRPC.context<{ token: string | undefined }>().create();
const busRouter = bus.router({
  mine: bus.procedure.input(text).query(({ ctx, input }) => {
    if (ctx.token !== 'fresh') throw new TRPCError({ code: 'UNAUTHORIZED' });
    return input;
  }),
  open: bus.procedure.query(() => 'open'),
});

test('client/custom-links#auth-refresh: one renewal for all, one repetition, in one batch', async () => {
  const { url, requests } = await serve(busRouter, {
    createContext: ({ req }) => ({ token: req.headers.authorization }),
  });
  let token = 'stale';
  let renewals = 0;
  const trpc = createTRPCClient<typeof busRouter>({
    links: [
      refreshLink(async () => {
        renewals++;
        token = 'fresh';
      }),
      httpBatchLink({ url, headers: () => ({ authorization: token }) }),
    ],
  });
  expect(
    await Promise.all([trpc.mine.query('A'), trpc.mine.query('B'), trpc.open.query()]),
  ).toEqual(['A', 'B', 'open']);
  expect(renewals).toBe(1);
  expect(requests.map((line) => line.split('?')[0])).toEqual([
    'GET /mine,mine,open',
    'GET /mine,mine',
  ]);
});

test('client/custom-links#auth-refresh: a renewal that fails leaves the first error', async () => {
  const { url } = await serve(busRouter, { createContext: () => ({ token: undefined }) });
  const trpc = createTRPCClient<typeof busRouter>({
    links: [refreshLink(() => Promise.reject(new Error('Signed out'))), httpLink({ url })],
  });
  expect((await failure(trpc.mine.query('A'))).data?.code).toBe('UNAUTHORIZED');
});

test('client/custom-links#terminating: answers come from a table, anything else is an error', async () => {
  const trpc = ferryClient(answersLink({ next: (quay) => `${quay}, soon` }));
  expect(await trpc.next.query('Oban')).toBe('Oban, soon');
  expect((await failure(trpc.book.mutate('Oban'))).message).toBe('No answer for book');
});

test('client/custom-links#testing: a failed call is reported too', async () => {
  const reported: string[] = [];
  const client = createTRPCUntypedClient({
    links: [timingLink((path) => reported.push(path)), answersLink({})],
  });
  await expect(client.query('stop.departures')).rejects.toThrow('No answer for stop.departures');
  expect(reported).toEqual(['stop.departures']);
});

test('client/links/index: without a terminating link a call fails', async () => {
  const trpc = ferryClient(timingLink(() => {}));
  expect((await failure(trpc.next.query('Oban'))).message).toBe(
    'No more links to execute - did you forget to add an ending link?',
  );
});
