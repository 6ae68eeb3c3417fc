import { expect, onTestFinished, test, vi } from 'vitest';
import {
  QueryClient,
  QueryObserver,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import {
  createTRPCClient,
  httpBatchStreamLink,
  httpSubscriptionLink,
  retryLink,
  TRPCClientError,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  initTRPC,
  TRPCError,
  tracked,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { createTRPCOptionsProxy } from '../../content/docs/v11/node_modules/@trpc/tanstack-react-query/dist/index.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';
import { collect, deferred, failure, ferry, ferryClient, serve, t } from './links-support.ts';

test('client/links/httpBatchStreamLink: a result arrives before the slowest of its batch', async () => {
  const gate = deferred();
  const weather = t.router({
    stations: t.procedure.query(() => 214),
    forecast: t.procedure.query(async () => {
      await gate.promise;
      return 18;
    }),
  });
  const { url, requests, headers } = await serve(weather);
  const trpc = createTRPCClient<typeof weather>({ links: [httpBatchStreamLink({ url })] });
  const forecast = trpc.forecast.query();
  expect(await trpc.stations.query()).toBe(214); // while the other one cannot be ready
  gate.resolve();
  expect(await forecast).toBe(18);
  expect(requests).toEqual(['GET /forecast,stations?batch=1&input={}']);
  expect(headers[0]?.['trpc-accept']).toBe('application/jsonl');
});

test('client/links/httpBatchStreamLink#promises: a part of a result may arrive later', async () => {
  const gate = deferred<number>();
  const weather = t.router({
    report: t.procedure.query(() => ({ date: '2025-09-14', readings: gate.promise })),
  });
  const { url } = await serve(weather);
  const trpc = createTRPCClient<typeof weather>({ links: [httpBatchStreamLink({ url })] });
  const report = await trpc.report.query();
  expect(report.date).toBe('2025-09-14');
  gate.resolve(1840);
  expect(await report.readings).toBe(1840);
});

test('client/links/httpBatchStreamLink#generators: values, errors in the middle, leaving the loop', async () => {
  const ended = deferred();
  const weather = t.router({
    calibrate: t.procedure.mutation(async function* () {
      yield 1;
      throw new TRPCError({ code: 'CONFLICT', message: 'The sensor is in use' });
    }),
    count: t.procedure.query(async function* ({ signal }) {
      try {
        for (let sensor = 1; !signal?.aborted; sensor++) {
          yield sensor;
          await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        ended.resolve();
      }
    }),
  });
  const { url } = await serve(weather);
  const trpc = createTRPCClient<typeof weather>({ links: [httpBatchStreamLink({ url })] });
  const seen: unknown[] = [];
  try {
    for await (const step of await trpc.calibrate.mutate()) seen.push(step);
  } catch (error) {
    seen.push(error instanceof TRPCClientError && error.data?.code);
  }
  expect(seen).toEqual([1, 'CONFLICT']);
  for await (const sensor of await trpc.count.query()) {
    if (sensor === 3) break;
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

test('client/react/useQuery#streaming: data, status and fetchStatus while values arrive', async () => {
  const gates = [deferred(), deferred(), deferred()];
  const weather = t.router({
    advice: t.procedure.query(async function* () {
      await gates[0]?.promise;
      yield 'Check the battery';
      await gates[1]?.promise;
      yield 'Read the log';
      await gates[2]?.promise;
    }),
  });
  const { url } = await serve(weather);
  const queryClient = new QueryClient();
  const trpc = createTRPCOptionsProxy<typeof weather>({
    client: createTRPCClient<typeof weather>({ links: [httpBatchStreamLink({ url })] }),
    queryClient,
  });
  const observer = new QueryObserver<unknown>(queryClient, trpc.advice.queryOptions() as never);
  const unsubscribe = observer.subscribe(() => {});
  onTestFinished(() => {
    unsubscribe();
    queryClient.clear();
  });
  const current = () => {
    const { data, status, fetchStatus } = observer.getCurrentResult();
    return { data, status, fetchStatus };
  };
  expect(current()).toEqual({ data: undefined, status: 'pending', fetchStatus: 'fetching' });
  for (const data of [[], ['Check the battery'], ['Check the battery', 'Read the log']]) {
    await vi.waitFor(() =>
      expect(current()).toEqual({ data, status: 'success', fetchStatus: 'fetching' }),
    );
    gates[data.length]?.resolve();
  }
  await vi.waitFor(() => expect(current()).toMatchObject({ fetchStatus: 'idle' }));
  expect(current()).toMatchObject({
    data: ['Check the battery', 'Read the log'],
    status: 'success',
  });
});
