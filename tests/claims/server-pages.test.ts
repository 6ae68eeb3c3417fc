import { describe, expect, test } from 'vitest';
import {
  createTRPCClient,
  devalue,
  fetchRequestHandler,
  httpLink,
  initTRPC,
  lazy,
  rejection,
  request,
  superjson,
  z,
} from './v11.ts';

const t = initTRPC.create();

describe('server/merging-routers', () => {
  const x = t.procedure.query(() => 'x');
  const inner = t.router({ x });

  test('server/merging-routers#merge: first level only, no overwriting', () => {
    const y = t.procedure.query(() => 'y');
    const merge = () =>
      t.mergeRouters(t.router({ forecast: { x } }), t.router({ forecast: { y } }));
    expect(merge).toThrow('Duplicate key forecast');
    expect(() => t.router({ 'forecast.next': x, forecast: { next: y } })).toThrow(
      'Duplicate key: forecast.next',
    );
  });

  test('server/merging-routers#lazy: lazy in lazy, more exports, and a failure that is remembered', async () => {
    const middle = t.router({ inner: lazy(async () => inner) });
    const outer = t.router({ middle: lazy(async () => ({ middle })) });
    expect(await t.createCallerFactory(outer)({}).middle.inner.x()).toBe('x');
    const two = t.router({ two: lazy(async () => ({ a: inner, b: inner })) });
    await expect(t.createCallerFactory(two)({}).two.x()).rejects.toThrow('Invalid router module');
    let loads = 0;
    const flaky = t.router({
      inner: lazy(async () => {
        loads++;
        if (loads === 1) throw new Error('disk');
        return inner;
      }),
    });
    const caller = t.createCallerFactory(flaky)({});
    await expect(caller.inner.x()).rejects.toThrow('disk');
    await expect(caller.inner.x()).rejects.toThrow('disk');
    expect(loads).toBe(1);
  });
});

describe('server/server-side-calls', () => {
  test('server/server-side-calls#options: a context function runs for every call, onError is told', async () => {
    let made = 0;
    const seen: unknown[] = [];
    const router = t.router({
      when: t.procedure.query(() => new Date(0)),
      fail: t.procedure.query(() => Promise.reject(new Error('clouds'))),
    });
    const caller = t.createCallerFactory(router)(
      () => {
        made++;
        return {};
      },
      { onError: ({ error, path }) => seen.push([path, error.code]) },
    );
    expect(await caller.when()).toBeInstanceOf(Date);
    expect(await rejection(caller.fail())).toMatchObject({ cause: { message: 'clouds' } });
    expect([made, seen]).toEqual([2, [['fail', 'INTERNAL_SERVER_ERROR']]]);
  });
});

describe('server/metadata', () => {
  test('server/metadata#merging: shallow, and visible to middlewares above', async () => {
    const root = initTRPC.meta<{ access?: string; limit?: object }>().create({
      defaultMeta: { access: 'librarian', limit: { calls: 60, burst: 5 } },
    });
    let seen: unknown;
    const base = root.procedure.meta({ access: 'member' }).use(({ meta, next }) => {
      seen = meta;
      return next();
    });
    const router = root.router({ it: base.meta({ limit: { calls: 10 } }).query(() => 1) });
    await root.createCallerFactory(router)({}).it();
    expect(seen).toEqual({ access: 'member', limit: { calls: 10 } });
    expect(router._def.procedures.it.meta).toEqual(seen);
  });
});

describe('server/data-transformers', () => {
  const date = new Date('2026-04-12T05:40:00Z');

  test('server/data-transformers#without: what JSON makes of values', async () => {
    const value = {
      date,
      gone: undefined,
      map: new Map([[1, 2]]),
      set: new Set([1]),
      nan: Number.NaN,
    };
    const router = t.router({ it: t.procedure.query(() => value) });
    expect((await request(router, '/it')).json().result.data).toEqual({
      date: date.toISOString(),
      map: {},
      set: {},
      nan: null,
    });
  });

  test('server/data-transformers#wire: superjson on the wire', async () => {
    const root = initTRPC.create({ transformer: superjson });
    const value = { bird: 'Bittern', at: date, rings: new Set(['red', 'white']) };
    const router = root.router({ it: root.procedure.query(() => value) });
    expect((await request(router, '/it')).json().result.data).toEqual({
      json: { bird: 'Bittern', at: date.toISOString(), rings: ['red', 'white'] },
      meta: { values: { at: ['Date'], rings: ['set'] }, v: 1 },
    });
  });

  test('server/data-transformers#split: superjson in, devalue out, errors included', async () => {
    const transformer = {
      input: superjson,
      output: {
        serialize: (value: unknown) => devalue.stringify(value),
        deserialize: (text: string) => devalue.parse(text),
      },
    };
    const root = initTRPC.create({ transformer });
    const router = root.router({
      since: root.procedure.input(z.date()).query(({ input }) => new Map([['Bittern', input]])),
      none: root.procedure.query(() => undefined),
    });
    const client = createTRPCClient<typeof router>({
      links: [
        httpLink({
          url: 'http://test.local',
          transformer,
          fetch: (url, init) =>
            fetchRequestHandler({
              router,
              endpoint: '/',
              req: new Request(url as string, init as RequestInit),
            }),
        }),
      ],
    });
    expect(await client.since.query(date)).toEqual(new Map([['Bittern', date]]));
    expect(await client.none.query()).toBeUndefined();
    const error = await rejection(client.since.query('yesterday' as never));
    expect(error).toMatchObject({ data: { code: 'BAD_REQUEST' } });
  });

  test('server/data-transformers#pitfalls: a transformer on one side', async () => {
    const plain = t.router({
      it: t.procedure.query(() => date),
      fail: t.procedure.query(() => Promise.reject(new Error())),
    });
    const client = createTRPCClient<typeof plain>({
      links: [
        httpLink({
          url: 'http://test.local',
          transformer: superjson as never,
          fetch: async (url) =>
            new Response((await request(plain, new URL(url as string).pathname)).text),
        }),
      ],
    });
    expect(await client.it.query()).toBeUndefined();
    await expect(client.fail.query()).rejects.toThrow('Unable to transform response from server');
    const root = initTRPC.create({ transformer: superjson });
    const echo = root.router({
      it: root.procedure.input(z.any()).query(({ input }) => input ?? null),
    });
    expect((await request(echo, '/it?input="sent"')).json().result.data).toEqual({ json: null });
  });
});
