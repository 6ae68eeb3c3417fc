import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { octetInputParser } from '../../content/docs/v11/node_modules/@trpc/server/dist/http.mjs';
import {
  initTRPC,
  TRPCError,
  tracked,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';

/** Resources that are closed after a test. */
export const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

export const t = initTRPC.create({ isDev: false });

export const berths = [
  { id: 1, pier: 'North', meters: 12 },
  { id: 2, pier: 'South', meters: 8 },
];
export const NORTH = { result: { data: berths[0] } };

export const notFound = (id: number) => ({
  error: {
    message: `No berth ${id}`,
    code: -32004,
    data: { code: 'NOT_FOUND', httpStatus: 404, path: 'berth.byId' },
  },
});

export const appRouter = t.router({
  berth: {
    byId: t.procedure.input(z.number()).query(({ input }) => {
      const berth = berths.find(({ id }) => id === input);
      if (!berth) throw new TRPCError({ code: 'NOT_FOUND', message: `No berth ${input}` });
      return berth;
    }),
    list: t.procedure.query(() => berths),
    nothing: t.procedure.query(() => {}),
    forecast: t.procedure.query(async function* () {
      yield 'calm';
      yield 'fresh';
    }),
    broken: t.procedure.query(async function* () {
      yield 'calm';
      throw new TRPCError({ code: 'BAD_GATEWAY', message: 'Station offline' });
    }),
    queue: t.procedure.subscription(async function* () {
      yield tracked('41', { boats: 7 });
      yield tracked('42', { boats: 8 });
    }),
  },
  reserve: t.procedure
    .input(z.object({ berth: z.number(), nights: z.number().int() }))
    .mutation(({ input }) => ({ reference: `B-${input.berth}-${input.nights}` })),
  ping: t.procedure.mutation(() => 'pong'),
  name: t.procedure.input(z.string()).mutation(({ input }) => input),
  form: t.procedure.input(z.instanceof(FormData)).mutation(async ({ input }) => {
    const file = input.get('photo');
    return file instanceof File ? [...new Uint8Array(await file.arrayBuffer())] : null;
  }),
  bytes: t.procedure.input(octetInputParser).mutation(async ({ input }) => {
    let size = 0;
    for await (const chunk of input) size += chunk.byteLength;
    return size;
  }),
  binary: t.procedure.query(() => new Uint8Array([1, 2])),
  blob: t.procedure.query(() => new Blob(['x'])),
  badForm: t.procedure.input(z.instanceof(FormData)).query(() => 1),
});

export const JSON_TYPE = { 'content-type': 'application/json' };

/** Starts a server on a free port and returns its address. */
export async function listen(listener: RequestListener | ReturnType<typeof createServer>) {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export type Options = Omit<Parameters<typeof createHTTPServer<typeof appRouter>>[0], 'router'>;
export const serve = (options: Options = {}) =>
  listen(createHTTPServer({ router: appRouter, ...options }));

export async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const text = await response.text();
  const type = response.headers.get('content-type');
  return { status: response.status, type, text, json: () => JSON.parse(text) };
}

export const post = (url: string, body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  ask(url, { method: 'POST', headers, body: JSON.stringify(body) });

export const upload = (url: string) => {
  const body = new FormData();
  body.set('photo', new File([new Uint8Array([250, 251, 1])], 'poppy.bin'));
  return ask(url, { method: 'POST', body });
};
