import { expect, test } from 'vitest';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  retryLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { TRPCError } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { failure, ferry, ferryClient, serve, t } from './links-support.ts';

function weatherRouter(failures: number) {
  let left = failures;
  return t.router({
    forecast: t.procedure.query(() => {
      if (left-- > 0) throw new TRPCError({ code: 'SERVICE_UNAVAILABLE' });
      return 'Fog';
    }),
    wind: t.procedure.query(() => 4),
  });
}

test('client/links/retryLink: repeats until it succeeds, with the attempts counted from 1', async () => {
  const router = weatherRouter(2);
  const { url, requests } = await serve(router);
  const asked: unknown[] = [];
  const delays: number[] = [];
  const trpc = createTRPCClient<typeof router>({
    links: [
      retryLink({
        retry: ({ attempts, error, op }) => {
          asked.push([attempts, error.data?.code, op.path]);
          return attempts < 4;
        },
        retryDelayMs: (attempt) => {
          delays.push(attempt);
          return 1;
        },
      }),
      httpLink({ url }),
    ],
  });
  expect(await trpc.forecast.query()).toBe('Fog');
  expect(requests).toHaveLength(3);
  expect(asked).toEqual([
    [1, 'SERVICE_UNAVAILABLE', 'forecast'],
    [2, 'SERVICE_UNAVAILABLE', 'forecast'],
  ]);
  expect(delays).toEqual([1, 2]);
});

test('client/links/retryLink: rejects with the last error when retry says no', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(
    retryLink({ retry: ({ error }) => (error.data?.httpStatus ?? 500) >= 500 }),
    httpLink({ url }),
  );
  expect((await failure(trpc.notFound.query())).message).toBe('No such quay');
  expect(requests).toHaveLength(1);
});

test('client/links/retryLink#what: without an answer of the server there is no data', async () => {
  const seen: unknown[] = [];
  const trpc = ferryClient(
    retryLink({
      retry: ({ error, attempts }) => {
        seen.push(error.data);
        return attempts < 2;
      },
    }),
    httpLink({ url: 'http://localhost:1' }),
  );
  await failure(trpc.next.query('Oban'));
  expect(seen).toEqual([undefined, undefined]);
});

test('client/links/retryLink#batch: failed calls share a new batch, the others are not sent again', async () => {
  const router = weatherRouter(2);
  const { url, requests } = await serve(router);
  const trpc = createTRPCClient<typeof router>({
    links: [retryLink({ retry: ({ attempts }) => attempts < 4 }), httpBatchLink({ url })],
  });
  expect(
    await Promise.all([trpc.forecast.query(), trpc.forecast.query(), trpc.wind.query()]),
  ).toEqual(['Fog', 'Fog', 4]);
  expect(requests).toEqual([
    'GET /forecast,forecast,wind?batch=1&input={}',
    'GET /forecast,forecast?batch=1&input={}',
  ]);
});

test('client/links/retryLink#pitfalls: an aborted call is asked about like any failure', async () => {
  const asked: unknown[] = [];
  const trpc = ferryClient(
    retryLink({
      retry: ({ op, attempts }) => {
        asked.push(op.signal?.aborted);
        return attempts < 3;
      },
    }),
    httpLink({ url: 'http://localhost:1' }),
  );
  await failure(trpc.next.query('Oban', { signal: AbortSignal.abort() }));
  expect(asked).toEqual([true, true, true]);
});
