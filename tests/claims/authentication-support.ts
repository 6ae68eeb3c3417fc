/** Starts the published servers of the authentication pages, and calls them over each transport. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import {
  createTRPCClient,
  createWSClient,
  httpLink,
  httpSubscriptionLink,
  type TRPCLink,
  wsLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import type { AnyTRPCRouter } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';
import { WebSocket } from './links-support.ts';
import { loadSample, readSample } from './load-sample.ts';

/** A published sample's files by name, to complete a sample whose hidden files are only outlines of them. */
export function filesOf(page: string, section: string, entry?: string): Record<string, string> {
  return Object.fromEntries(readSample({ page: `v11/authentication/${page}`, section, entry }));
}

/** Loads a server's sample on a free port, and stops it when the test ends. */
export async function start(
  address: string,
  files: Record<string, string> = {},
  entry = 'server/index.ts',
): Promise<string> {
  vi.stubEnv('PORT', '0');
  vi.stubEnv('JWT_SECRET', 'nothing but a secret for this test');
  const { server } = await loadSample<{ server: Server }>(
    `v11/authentication/${address}`,
    entry,
    files,
  );
  return listening(server);
}

/** The address of a server that stops when the test ends. */
export async function listening(server: Server): Promise<string> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return `localhost:${(server.address() as AddressInfo).port}`;
}

type Headers = Record<string, string>;

/** The part of each recipe's router that the tests call. */
interface Calls {
  orders: { query(): Promise<string> };
  orderStatus: {
    subscribe(
      input: undefined,
      callbacks: { onData(status: string): void; onError(error: Error): void },
    ): { unsubscribe(): void };
  };
}

export function httpCalls(url: string, headers: Headers = {}): Calls {
  return createTRPCClient({ links: [httpLink({ url, headers })] }) as never;
}

/** Server-sent events, with headers that a browser would set, through further links. */
export function sseCalls(
  url: string,
  sent: Headers = {},
  ...before: TRPCLink<AnyTRPCRouter>[]
): Calls {
  const fetchWith = (input: string | URL, init: object & { headers?: Headers }) =>
    fetch(input, { ...init, headers: { ...init.headers, ...sent } });
  const link = httpSubscriptionLink({
    url,
    EventSource,
    eventSourceOptions: { fetch: fetchWith as never },
  });
  return createTRPCClient({ links: [...before, link as never] }) as never;
}

/** A WebSocket, with headers that a browser would set. */
export function wsCalls(url: string, headers: Headers = {}, connectionParams?: Headers) {
  class BrowserSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers });
    }
  }
  const onClose = vi.fn();
  const client = createWSClient({
    url,
    WebSocket: BrowserSocket as never,
    onClose,
    retryDelayMs: () => 60_000,
    ...(connectionParams ? { connectionParams } : {}),
  });
  onTestFinished(() => void client.close());
  return {
    onClose,
    calls: createTRPCClient({ links: [wsLink({ client })] }) as unknown as Calls,
  };
}

/** The first value of `orderStatus`, or the error's message. */
export function firstStatus({ orderStatus }: Calls): Promise<string> {
  return new Promise((resolve) => {
    const subscription = orderStatus.subscribe(undefined, {
      onData(status) {
        resolve(status);
        queueMicrotask(() => subscription.unsubscribe());
      },
      onError: (error) => resolve(error.message),
    });
  });
}

/** A handshake with headers that the server refuses. */
export async function expectRefused(url: string, headers: Headers) {
  const { onClose } = wsCalls(url, headers);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
}

/** A page that may use the cookies, and one that may not. */
export const OWN = 'https://shop.example';
export const OTHER = 'https://evil.example';

/** The files that all recipes share. `findUser` is in the recipe. */
export function shared() {
  const { 'server/user.ts': _, ...files } = filesOf('libraries', 'server', 'server/app.ts');
  return files;
}

/** The calls of a signed-in user succeed over each transport, the calls of others and from other sites do not. */
export async function expectProtected(host: string, cookie: string, id: string) {
  const url = `http://${host}/trpc`;
  expect(await httpCalls(url, { cookie }).orders.query()).toBe(`The orders of ${id}`);
  await expect(httpCalls(url).orders.query()).rejects.toThrow('UNAUTHORIZED');
  expect(await firstStatus(sseCalls(url, { cookie }))).toBe(`Packed for ${id}`);
  expect(await firstStatus(sseCalls(url))).toBe('UNAUTHORIZED');
  const ws = `ws://${host}`;
  expect(await firstStatus(wsCalls(ws, { cookie, origin: OWN }).calls)).toBe(`Packed for ${id}`);
  expect(await firstStatus(wsCalls(ws, { origin: OWN }).calls)).toBe('UNAUTHORIZED');
  await expectRefused(ws, { cookie, origin: OTHER });
  const body = new FormData();
  const init = { method: 'POST', body, headers: { cookie, origin: OTHER } };
  expect((await fetch(`${url}/orders`, init)).status).toBe(403);
}

/** Next.js outside of a request of Next.js. */
export function nextWith(cookie: string) {
  vi.stubGlobal('requestCookie', cookie);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    'server-only': '',
    'next/headers': `
      export const headers = async () => new Headers({ cookie: globalThis.requestCookie });
      export const cookies = async () => ({
        get(name) {
          const [, value] = globalThis.requestCookie.split(name + '=');
          return value && { value };
        },
      });`,
  };
}

/** The recipe's files, which a section's own sample has only in outline. */
export function recipe(page: string) {
  const { 'server/index.ts': _, ...files } = filesOf(page, '', 'server/index.ts');
  return files;
}
