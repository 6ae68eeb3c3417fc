/** The samples on the page about client-wide errors, run as published. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { QueryClient } from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import { loadSample } from './load-sample.ts';
import { initTRPC, rejection, request, TRPCClientError, TRPCError } from './v11.ts';

const errorOf = (code: string, httpStatus: number) =>
  TRPCClientError.from({
    error: { message: `a ${code}`, code: -32000, data: { code, httpStatus } },
  } as never);

describe('client/errors#caches', () => {
  async function start() {
    const seen: string[] = [];
    vi.stubGlobal('seen', seen);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { makeQueryClient } = await loadSample<{ makeQueryClient(): QueryClient }>(
      'v11/client/errors#caches',
      'query-client.ts',
      {
        'notices.ts': `export const showNotice = (text) => globalThis.seen.push(text);
          export const goToSignIn = () => globalThis.seen.push('sign in');`,
      },
    );
    return { seen, queryClient: makeQueryClient() };
  }

  test('each code has its answer, and a quiet query has none', async () => {
    const { seen, queryClient } = await start();
    const fail = (error: Error, meta?: { isQuiet: boolean }) =>
      rejection(
        queryClient.fetchQuery({
          queryKey: [seen.length, error.message, meta],
          queryFn: () => Promise.reject(error),
          retry: false,
          ...(meta ? { meta } : {}),
        }),
      );
    await fail(errorOf('UNAUTHORIZED', 401));
    await fail(errorOf('INTERNAL_SERVER_ERROR', 500));
    await fail(errorOf('NOT_FOUND', 404));
    await fail(new TypeError('Failed to fetch'));
    await fail(new TypeError('Failed to fetch'), { isQuiet: true });
    expect(seen).toEqual(['sign in', 'a INTERNAL_SERVER_ERROR', 'The server cannot be reached.']);
  });

  test('a mutation that fails is told as well', async () => {
    const { seen, queryClient } = await start();
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(errorOf('UNAUTHORIZED', 401)),
    });
    await rejection(mutation.execute(undefined));
    expect(seen).toEqual(['sign in']);
  });

  test('refusals are not repeated, failures are, three times', async () => {
    const { queryClient } = await start();
    const retry = queryClient.getDefaultOptions().queries?.retry as (
      count: number,
      error: Error,
    ) => boolean;
    expect(retry(0, errorOf('NOT_FOUND', 404))).toBe(false);
    expect(retry(2, errorOf('INTERNAL_SERVER_ERROR', 500))).toBe(true);
    expect(retry(2, new TypeError('Failed to fetch'))).toBe(true);
    expect(retry(3, errorOf('INTERNAL_SERVER_ERROR', 500))).toBe(false);
  });
});

test('client/errors#link: the link sees the error, and so does the caller', async () => {
  const t = initTRPC.create();
  const router = t.router({
    orders: t.procedure.query(() => {
      throw new TRPCError({ code: 'UNAUTHORIZED' });
    }),
  });
  const seen: string[] = [];
  vi.stubGlobal('seen', seen);
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url);
    const { status, text } = await request(router, pathname + search);
    return new Response(text, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { trpc } = await loadSample<{ trpc: { orders: { query(): Promise<unknown> } } }>(
    'v11/client/errors#link',
    'client.ts',
    { 'notices.ts': `export const goToSignIn = () => globalThis.seen.push('sign in');` },
  );
  expect(await rejection(trpc.orders.query())).toBeInstanceOf(TRPCClientError);
  expect(seen).toEqual(['sign in']);
});
