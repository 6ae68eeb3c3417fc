import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  createTRPCClient,
  createWSClient,
  httpBatchLink,
  httpLink,
  loggerLink,
  splitLink,
  type TRPCLink,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { applyWSSHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/ws.mjs';
import { initTRPC } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  deferred,
  type Ferry,
  failure,
  ferry,
  ferryClient,
  serve,
  WebSocket,
  WebSocketServer,
} from './links-support.ts';

const stationTools = initTRPC.context<{ token: string | null }>().create();

async function serveStation(gate: Promise<void> = Promise.resolve()) {
  const arrived = deferred();
  const router = stationTools.router({
    token: stationTools.procedure.query(({ ctx }) => ctx.token),
    latest: stationTools.procedure.query(async () => {
      arrived.resolve();
      await gate;
      return 12.5;
    }),
    steps: stationTools.procedure.query(async function* () {
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
    connectionParams: () => ({ token: 'observer' }),
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
  const { trpc, messages, contexts } = await serveStation();
  expect(await Promise.all([trpc.token.query(), trpc.latest.query()])).toEqual(['observer', 12.5]);
  expect(await trpc.token.query()).toBe('observer');
  expect(contexts()).toBe(1);
  expect(JSON.parse(messages[0] ?? '')).toEqual({
    method: 'connectionParams',
    data: { token: 'observer' },
  });
  expect(JSON.parse(messages[1] ?? '')).toMatchObject([
    { method: 'query', params: { path: 'token' } },
    { method: 'query', params: { path: 'latest' } },
  ]);
});

test('client/links/wsLink#pitfalls: signal has no effect', async () => {
  const gate = deferred();
  const { trpc, arrived } = await serveStation(gate.promise);
  const controller = new AbortController();
  const reading = trpc.latest.query(undefined, { signal: controller.signal });
  await arrived;
  controller.abort();
  gate.resolve();
  expect(await reading).toBe(12.5);
});

test('client/links/wsLink#which: procedures that yield are refused', async () => {
  const { trpc } = await serveStation();
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
