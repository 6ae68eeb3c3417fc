import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import {
  createTRPCClient,
  TRPCClientError,
  type TRPCLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  type CreateHTTPHandlerOptions,
  createHTTPServer,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import {
  type AnyTRPCRouter,
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import type { Unsubscribable } from '../../content/docs/v11/node_modules/@trpc/server/dist/observable/index.mjs';

// This package's types are in another folder than its code.
export const {
  WebSocket,
  WebSocketServer,
}: typeof import('../../content/docs/v11/node_modules/@types/ws/index.mjs') = createRequire(
  import.meta.url,
)('../../content/docs/v11/node_modules/ws');

export const t = initTRPC.create();
export const text = (value: unknown) => {
  if (typeof value !== 'string') throw new Error('Expected a text');
  return value;
};
export const anything = (value: unknown) => value;

export function deferred<T = void>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((r) => {
    resolve = r;
  });
  return { promise, resolve };
}

/** Serves the router until the test ends and records requests and responses. */
export async function serve<TRouter extends AnyTRPCRouter>(
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

export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('Expected a rejection');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(TRPCClientError);
      return error as TRPCClientError<AnyTRPCRouter>;
    },
  );

export const ferry = t.router({
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
export type Ferry = typeof ferry;

export const ferryClient = (...links: TRPCLink<Ferry>[]) => createTRPCClient<Ferry>({ links });

export function collect<T>(
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
