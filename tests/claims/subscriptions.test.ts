import { expect, test } from 'vitest';
import {
  createTRPCClient,
  httpBatchLink,
  retryLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { tracked } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { birdLog, type Router } from './bird-log.ts';
import {
  httpClient,
  observer,
  serveHttp,
  serveWs,
  until,
  wsClient,
} from './subscriptions-support.ts';

// Claims of the 11.x pages about subscriptions. Each test names its page and section.

test('subscriptions: what curl prints, from the first event to the last', async () => {
  const { url } = await serveHttp(birdLog());
  const response = await fetch(`${url}/finish`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe(
    'event: connected\ndata: {}\n\n\ndata: "a"\n\n\nevent: return\ndata: \n\n\n',
  );
});

test('client/subscriptions#callbacks: the order when the generator returns, over SSE', async () => {
  const { url } = await serveHttp(birdLog());
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
  const { url } = serveWs(birdLog());
  const { log, callbacks } = observer();
  wsClient(url).trpc.finish.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('complete'));
  expect(log).toEqual(['connecting', 'pending', 'started', { data: 'a' }, 'stopped', 'complete']);
});

test('subscriptions#errors: a code below 500 ends it with onError alone, over both', async () => {
  const world = birdLog();
  const overHttp = observer();
  httpClient((await serveHttp(world)).url).forbidden.subscribe(undefined, overHttp.callbacks);
  const overWs = observer();
  wsClient(serveWs(world).url).trpc.forbidden.subscribe(undefined, overWs.callbacks);
  for (const { log } of [overHttp, overWs]) {
    await until(() => expect(log.at(-1)).toEqual({ error: 'Only for members' }));
    expect(log).not.toContain('complete');
    expect(log).not.toContain('stopped');
  }
});

test('subscriptions#errors: a code of 500 makes SSE reconnect', async () => {
  const { url } = await serveHttp(birdLog());
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
  const { url } = await serveHttp(birdLog());
  const response = await fetch(`${url}/forbidden`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(
    'event: serialized-error\ndata: {"message":"Only for members","code":-32003,"data":{"code":"FORBIDDEN","httpStatus":403,"path":"forbidden"}}\n',
  );
});

test('subscriptions#tracked: SSE resumes with the last id and a new context after the connection broke', async () => {
  const world = birdLog();
  const { url, server, createContext } = await serveHttp(world);
  const { log, callbacks } = observer();
  world.history.push(41);
  const subscription = httpClient(url).sightings.subscribe({ species: 'heron' }, callbacks);
  await until(() => expect(log).toContainEqual({ data: { id: '41', data: 41 } }));
  server.closeAllConnections();
  world.history.push(42);
  await until(() => expect(log).toContainEqual({ data: { id: '42', data: 42 } }));
  subscription.unsubscribe();
  expect(world.inputs).toEqual([{ species: 'heron' }, { species: 'heron', lastEventId: '41' }]);
  expect(createContext).toHaveBeenCalledTimes(2);
});

test('subscriptions#tracked: lastEventId needs an object or no input, and to be declared', async () => {
  const world = birdLog();
  const { url } = await serveHttp(world);
  const ask = async (path: string) => {
    world.inputs.length = 0;
    await (await fetch(`${url}/${path}`, { headers: { 'last-event-id': '8' } })).text();
    return world.inputs[0];
  };
  expect(await ask('plain?input={"species":"heron"}')).toEqual({
    species: 'heron',
    lastEventId: '8',
  });
  expect(await ask('plain')).toEqual({ lastEventId: '8' });
  expect(await ask('plain?input=7')).toBe(7);
  expect(await ask('undeclared?input={"species":"heron"}')).toEqual({ species: 'heron' });
  expect(() => tracked('', 1)).toThrow('must not be an empty string');
});

test('subscriptions#cleanup: unsubscribing fires the signal, over both transports', async () => {
  for (const transport of ['http', 'ws']) {
    const world = birdLog();
    const trpc =
      transport === 'http'
        ? httpClient((await serveHttp(world)).url)
        : wsClient(serveWs(world).url).trpc;
    const { log, callbacks } = observer();
    const subscription = trpc.sightings.subscribe({ species: 'heron' }, callbacks);
    await until(() => expect(log).toContain('started'));
    subscription.unsubscribe();
    await until(() => expect(world.log).toEqual(['finally, aborted: true']));
    expect(log.at(-1)).toBe('complete');
  }
});

test('subscriptions#cleanup: a generator that ignores the signal is never closed', async () => {
  const world = birdLog();
  const { url } = await serveHttp(world);
  const deaf = httpClient(url).deaf.subscribe(undefined, {});
  await until(() => expect(world.log).toEqual(['deaf started']));
  deaf.unsubscribe();
  // Meanwhile, another subscription starts and ends.
  const { log, callbacks } = observer();
  const other = httpClient(url).sightings.subscribe({ species: 'heron' }, callbacks);
  await until(() => expect(log).toContain('started'));
  other.unsubscribe();
  await until(() => expect(world.log).toContain('finally, aborted: true'));
  expect(world.log).not.toContain('deaf closed');
});

test('subscriptions#output: each() drops fields and refuses values', async () => {
  const { url } = await serveHttp(birdLog());
  const text = await (await fetch(`${url}/checked`)).text();
  expect(text).toContain('data: {"species":"heron","count":2}\n');
  expect(text).not.toContain('Okafor');
  expect(text).toContain('event: serialized-error');
  expect(text).toContain('INTERNAL_SERVER_ERROR');
  const trackedText = await (await fetch(`${url}/checkedTracked`)).text();
  expect(trackedText).toContain('data: {"count":2}\nid: 5\n');
});

test('client/subscriptions#auth: headers by fetch, and connectionParams in the address', async () => {
  const { url } = await serveHttp(birdLog());
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
  const { url } = await serveHttp(birdLog());
  const { log, callbacks } = observer();
  httpClient(`${url}/elsewhere`).finish.subscribe(undefined, callbacks);
  await until(() => expect(log.at(-1)).toHaveProperty('error'));
  expect(log).toHaveLength(2);
});

test('client/subscriptions#callbacks: an aborted signal ends SSE', async () => {
  const world = birdLog();
  const { url } = await serveHttp(world);
  const { log, callbacks } = observer();
  const abort = new AbortController();
  httpClient(url).sightings.subscribe({ species: 'heron' }, { ...callbacks, signal: abort.signal });
  await until(() => expect(log).toContain('started'));
  abort.abort();
  await until(() => expect(log.slice(-3)).toEqual(['stopped', 'idle', 'complete']));
});

test('websockets#pitfalls: an aborted signal does nothing over WS', async () => {
  const world = birdLog();
  const { url, received } = serveWs(world);
  const { trpc } = wsClient(url);
  const { log, callbacks } = observer();
  const abort = new AbortController();
  trpc.sightings.subscribe({ species: 'heron' }, { ...callbacks, signal: abort.signal });
  await until(() => expect(log).toContain('started'));
  abort.abort();
  world.events.emit('sighting', 42);
  await until(() => expect(log).toContainEqual({ data: { id: '42', data: 42 } }));
  expect(received.join()).not.toContain('subscription.stop');
});

test('client/subscriptions#pitfalls: what the batch link says to a subscription', async () => {
  const trpc = createTRPCClient<Router>({ links: [httpBatchLink({ url: 'http://localhost:1' })] });
  expect(() => trpc.finish.subscribe(undefined, {})).toThrow(
    'Subscriptions are unsupported by `httpLink` - use `httpSubscriptionLink` or `wsLink`',
  );
});

test('client/subscriptions#retry: retryLink repeats over WS if it waits, and only then', async () => {
  const { url } = serveWs(birdLog());
  const patient = observer();
  const wait = retryLink<Router>({ retry: ({ attempts }) => attempts < 9, retryDelayMs: () => 1 });
  wsClient(url, {}, wait).trpc.flaky.subscribe(undefined, patient.callbacks);
  await until(() => expect(patient.log).toContain('complete'));
  expect(patient.log.filter((entry) => typeof entry === 'object')).toHaveLength(3);

  const hasty = observer();
  const world = birdLog();
  const { sent, url: other } = serveWs(world);
  const { trpc } = wsClient(
    other,
    {},
    retryLink<Router>({ retry: ({ attempts }) => attempts < 9 }),
  );
  trpc.flaky.subscribe(undefined, hasty.callbacks);
  await until(() => expect(sent.join()).toContain('Database gone'));
  await trpc.whoAmI.query(); // everything to be repeated was sent before this response
  expect(hasty.log.filter((entry) => typeof entry === 'object')).toEqual([{ data: 1 }]);
});
