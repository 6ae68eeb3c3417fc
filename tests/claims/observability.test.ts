/** The samples on the page about logs and reports, run as published. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { metrics } from '../../content/docs/v11/node_modules/@opentelemetry/api/build/src/index.js';
import { loadSample } from './load-sample.ts';
import { createTRPCClient, httpLink, initTRPC, request, TRPCError, z } from './v11.ts';

type Builder = ReturnType<ReturnType<typeof initTRPC.context<{ requestId: string }>>['create']>;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('observability#log', () => {
  async function open() {
    const { router, procedure } = await loadSample<Pick<Builder, 'router' | 'procedure'>>(
      'v11/observability#log',
      'server/trpc.ts',
    );
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
    const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    return { router, procedure, lines };
  }
  const withId = { createContext: () => ({ requestId: 'b1946ac9-31a4' }) };

  test('each call of a batch has its line, also one with an invalid input', async () => {
    const { router, procedure, lines } = await open();
    const app = router({
      list: procedure.query(() => ['tea']),
      byId: procedure.input(z.number()).query(({ input }) => input),
    });
    const input = encodeURIComponent(JSON.stringify({ 1: 'seven' }));
    await request(app, `/list,byId?batch=1&input=${input}`, {}, withId);
    expect(lines()).toHaveLength(2);
    expect(lines()).toEqual(
      expect.arrayContaining([
        {
          requestId: 'b1946ac9-31a4',
          call: 'query list',
          result: 'OK',
          ms: expect.any(Number),
        },
        {
          requestId: 'b1946ac9-31a4',
          call: 'query byId',
          result: 'BAD_REQUEST',
          ms: expect.any(Number),
        },
      ]),
    );
  });

  test('an unknown path and a context that throws have no line, a refused output has', async () => {
    const { router, procedure, lines } = await open();
    const app = router({
      price: procedure.output(z.number()).query(() => 'free' as unknown as number),
    });
    await request(app, '/prices', {}, withId);
    const failing = {
      createContext() {
        throw new Error('no database');
      },
    };
    await request(app, '/price', {}, failing);
    expect(lines()).toEqual([]);
    await request(app, '/price', {}, withId);
    expect(lines()).toMatchObject([{ call: 'query price', result: 'INTERNAL_SERVER_ERROR' }]);
  });

  test('the line of a subscription comes when the stream has begun', async () => {
    const { router, procedure, lines } = await open();
    let end = () => {};
    const open_ = new Promise<void>((resolve) => {
      end = resolve;
    });
    const app = router({
      ticks: procedure.subscription(async function* () {
        yield 1;
        await open_;
      }),
    });
    const caller = app.createCaller({ requestId: 'b1946ac9-31a4' });
    const stream = (await caller.ticks()) as AsyncIterable<number>;
    expect(lines()).toMatchObject([{ call: 'subscription ticks', result: 'OK' }]);
    end();
    const values: number[] = [];
    for await (const value of stream) values.push(value);
    expect(values).toEqual([1]);
  });

  test('an id of the proxy is kept, and anything else is replaced', async () => {
    const { createContext } = await loadSample<{
      createContext(options: { req: unknown; res: unknown }): { requestId: string };
    }>('v11/observability#log', 'server/context.ts');
    const idFor = (given: string | undefined) => {
      const sent: string[] = [];
      const req = { headers: { 'x-request-id': given } } as unknown as IncomingMessage;
      const res = {
        setHeader: (_name: string, value: string) => sent.push(value),
      } as unknown as ServerResponse;
      const { requestId } = createContext({ req, res });
      expect(sent).toEqual([requestId]);
      return requestId;
    };
    expect(idFor('b1946ac9-31a4')).toBe('b1946ac9-31a4');
    for (const given of [undefined, 'short', 'a"}\n{"fake":1', 'x'.repeat(65)]) {
      expect(idFor(given)).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

test('observability#metrics: each call is counted with its path, its type and its code', async () => {
  const counted: object[] = [];
  const counter = { add: (count: number, labels: object) => counted.push({ count, ...labels }) };
  metrics.setGlobalMeterProvider({
    getMeter: () =>
      ({ createCounter: () => counter }) as unknown as ReturnType<typeof metrics.getMeter>,
  });
  onTestFinished(() => metrics.disable());
  const { router, procedure } = await loadSample<Pick<Builder, 'router' | 'procedure'>>(
    'v11/observability#metrics',
    'server/trpc.ts',
  );
  const app = router({
    good: procedure.query(() => 1),
    wrong: procedure.input(z.number()).mutation(() => 1),
  });
  await request(app, '/good');
  const headers = { 'content-type': 'application/json' };
  await request(app, '/wrong', { method: 'POST', headers, body: '"seven"' });
  await request(app, '/unknown');
  expect(counted).toEqual([
    { count: 1, path: 'good', type: 'query', code: 'OK' },
    { count: 1, path: 'wrong', type: 'mutation', code: 'BAD_REQUEST' },
  ]);
});

test('observability#errors: only what the server did wrong is reported, with what threw', async () => {
  const reports: [Error, object][] = [];
  vi.stubGlobal('reports', reports);
  const { server } = await loadSample<{ server: Server }>(
    'v11/observability#errors',
    'server/index.ts',
    {
      'reports.ts': 'export const report = (...all) => globalThis.reports.push(all);',
    },
  );
  onTestFinished(() => void server.close());
  server.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await fetch(`${url}/prices`);
  expect(reports).toEqual([]);
  await fetch(`${url}/price`);
  expect(reports).toMatchObject([
    [{ message: 'No row in table prices' }, { call: 'query price', requestId: expect.any(String) }],
  ]);
  await fetch(`${url}/%E0`);
  expect(reports.at(-1)).toMatchObject([{ message: 'URI malformed' }, { requestId: undefined }]);
});

test('observability#client: the link tells how long each call took, and whether it failed', async () => {
  const { timingLink } = await loadSample<{
    // biome-ignore lint/suspicious/noExplicitAny: the sample's own type is of another copy of the package
    timingLink(onTiming: (timing: object) => void): any;
  }>('v11/observability#client', 'timing-link.ts');
  const t = initTRPC.create();
  const router = t.router({
    good: t.procedure.query(() => 1),
    bad: t.procedure.query(() => {
      throw new TRPCError({ code: 'NOT_FOUND' });
    }),
  });
  const timings: object[] = [];
  const client = createTRPCClient<typeof router>({
    links: [
      timingLink((timing) => timings.push(timing)),
      httpLink({
        url: 'http://test.local',
        fetch: async (url) => {
          const { pathname, search } = new URL(String(url));
          const { status, text } = await request(router, pathname + search);
          return new Response(text, { status });
        },
      }),
    ],
  });
  await client.good.query();
  await client.bad.query().catch(() => {});
  expect(timings).toEqual([
    { call: 'query good', ok: true, ms: expect.any(Number) },
    { call: 'query bad', ok: false, ms: expect.any(Number) },
  ]);
});
