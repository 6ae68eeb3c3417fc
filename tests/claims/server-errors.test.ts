import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import {
  getHTTPStatusCodeFromError,
  initTRPC,
  rejection,
  request,
  TRPC_ERROR_CODES_BY_KEY,
  TRPCError,
  ZodError,
  z,
} from './v11.ts';

const page = (id: string) =>
  readFileSync(new URL(`../../content/docs/v11/${id}.mdx`, import.meta.url), 'utf8');

const json = { 'content-type': 'application/json' };
const post = (body: string | null = null): RequestInit => ({ method: 'POST', headers: json, body });

const t = initTRPC.create({ isDev: false });

const router = t.router({
  ok: t.procedure.query(() => 1),
  weight: t.procedure.input(z.number()).query(({ input }) => input),
  plain: t.procedure.query(() => {
    throw new Error('words of the database');
  }),
  gone: t.procedure.query(() => {
    throw new TRPCError({ code: 'NOT_FOUND', message: 'No berth', cause: 'secret' });
  }),
  book: t.procedure.mutation(() => 1),
  late: t.procedure.query(async function* () {
    yield 1;
    throw new Error('low tide');
  }),
});

describe('server/error-handling', () => {
  const codes = Object.entries(TRPC_ERROR_CODES_BY_KEY).map(([code, number]) => ({
    code,
    number,
    status: getHTTPStatusCodeFromError(new TRPCError({ code: code as 'NOT_FOUND' })),
  }));

  test('server/error-handling#codes: the table has every code with its status', () => {
    const rows = [...page('server/error-handling').matchAll(/^\| `(\w+)` \| (\d+) \|/gm)];
    const documented = rows.map(([, code, status]) => [code, Number(status)]);
    const real = codes.map(({ code, status }) => [code, status]);
    expect(documented.toSorted()).toEqual(real.toSorted());
  });

  test('rpc#error-codes: the table has every code with its status and number', () => {
    const rows = [...page('rpc').matchAll(/^\| `(\w+)` \| (\d+) \| (-\d+) \|/gm)];
    const documented = rows.map(([, code, status, number]) => [
      code,
      Number(status),
      Number(number),
    ]);
    const real = codes.map(({ code, status, number }) => [code, status, number]);
    expect(documented.toSorted()).toEqual(real.toSorted());
  });

  test('server/error-handling#codes: five codes share a number', () => {
    expect(codes.filter(({ number }) => number === -32603)).toHaveLength(5);
  });

  test('server/error-handling#trpc-error: message falls back to the cause, then to the code', () => {
    const code = 'CONFLICT';
    expect(new TRPCError({ code }).message).toBe('CONFLICT');
    expect(new TRPCError({ code, cause: new Error('driver') }).message).toBe('driver');
    expect(new TRPCError({ code, cause: new Error('driver'), message: 'full' }).message).toBe(
      'full',
    );
  });

  test('server/error-handling#trpc-error: what becomes of a cause', () => {
    const cause = (value: unknown) => new TRPCError({ code: 'CONFLICT', cause: value }).cause;
    expect(cause('why')).toEqual(new Error('why'));
    expect(cause({ table: 'berths' })).toMatchObject({ table: 'berths' });
    expect(cause({ table: 'berths' })).toBeInstanceOf(Error);
    expect([cause(null), cause(undefined), cause(() => 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('server/error-handling#other-errors: the message of any error is sent in production', async () => {
    const { status, json } = await request(router, '/plain');
    expect(status).toBe(500);
    expect(json().error).toEqual({
      message: 'words of the database',
      code: -32603,
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'plain' },
    });
  });

  test('server/error-handling#client: the response, without the cause', async () => {
    const { status, json, text } = await request(router, '/gone');
    expect(status).toBe(404);
    expect(json().error).toEqual({
      message: 'No berth',
      code: -32004,
      data: { code: 'NOT_FOUND', httpStatus: 404, path: 'gone' },
    });
    expect(text).not.toContain('secret');
  });

  test('server/error-handling#stack: sent unless NODE_ENV is production', async () => {
    const dev = initTRPC.create();
    const open = dev.router({ gone: dev.procedure.query(() => Promise.reject(new Error('x'))) });
    expect((await request(open, '/gone')).json().error.data.stack).toContain('Error: x');
    expect((await request(router, '/plain')).json().error.data).not.toHaveProperty('stack');
  });

  test('server/error-handling#batch-status: one status, 207, or 200 for streams', async () => {
    const status = async (path: string, headers = {}) =>
      (await request(router, path, { headers })).status;
    expect(await status('/gone,gone?batch=1')).toBe(404);
    expect(await status('/ok,gone?batch=1')).toBe(207);
    expect(await status('/gone?batch=1', { 'trpc-accept': 'application/jsonl' })).toBe(200);
  });

  test('server/error-handling#on-error: called for each failed call, with input before validation', async () => {
    const seen: unknown[] = [];
    await request(router, '/weight,gone?batch=1&input={"0":"heavy"}', undefined, {
      onError: ({ error, path, type, input }) => seen.push([error.code, path, type, input]),
    });
    expect(seen).toEqual(
      expect.arrayContaining([
        ['BAD_REQUEST', 'weight', 'query', 'heavy'],
        ['NOT_FOUND', 'gone', 'query', undefined],
      ]),
    );
  });

  test('server/error-handling#on-error: a hook that throws leaves no response', async () => {
    const throws = () => {
      throw new Error('hook');
    };
    await expect(request(router, '/plain', {}, { onError: throws })).rejects.toThrow('hook');
  });

  test('server/error-handling#pitfalls: errors of a streamed batch name the first call', async () => {
    const { text } = await request(router, '/ok,gone?batch=1', {
      headers: { 'trpc-accept': 'application/jsonl' },
    });
    expect(text).toContain('"httpStatus":404,"path":"ok"');
  });

  test('server/error-handling#pitfalls: a late error of a stream is in the cause', async () => {
    const seen: unknown[] = [];
    const { text } = await request(
      router,
      '/ok,late?batch=1',
      { headers: { 'trpc-accept': 'application/jsonl' } },
      {
        onError: ({ error, path }) =>
          seen.push([path, error.message, (error.cause as { error?: Error }).error?.message]),
      },
    );
    expect(text).toContain('"path":"late"');
    expect(seen).toEqual([[undefined, '', 'low tide']]);
  });

  test('server/error-handling#on-error: nothing of a streamed result in a plain batch', async () => {
    const onError = vi.fn();
    expect((await request(router, '/late?batch=1', {}, { onError })).status).toBe(415);
    expect(onError).not.toHaveBeenCalled();
    expect((await request(router, '/late', {}, { onError })).status).toBe(415);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('server/server-side-calls#errors: an error in the context function is not wrapped', async () => {
    const full = new RangeError('The harbor is full');
    const call = t.createCallerFactory(router)(() => Promise.reject(full));
    expect(await rejection(call.ok())).toBe(full);
  });

  test('server/error-handling#pitfalls: an error of another copy counts by its name', async () => {
    const foreign = Object.assign(new Error('elsewhere'), { name: 'TRPCError', code: 'CONFLICT' });
    const other = t.router({ book: t.procedure.query(() => Promise.reject(foreign)) });
    expect((await request(other, '/book')).status).toBe(409);
  });
});

describe('server/error-formatting', () => {
  const formatted = initTRPC.create({
    isDev: false,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      data: {
        ...shape.data,
        issues: error.cause instanceof ZodError ? z.flattenError(error.cause) : null,
      },
    }),
  });
  const bakery = formatted.router({
    orderBread: formatted.procedure
      .input(z.object({ loaf: z.string().min(1, 'Which loaf?'), count: z.number().max(20) }))
      .mutation(({ input }) => input.loaf),
  });

  test('server/error-formatting#zod: issues by field', async () => {
    const { json } = await request(bakery, '/orderBread', post('{"loaf":"","count":200}'));
    expect(json().error.data.issues.fieldErrors).toEqual({
      loaf: ['Which loaf?'],
      count: ['Too big: expected number to be <=20'],
    });
  });

  test('server/error-formatting#options: httpStatus decides the status; without it 502 becomes 500', async () => {
    const status = async (httpStatus?: number) => {
      const root = initTRPC.create({
        errorFormatter: ({ shape }) => ({ ...shape, data: { httpStatus } }) as typeof shape,
      });
      const bad = new TRPCError({ code: 'BAD_GATEWAY' });
      const failing = root.router({ bad: root.procedure.query(() => Promise.reject(bad)) });
      return (await request(failing, '/bad')).status;
    };
    expect(await status(418)).toBe(418);
    expect(await status()).toBe(500);
  });

  test('server/error-formatting: callers get the TRPCError, not the shape', async () => {
    const caller = formatted.createCallerFactory(bakery)({});
    const error = await rejection(caller.orderBread({ loaf: '', count: 1 }));
    expect(error).toBeInstanceOf(TRPCError);
    expect(error).not.toHaveProperty('data');
  });

  test('server/error-formatting#pitfalls: a formatter that throws leaves no response', async () => {
    const root = initTRPC.create({
      errorFormatter: () => {
        throw new Error('formatter');
      },
    });
    const failing = root.router({ bad: root.procedure.query(() => Promise.reject(new Error())) });
    await expect(request(failing, '/bad')).rejects.toThrow('formatter');
  });
});
