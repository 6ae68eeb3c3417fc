import { expect, test } from 'vitest';
import {
  createTRPCClient,
  experimental_localLink,
  httpLink,
  loggerLink,
  retryLink,
  TRPCClientError,
  type TRPCLink,
  unstable_localLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  anything,
  collect,
  type Ferry,
  failure,
  ferry,
  ferryClient,
  serve,
} from './links-support.ts';

test('client/links/loggerLink: a line for the call and one for the result, errors through console.error', async () => {
  const { url } = await serve(ferry);
  const lines: unknown[][] = [];
  const trpc = ferryClient(
    loggerLink({
      colorMode: 'none',
      console: {
        log: (...args) => lines.push(['log', ...args]),
        error: (...args) => lines.push(['error', ...args]),
      },
    }),
    httpLink({ url }),
  );
  await trpc.next.query('heron', { context: { secret: true } });
  await failure(trpc.notFound.query());
  expect(lines).toMatchObject([
    ['log', '>> query #1 next', { input: 'heron' }],
    [
      'log',
      '<< query #1 next',
      {
        input: 'heron',
        result: { result: { data: 'heron, 09:40' } },
        elapsedMs: expect.any(Number),
      },
    ],
    ['log', '>> query #2 notFound', { input: undefined }],
    ['error', '<< query #2 notFound', { result: expect.any(TRPCClientError) }],
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret'); // withContext is false without 'css'
});

test('client/links/loggerLink#options: colours and context by default', async () => {
  const { url } = await serve(ferry);
  const run = async (colorMode?: 'css') => {
    const lines: unknown[][] = [];
    const write = (...args: unknown[]) => lines.push(args);
    const trpc = ferryClient(
      loggerLink({ ...(colorMode ? { colorMode } : {}), console: { log: write, error: write } }),
      httpLink({ url }),
    );
    await trpc.next.query('wren', { context: { hide: 'north' } });
    return lines[0] ?? [];
  };
  expect((await run())[0]).toContain('\u001b[30;46m'); // no window here
  const css = await run('css');
  expect(css[0]).toContain('%c');
  expect(css.at(-1)).toEqual({ input: 'wren', context: { hide: 'north' } });
});

test('client/links/loggerLink#production: enabled can let failures through alone', async () => {
  const { url } = await serve(ferry);
  const lines: string[] = [];
  const trpc = ferryClient(
    loggerLink({
      enabled: (opts) => opts.direction === 'down' && opts.result instanceof Error,
      logger: (opts) => lines.push(`${opts.direction} ${opts.path}`),
    }),
    httpLink({ url }),
  );
  await trpc.next.query('wren');
  await failure(trpc.notFound.query());
  expect(lines).toEqual(['down notFound']);
});

test('client/links/loggerLink#order: before retryLink once, after it every attempt, after the end never', async () => {
  const { url } = await serve(ferry);
  const count = (counter: { calls: number }): TRPCLink<Ferry> =>
    loggerLink({
      logger: (opts) => {
        if (opts.direction === 'up') counter.calls++;
      },
    });
  const before = { calls: 0 };
  const after = { calls: 0 };
  const never = { calls: 0 };
  const trpc = ferryClient(
    count(before),
    retryLink({ retry: ({ attempts }) => attempts < 3 }),
    count(after),
    httpLink({ url }),
    count(never),
  );
  await failure(trpc.notFound.query());
  expect([before.calls, after.calls, never.calls]).toEqual([1, 3, 0]);
});

const library = initTRPC.context<{ member: string }>().create();
const libraryRouter = library.router({
  mine: library.procedure.query(({ ctx }) => `The loans of ${ctx.member}`),
  returned: library.procedure.query(() => new Date(0)),
  isDate: library.procedure
    .input((value: unknown) => value as Date)
    .query(({ input }) => input instanceof Date),
  lost: library.procedure.query(() => {
    throw new TRPCError({ code: 'CONFLICT', message: 'Lost' });
  }),
});

test('client/links/localLink: the export is unstable_localLink, with a deprecated alias', () => {
  expect(experimental_localLink).toBe(unstable_localLink);
});

test('client/links/localLink#differences: results pass through JSON, inputs do not, a context for each call', async () => {
  let contexts = 0;
  const failures: unknown[] = [];
  const trpc = createTRPCClient<typeof libraryRouter>({
    links: [
      unstable_localLink({
        router: libraryRouter,
        createContext: async () => {
          contexts++;
          return { member: 'Ines' };
        },
        onError: ({ path, error }) => failures.push([path, error.code]),
      }),
    ],
  });
  expect(await trpc.mine.query()).toBe('The loans of Ines');
  expect(await trpc.returned.query()).toBe('1970-01-01T00:00:00.000Z');
  expect(await trpc.isDate.query(new Date())).toBe(true);
  expect(contexts).toBe(3);
  const error = await failure(trpc.lost.query());
  expect([error.message, error.data?.code, error.meta]).toEqual(['Lost', 'CONFLICT', undefined]);
  expect(failures).toEqual([['lost', 'CONFLICT']]);
});

test('client/links/localLink#differences: a subscription that fails completes', async () => {
  const { procedure, router } = initTRPC.create();
  const loans = router({
    watch: procedure.subscription(async function* () {
      yield 1;
      throw new TRPCError({ code: 'FORBIDDEN' });
    }),
  });
  const trpc = createTRPCClient<typeof loans>({
    links: [unstable_localLink({ router: loans, createContext: async () => ({}) })],
  });
  const events = await collect<number>((observer) => trpc.watch.subscribe(undefined, observer));
  expect(events.slice(-2)).toEqual([1, 'complete']);
});

test('client/links/localLink#differences: with a transformer the caller gets the very object', async () => {
  const transformer = { serialize: anything, deserialize: anything };
  const shared = { title: 'Jane Eyre' };
  const own = initTRPC.create({ transformer });
  const router = own.router({ book: own.procedure.query(() => shared) });
  const trpc = createTRPCClient<typeof router>({
    links: [unstable_localLink({ router, createContext: async () => ({}), transformer })],
  });
  expect(await trpc.book.query()).toBe(shared);
});
