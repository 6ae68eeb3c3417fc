import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, vi } from 'vitest';
import {
  createTRPCClient,
  createWSClient,
  httpSubscriptionLink,
  type retryLink,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  type CreateHTTPContextOptions,
  createHTTPServer,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { applyWSSHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/ws.mjs';
import type { AnyTRPCRouter } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';
import type { Context, Router, World } from './bird-log.ts';

export interface Socket {
  readyState: number;
  on(event: 'message', listener: (data: unknown) => void): void;
  send(text: string): void;
  terminate(): void;
}
export interface SocketServer {
  clients: Set<Socket>;
  address(): AddressInfo;
  close(done?: () => void): void;
  on(event: 'connection', listener: (socket: Socket) => void): void;
}
// The package has no types, and no separate ES module.
const ws: unknown = createRequire(import.meta.url)(
  '../../content/docs/v11/node_modules/ws/index.js',
);
export const { WebSocket, WebSocketServer } = ws as {
  WebSocket: never;
  WebSocketServer: new (options: object) => SocketServer;
};

/** Long enough for an EventSource, which waits three seconds before it reconnects. */
export const WAIT_MS = { timeout: 15_000, interval: 10 };
vi.setConfig({ testTimeout: 20_000 });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

export async function serveHttp(world: World, onError = vi.fn()) {
  const createContext = vi.fn(
    ({ req, info }: CreateHTTPContextOptions): Context => ({
      params: info.connectionParams,
      authorization: req.headers.authorization,
    }),
  );
  const server = createHTTPServer({ router: world.router, onError, createContext });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, server, onError, createContext };
}

export function httpClient(url: string, options: object = {}) {
  return createTRPCClient<Router>({
    links: [httpSubscriptionLink({ url, EventSource, ...options })],
  });
}

export function serveWs(world: World, options: object = {}) {
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

export function wsClient(
  url: string,
  options: object = {},
  ...links: ReturnType<typeof retryLink<Router>>[]
) {
  const client = createWSClient({ url, WebSocket, ...options });
  closers.push(() => void client.close());
  return { client, trpc: createTRPCClient<Router>({ links: [...links, wsLink({ client })] }) };
}

/** Callbacks that record their calls. */
export function observer() {
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

export const until = (check: () => void) => vi.waitFor(check, WAIT_MS);
