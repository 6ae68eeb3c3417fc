import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createHTTPServer, initTRPC, request, TRPCError } from './v11.ts';

const t = initTRPC.create();

describe('server/caching', () => {
  const router = t.router({
    public: { readings: t.procedure.query(() => [12.5]) },
    myShifts: t.procedure.query(() => []),
    fail: t.procedure.query(() => Promise.reject(new Error())),
  });

  test('server/caching: tRPC sets vary, and neither cache-control nor etag', async () => {
    const { headers } = await request(router, '/public.readings');
    expect(headers.get('vary')).toBe('trpc-accept');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual([null, null]);
  });

  test('server/caching#options: what responseMeta receives', async () => {
    const seen: unknown[] = [];
    const ask = (path: string, headers = {}) =>
      request(
        router,
        path,
        { headers },
        {
          responseMeta: ({ type, info, errors, data, eagerGeneration }) => {
            const paths = info?.calls.map((call) => call.path);
            seen.push([type, paths, errors.length, data.length, eagerGeneration]);
            return { headers: new Headers([['cache-control', 's-maxage=60']]), status: 203 };
          },
        },
      );
    const { status, headers } = await ask('/public.readings');
    expect([status, headers.get('cache-control')]).toEqual([203, 's-maxage=60']);
    await ask('/myShifts,fail?batch=1');
    await ask('/myShifts,fail?batch=1', { 'trpc-accept': 'application/jsonl' });
    expect(seen).toEqual([
      ['query', ['public.readings'], 0, 1, false],
      ['query', ['myShifts', 'fail'], 1, 2, false],
      ['query', ['myShifts', 'fail'], 0, 0, true],
    ]);
  });
});

describe('server/context', () => {
  test('server/context#batch-size: the status of a refused batch is 429, or 200 in a stream', async () => {
    const router = t.router({ ok: t.procedure.query(() => 1) });
    const createContext = () => Promise.reject(new TRPCError({ code: 'TOO_MANY_REQUESTS' }));
    const status = async (headers: Record<string, string>) =>
      (await request(router, '/ok,ok?batch=1', { headers }, { createContext })).status;
    expect(await status({})).toBe(429);
    expect(await status({ 'trpc-accept': 'application/jsonl' })).toBe(200);
  });

  test('server/context#cookies: a function in the context sets cookies, in a batch all of them', async () => {
    const cookies = initTRPC.context<{ setCookie: (cookie: string) => void }>().create();
    const open = (name: string) =>
      cookies.procedure.mutation(({ ctx }) => ctx.setCookie(`${name}=1; HttpOnly`));
    const router = cookies.router({ gate: open('gate'), lock: open('lock') });
    const expected = ['gate=1; HttpOnly', 'lock=1; HttpOnly'];
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    };

    const server = createHTTPServer({
      router,
      createContext: ({ res }: { res: ServerResponse }) => ({
        setCookie: (cookie: string) => void res.appendHeader('set-cookie', cookie),
      }),
    }).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}/gate,lock?batch=1`, init);
    server.closeAllConnections();
    server.close();
    expect(response.headers.getSetCookie()).toEqual(expected);

    const { headers } = await request(router, '/gate,lock?batch=1', init, {
      createContext: ({ resHeaders }) => ({
        setCookie: (cookie: string) => resHeaders.append('set-cookie', cookie),
      }),
    });
    expect(headers.getSetCookie()).toEqual(expected);
  });
});
