/** Samples on the 11.x pages, run as published. Titles name the page and the section. */
import { expect, test, vi } from 'vitest';
import type { TRPCQueryProcedure } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { loadSample } from './load-sample.ts';
import { initTRPC, rejection, request, TRPCError, z } from './v11.ts';

const t = initTRPC.create();

test('server/middlewares#concat: the rate limiter refuses the 101st call of a minute and nobody in the next one', async () => {
  const { openingHours } = await loadSample<{
    openingHours: TRPCQueryProcedure<{ meta: unknown; input: undefined; output: string }>;
  }>('v11/server/middlewares#concat', 'server/trpc.ts');
  const t = initTRPC.context<{ ip: string; customer: string | null }>().create();
  const ask = (ip: string) =>
    t.router({ openingHours }).createCaller({ ip, customer: null }).openingHours();

  vi.useFakeTimers();
  try {
    for (let call = 1; call < 100; call += 1) await ask('::1');
    expect(await ask('::1')).toBe('9 to 5. ::1 may ask 0 more times.');
    expect(await rejection(ask('::1'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await ask('::2')).toBe('9 to 5. ::2 may ask 99 more times.');
    vi.advanceTimersByTime(60_000);
    expect(await ask('::1')).toBe('9 to 5. ::1 may ask 99 more times.');
  } finally {
    vi.useRealTimers();
  }
});

test('server/middlewares#result: the log of failures has the cause and not the input', async () => {
  const { watchedProcedure } = await loadSample<{ watchedProcedure: typeof t.procedure }>(
    'v11/server/middlewares#result',
    'server/trpc.ts',
  );
  const broken = new Error('no oven');
  const router = t.router({
    wrapped: watchedProcedure.input(z.string()).query(() => Promise.reject(broken)),
    own: watchedProcedure.query(() => {
      throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'no flour' });
    }),
    refused: watchedProcedure.query(() => {
      throw new TRPCError({ code: 'FORBIDDEN' });
    }),
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const caller = router.createCaller({});
    await rejection(caller.wrapped('a password'));
    const own = await rejection(caller.own());
    await rejection(caller.refused());
    expect(log.mock.calls).toEqual([
      ['wrapped', broken],
      ['own', own],
    ]);
  } finally {
    log.mockRestore();
  }
});

test('server/error-handling#http-status: an unexpected error is logged, an expected one is not', async () => {
  const { GET } = await loadSample<{ GET(request: Request): Promise<Response> }>(
    'v11/server/error-handling#http-status',
    'server/receipt-pdf.ts',
  );
  const log = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const statusOf = async (id: string) =>
      (await GET(new Request(`http://localhost/?id=${id}`))).status;
    expect([await statusOf('7'), await statusOf('')]).toEqual([200, 404]);
    expect(log).not.toHaveBeenCalled();
    expect(await statusOf('torn')).toBe(500);
    expect(log.mock.calls).toEqual([
      [expect.objectContaining({ message: 'The printer has no paper' })],
    ]);
  } finally {
    log.mockRestore();
  }
});

test('server/error-formatting: issues of a refused input reach clients, those of an output do not', async () => {
  const { t } = await loadSample<{ t: ReturnType<typeof initTRPC.create> }>(
    'v11/server/error-formatting',
    'server/trpc.ts',
  );
  const router = t.router({
    input: t.procedure.input(z.object({ loaf: z.string() })).query(() => 1),
    output: t.procedure.output(z.object({ loaf: z.string() })).query(() => ({ loaf: 7 as never })),
  });
  const issuesOf = async (path: string) => (await request(router, path)).json().error.data.issues;
  expect(await issuesOf('/input?input={}')).toMatchObject({
    fieldErrors: { loaf: [expect.stringContaining('string')] },
  });
  expect(await issuesOf('/output')).toBe(null);
});

test('server/context#batch-size: a batch of eleven calls is refused before any of them runs, one of ten is not', async () => {
  const { createContext } = await loadSample<{ createContext(opts: object): object }>(
    'v11/server/context#batch-size',
    'server/context.ts',
  );
  const run = vi.fn(() => 1);
  const router = t.router({ price: t.procedure.query(run) });
  const send = (calls: number) => {
    const paths = Array.from({ length: calls }, () => 'price').join();
    return request(router, `/${paths}?batch=1&input={}`, {}, { createContext });
  };
  expect((await send(10)).status).toBe(200);
  run.mockClear();
  const { json, status } = await send(11);
  expect(status).toBe(429);
  expect(json()).toHaveLength(11);
  expect(json()[10].error.message).toBe('At most 10 calls in a batch');
  expect(run).not.toHaveBeenCalled();
});

test('client/react-native#address: the server is on the machine from which the app was loaded', async () => {
  const load = async (hostUri?: string) => {
    const { baseUrl } = await loadSample<{ baseUrl(): string }>(
      'v11/client/react-native#address',
      'trpc/base-url.ts',
      { 'expo-constants': `export default { expoConfig: ${JSON.stringify({ hostUri })} };` },
    );
    return baseUrl;
  };
  expect((await load('192.168.1.5:8081'))()).toBe('http://192.168.1.5:3000');
  expect(await load()).toThrow('Set EXPO_PUBLIC_API_URL for this build.');
});
