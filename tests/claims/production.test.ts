/** The samples in the production checklist, run as published. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';
import { initTRPC, rejection } from './v11.ts';

async function start(address: string, isListening: boolean): Promise<Server> {
  vi.stubEnv('PORT', '0');
  vi.stubEnv('NODE_ENV', 'production');
  const { server } = await loadSample<{ server: Server }>(address, 'server/index.ts');
  if (!isListening) server.listen(0);
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

const urlOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

describe('production#server', () => {
  let server: Server;
  let url = '';
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

  beforeAll(async () => {
    server = await start('v11/production#server', true);
    url = urlOf(server);
  });
  afterAll(() => {
    logged.mockRestore();
    vi.unstubAllEnvs();
    process.removeAllListeners('SIGTERM');
    server.closeAllConnections();
    server.close();
  });

  test('a call is answered, and the health check as well', async () => {
    const response = await fetch(`${url}/trpc/price?input="tea"`);
    expect(await response.json()).toEqual({ result: { data: 450 } });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${url}/health`)).status).toBe(204);
  });

  test('an unexpected error has the number of the log, and neither its message nor a stack', async () => {
    const response = await fetch(`${url}/trpc/price?input="gold"`);
    const id = response.headers.get('x-request-id');
    const { error } = await response.json();
    expect(error.message).toBe(`Something went wrong (${id})`);
    expect(error.data.stack).toBeUndefined();
    expect(JSON.parse(String(logged.mock.lastCall?.[0]))).toMatchObject({
      requestId: id,
      call: 'query price',
      message: 'No row in table prices: gold',
    });
  });

  test('a batch of 21 calls is refused with 429, one of 20 is not', async () => {
    const batch = async (size: number) => {
      const path = Array.from({ length: size }, () => 'price').join(',');
      const input = JSON.stringify(
        Object.fromEntries(Array.from({ length: size }, (_, index) => [index, 'tea'])),
      );
      const address = `${url}/trpc/${path}?batch=1&input=${encodeURIComponent(input)}`;
      return (await fetch(address)).status;
    };
    expect([await batch(20), await batch(21)]).toEqual([200, 429]);
  });

  test('a body of more than a million bytes is refused with 413', async () => {
    const response = await fetch(`${url}/trpc/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(1_000_001)),
    });
    expect(response.status).toBe(413);
  });

  test('after SIGTERM the health check fails, and five seconds later the server takes no connections', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    process.listeners('SIGTERM').at(-1)?.('SIGTERM');
    expect((await fetch(`${url}/health`)).status).toBe(503);
    expect(server.listening).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(server.listening).toBe(false);
  });
});

test('production#timeouts: a call that hangs fails with TIMEOUT after ten seconds', async () => {
  const { procedure, router } = await loadSample<
    ReturnType<typeof initTRPC.create> & {
      procedure: ReturnType<typeof initTRPC.create>['procedure'];
    }
  >('v11/production#server', 'server/trpc.ts');
  const hanging = router({ hang: procedure.query(() => new Promise<never>(() => {})) });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failed = rejection(hanging.createCaller({}).hang());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failed).toMatchObject({ code: 'TIMEOUT' });
});

test('production#rate-limits: the 31st call of a minute is refused, whichever process counts', async () => {
  interface Published {
    createRedisCounter(redis: object): unknown;
  }
  const { createRedisCounter } = await loadSample<Published>(
    'v11/production#rate-limits',
    'server/counter.ts',
  );
  const { limitedProcedure } = await loadSample<{
    limitedProcedure: ReturnType<typeof initTRPC.create>['procedure'];
  }>('v11/production#rate-limits', 'server/limited-procedure.ts');
  const counts = new Map<string, number>();
  const expiries: [string, number][] = [];
  const redis = {
    async incr(key: string) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key);
    },
    async pExpire(key: string, milliseconds: number) {
      expiries.push([key, milliseconds]);
    },
  };
  const router = initTRPC.create().router({ buy: limitedProcedure.query(() => 'bought') });
  const callOf = (userId: string) =>
    router.createCaller({ ip: '::1', userId, counter: createRedisCounter(redis) }).buy();
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  for (let call = 0; call < 30; call += 1) expect(await callOf('ida')).toBe('bought');
  expect(await rejection(callOf('ida'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await callOf('noor')).toBe('bought');
  vi.advanceTimersByTime(60_000);
  expect(await callOf('ida')).toBe('bought');
  expect(expiries).toEqual([
    ['calls:buy:ida:0', 60_000],
    ['calls:buy:noor:0', 60_000],
    ['calls:buy:ida:1', 60_000],
  ]);
});

test('production#csrf: a form of another site is refused, a program and an own page are not', async () => {
  const server = await start('v11/production#csrf', false);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${urlOf(server)}/upload`, { method: 'POST', body: new FormData(), headers }))
      .status;
  expect(await post({ origin: 'https://elsewhere.example' })).toBe(403);
  expect(await post({ origin: 'https://shop.example' })).toBe(200);
  expect(await post({})).toBe(200);
});
