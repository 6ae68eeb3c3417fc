import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createTRPCUntypedClient,
  createWSClient,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { TRPCError } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { birdLog, type World } from './bird-log.ts';
import { loadSample } from './load-sample.ts';
import {
  observer,
  type SocketServer,
  serveWs,
  until,
  WebSocket,
  WebSocketServer,
  wsClient,
} from './subscriptions-support.ts';

// Claims of the 11.x pages about WebSockets. Each test names its page and section.

test('websockets#wire: the messages of a subscription and a query', async () => {
  const world = birdLog();
  const { url, received, sent } = serveWs(world);
  const { trpc } = wsClient(url, { connectionParams: { token: 'of-noor' } });
  const { log, callbacks } = observer();
  const subscription = trpc.quiet.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('started'));
  world.events.emit('sighting', 25);
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

test('websockets#wire: the published function tells apart what a server sends', async () => {
  const world = birdLog();
  const { url, sent } = serveWs(world);
  const { trpc } = wsClient(url);
  const { log, callbacks } = observer();
  const subscription = trpc.quiet.subscribe(undefined, callbacks);
  await until(() => expect(log).toContain('started'));
  world.events.emit('sighting', 25);
  await until(() => expect(log).toContainEqual({ data: 25 }));
  subscription.unsubscribe();
  await until(() => expect(sent.at(-1)).toContain('stopped'));
  const { describeMessage } = await loadSample<{ describeMessage(message: unknown): string }>(
    'v11/server/websockets#wire',
    'describe-message.ts',
  );
  const others = [
    { id: null, method: 'reconnect' },
    { id: 2, error: { message: 'Not yours' } },
  ];
  const messages = [...sent.map((message) => JSON.parse(message)), ...others];
  expect(messages.map(describeMessage)).toEqual([
    'Subscription 1 has started',
    'Call 1 has a value: 25',
    'Subscription 1 has stopped',
    'The server asks for a reconnect',
    'Call 2 failed: Not yours',
  ]);
});

test('websockets#options: one context for each connection, however many calls', async () => {
  const { url, createContext } = serveWs(birdLog());
  const { trpc } = wsClient(url);
  await Promise.all([trpc.whoAmI.query(), trpc.whoAmI.query()]);
  await trpc.whoAmI.query();
  expect(createContext).toHaveBeenCalledOnce();
});

test('websockets#connection-params: closing the socket brings new parameters', async () => {
  const world = birdLog();
  const { url } = serveWs(world);
  let token = 'of-noor';
  const { client, trpc } = wsClient(url, { connectionParams: () => ({ token }) });
  const { log, callbacks } = observer();
  trpc.sightings.subscribe({ species: 'heron' }, callbacks);
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
  const { url } = serveWs(birdLog(), { createContext });
  wsClient(url, { retryDelayMs: () => 1 });
  await until(() => expect(createContext.mock.calls.length).toBeGreaterThan(3));
});

test('websockets#resume: a client that comes back gets what it has missed, and nothing twice', async () => {
  const { appRouter, temperatures } = await loadSample<{
    appRouter: World['router'];
    temperatures: number[];
  }>('v11/server/websockets#resume', 'router.ts');
  temperatures.push(220, 225);
  const { url, wss } = serveWs({ ...birdLog(), router: appRouter });
  const client = createWSClient({ url, WebSocket, retryDelayMs: () => 1 });
  onTestFinished(() => client.close());
  const seen: unknown[] = [];
  createTRPCUntypedClient({ links: [wsLink({ client })] }).subscription('temperature', undefined, {
    onData: (event) => seen.push(event),
  });
  await until(() => expect(seen).toHaveLength(2));
  for (const socket of wss.clients) socket.terminate();
  temperatures.push(230);
  await until(() => expect(seen).toHaveLength(3));
  expect(seen).toEqual([
    { id: '1', data: 220 },
    { id: '2', data: 225 },
    { id: '3', data: 230 },
  ]);
});

test('websockets#deploy: clients reconnect when told, with the last tracked id', async () => {
  const world = birdLog();
  world.history.push(41);
  const { url, handler, sent, received } = serveWs(world);
  const { trpc } = wsClient(url);
  const { log, callbacks } = observer();
  trpc.sightings.subscribe({ species: 'heron' }, callbacks);
  await until(() => expect(log).toContainEqual({ data: { id: '41', data: 41 } }));
  handler.broadcastReconnectNotification();
  await until(() =>
    expect(world.inputs).toEqual([{ species: 'heron' }, { species: 'heron', lastEventId: '41' }]),
  );
  expect(sent).toContain('{"id":null,"method":"reconnect"}');
  expect(received.at(-1)).toBe(
    '{"id":1,"method":"subscription","params":{"input":{"species":"heron"},"path":"sightings","lastEventId":"41"}}',
  );
});

test('websockets#deploy: after the notification the server can close', async () => {
  const world = birdLog();
  const { url, handler, wss } = serveWs(world);
  const { trpc } = wsClient(url, { retryDelayMs: (attempt: number) => attempt });
  const { log, callbacks } = observer();
  trpc.sightings.subscribe({ species: 'heron' }, callbacks);
  await until(() => expect(log).toContain('started'));
  const closed = vi.fn();
  handler.broadcastReconnectNotification();
  wss.close(closed);
  await until(() => expect(closed).toHaveBeenCalledOnce());
});

test('websockets#deploy: after ten seconds, the sample ends the connections that are left', async () => {
  const servers: SocketServer[] = [];
  vi.stubGlobal('startServer', () => {
    servers.push(new WebSocketServer({ port: 0 }));
    return servers[0];
  });
  const before = process.listeners('SIGTERM');
  await loadSample('v11/server/websockets#deploy', 'server.ts', {
    ws: 'export class WebSocketServer { constructor() { return globalThis.startServer(); } }',
  });
  vi.unstubAllGlobals();
  const [stop] = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  const port = servers[0]?.address().port;
  const client = new (WebSocket as unknown as new (url: string) => EventTarget)(
    `ws://localhost:${port}`,
  );
  const closed = vi.fn();
  client.addEventListener('close', closed);
  await new Promise((resolve) => client.addEventListener('open', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  stop?.('SIGTERM');
  process.removeListener('SIGTERM', stop as () => void);
  expect(servers[0]?.clients.size).toBe(1);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await until(() => expect(closed).toHaveBeenCalledOnce());
});

test('websockets#keep-alive: PING and PONG from both sides, and the end of the deaf', async () => {
  const { url, received, sent } = serveWs(birdLog(), {
    keepAlive: { enabled: true, pingMs: 10, pongWaitMs: 10_000 },
  });
  wsClient(url, { keepAlive: { enabled: true, intervalMs: 1, pongTimeoutMs: 10_000 } });
  await until(() => expect(received).toContain('PING'));
  expect(sent).toContain('PONG');

  const strict = serveWs(birdLog(), { keepAlive: { enabled: true, pingMs: 5, pongWaitMs: 5 } });
  const deaf = new (WebSocket as unknown as new (url: string) => EventTarget)(strict.url);
  const closed = vi.fn();
  deaf.addEventListener('close', closed);
  await until(() => expect(closed).toHaveBeenCalledOnce());
});

test('websockets#client-options: lazy connects with the first call and closes after it', async () => {
  const { url, wss } = serveWs(birdLog());
  const onClose = vi.fn();
  const { client, trpc } = wsClient(url, { lazy: { enabled: true, closeMs: 20 }, onClose });
  expect(client.connection).toBeNull();
  await trpc.whoAmI.query();
  expect(wss.clients.size).toBe(1);
  await until(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await trpc.whoAmI.query()).toBeNull();
});

test('websockets#client-options: a query that was sent fails when the connection breaks', async () => {
  const world = birdLog();
  const { url, wss } = serveWs(world);
  const { trpc } = wsClient(url);
  const failed = expect(trpc.hang.query()).rejects.toThrow();
  await until(() => expect(world.log).toEqual(['hang started']));
  for (const client of wss.clients) client.terminate();
  await failed;
});

test('websockets#pitfalls: a query that yields is refused', async () => {
  const { trpc } = wsClient(serveWs(birdLog()).url);
  await expect(trpc.stream.query()).rejects.toThrow(
    'Cannot return an async iterable or observable from a query procedure with WebSockets',
  );
});

test('websockets#pitfalls: one message with several calls, of which the context knows none', async () => {
  const { url, createContext, sent } = serveWs(birdLog());
  const socket = new (
    WebSocket as unknown as new (
      url: string,
    ) => EventTarget & { send(text: string): void }
  )(url);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const call = (id: number) => ({ id, method: 'query', params: { path: 'whoAmI' } });
  socket.send(JSON.stringify([call(1), call(2)]));
  await until(() => expect(sent).toHaveLength(2));
  expect(createContext).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ info: expect.objectContaining({ calls: [] }) }),
  );
});
