import { expect, test } from 'vitest';
import {
  createTRPCClient,
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  TRPCClientError,
  type TRPCLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  type AnyTRPCRouter,
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  observable,
  tap,
  type Unsubscribable,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/observable/index.mjs';
import { failure, ferryClient, serve, text } from './links-support.ts';

function timingLink<TRouter extends AnyTRPCRouter>(
  report: (path: string, ms: number) => void,
): TRPCLink<TRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const start = performance.now();
        const done = () => report(op.path, performance.now() - start);

        return next(op)
          .pipe(tap({ complete: done, error: done }))
          .subscribe(observer);
      });
}

function refreshLink<TRouter extends AnyTRPCRouter>(
  refresh: () => Promise<void>,
): TRPCLink<TRouter> {
  return () => {
    let refreshing: Promise<void> | null = null;

    return ({ op, next }) =>
      observable((observer) => {
        let stopped = false;
        let current: Unsubscribable = attempt(true);

        function attempt(mayRefresh: boolean): Unsubscribable {
          return next(op).subscribe({
            next: (envelope) => observer.next(envelope),
            complete: () => observer.complete(),
            error(error) {
              if (!mayRefresh || error.data?.code !== 'UNAUTHORIZED') {
                observer.error(error);
                return;
              }
              refreshing ??= refresh().finally(() => {
                refreshing = null;
              });
              refreshing.then(
                () => {
                  if (!stopped) current = attempt(false);
                },
                () => observer.error(error),
              );
            },
          });
        }

        return () => {
          stopped = true;
          current.unsubscribe();
        };
      });
  };
}

function answersLink<TRouter extends AnyTRPCRouter>(
  answers: Record<string, (input: unknown) => unknown>,
): TRPCLink<TRouter> {
  async function find(path: string, input: unknown) {
    const answer = answers[path];
    if (!answer) throw new Error(`No answer for ${path}`);
    return answer(input);
  }

  return () =>
    ({ op }) =>
      observable((observer) => {
        find(op.path, op.input).then(
          (data) => {
            observer.next({ result: { data } });
            observer.complete();
          },
          (cause) => observer.error(TRPCClientError.from(cause)),
        );
      });
}

const bus = initTRPC.context<{ token: string | undefined }>().create();
const busRouter = bus.router({
  mine: bus.procedure.input(text).query(({ ctx, input }) => {
    if (ctx.token !== 'fresh') throw new TRPCError({ code: 'UNAUTHORIZED' });
    return input;
  }),
  open: bus.procedure.query(() => 'open'),
});

test('client/custom-links#auth-refresh: one renewal for all, one repetition, in one batch', async () => {
  const { url, requests } = await serve(busRouter, {
    createContext: ({ req }) => ({ token: req.headers.authorization }),
  });
  let token = 'stale';
  let renewals = 0;
  const trpc = createTRPCClient<typeof busRouter>({
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
  const { url } = await serve(busRouter, { createContext: () => ({ token: undefined }) });
  const trpc = createTRPCClient<typeof busRouter>({
    links: [refreshLink(() => Promise.reject(new Error('Signed out'))), httpLink({ url })],
  });
  expect((await failure(trpc.mine.query('A'))).data?.code).toBe('UNAUTHORIZED');
});

test('client/custom-links#terminating: answers come from a table, anything else is an error', async () => {
  const trpc = ferryClient(answersLink({ next: (quay) => `${quay}, soon` }));
  expect(await trpc.next.query('Oban')).toBe('Oban, soon');
  expect((await failure(trpc.book.mutate('Oban'))).message).toBe('No answer for book');
});

test('client/custom-links#testing: a failed call is reported too', async () => {
  const reported: string[] = [];
  const client = createTRPCUntypedClient({
    links: [timingLink((path) => reported.push(path)), answersLink({})],
  });
  await expect(client.query('stop.departures')).rejects.toThrow('No answer for stop.departures');
  expect(reported).toEqual(['stop.departures']);
});

test('client/links/index: without a terminating link a call fails', async () => {
  const trpc = ferryClient(timingLink(() => {}));
  expect((await failure(trpc.next.query('Oban'))).message).toBe(
    'No more links to execute - did you forget to add an ending link?',
  );
});
