import { expect, test } from 'vitest';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  type TRPCLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  type AnyTRPCRouter,
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { failure, ferryClient, serve, text } from './links-support.ts';
import { loadSample } from './load-sample.ts';
import { runSampleTests } from './run-sample-tests.ts';

const { timingLink } = await loadSample<{
  timingLink<TRouter extends AnyTRPCRouter>(report: () => void): TRPCLink<TRouter>;
}>('v11/client/custom-links#timing', 'timing-link.ts');

const { refreshLink } = await loadSample<{
  refreshLink<TRouter extends AnyTRPCRouter>(refresh: () => Promise<void>): TRPCLink<TRouter>;
}>('v11/client/custom-links#auth-refresh', 'refresh-link.ts');

const station = initTRPC.context<{ token: string | undefined }>().create();
const stationRouter = station.router({
  mine: station.procedure.input(text).query(({ ctx, input }) => {
    if (ctx.token !== 'fresh') throw new TRPCError({ code: 'UNAUTHORIZED' });
    return input;
  }),
  open: station.procedure.query(() => 'open'),
});

test('client/custom-links#auth-refresh: one renewal for all, one repetition, in one batch', async () => {
  const { url, requests } = await serve(stationRouter, {
    createContext: ({ req }) => ({ token: req.headers.authorization }),
  });
  let token = 'stale';
  let renewals = 0;
  const trpc = createTRPCClient<typeof stationRouter>({
    links: [
      refreshLink(async () => {
        renewals++;
        token = 'fresh';
      }),
      httpBatchLink({ url, headers: () => ({ authorization: token }) }),
    ],
  });
  expect(
    await Promise.all([trpc.mine.query('A'), trpc.mine.query('B'), trpc.open.query()]),
  ).toEqual(['A', 'B', 'open']);
  expect(renewals).toBe(1);
  expect(requests.map((line) => line.split('?')[0])).toEqual([
    'GET /mine,mine,open',
    'GET /mine,mine',
  ]);
});

test('client/custom-links#auth-refresh: a renewal that fails leaves the first error', async () => {
  const { url } = await serve(stationRouter, { createContext: () => ({ token: undefined }) });
  const trpc = createTRPCClient<typeof stationRouter>({
    links: [refreshLink(() => Promise.reject(new Error('Signed out'))), httpLink({ url })],
  });
  expect((await failure(trpc.mine.query('A'))).data?.code).toBe('UNAUTHORIZED');
});

test('client/custom-links#terminating: every call is rejected with the message', async () => {
  const { closedLink } = await loadSample<{
    closedLink<TRouter extends AnyTRPCRouter>(message: string): TRPCLink<TRouter>;
  }>('v11/client/custom-links#terminating', 'closed-link.ts');
  const trpc = ferryClient(closedLink('Back at noon'));
  expect((await failure(trpc.next.query('Oban'))).message).toBe('Back at noon');
});

test('client/custom-links#testing: a failed call is reported too', async () => {
  const passed = await runSampleTests('v11/client/custom-links#testing', 'timing-link.test.ts');
  expect(passed).toEqual(['a failed call is reported too']);
});

test('client/links/index: without a terminating link a call fails', async () => {
  const trpc = ferryClient(timingLink(() => {}));
  expect((await failure(trpc.next.query('Oban'))).message).toBe(
    'No more links to execute - did you forget to add an ending link?',
  );
});
