/** The samples with Sentry, compiled as published with the real packages, and run with the one for Node.js. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import type { QueryClient } from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import { compileFiles } from './compile-files.ts';
import { loadSample, readSample } from './load-sample.ts';
import { createTRPCClient, httpLink, initTRPC, request, TRPCError, z } from './v11.ts';

type Builder = ReturnType<typeof initTRPC.create>;
interface Report {
  exception: { values: { type: string; value: string }[] };
  tags?: object;
  user?: object;
  contexts: { trpc?: object };
  request?: object;
}

const packages = join(projectRoot, 'tests/packages/node_modules');
const sentry = join(packages, '@sentry/node/build/esm/index.js');

/** The real package, except that it collects reports instead of sending them. */
const collecting = {
  '@sentry/node': `import * as Sentry from ${JSON.stringify(sentry)};
    export * from ${JSON.stringify(sentry)};
    export const init = (options) => Sentry.init({
      ...options,
      dsn: 'https://key@sentry.invalid/1',
      beforeSend(event) { globalThis.reports.push(event); return event; },
      transport: () => ({ send: async () => ({}), flush: async () => true }),
    });`,
};

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  vi.stubGlobal('reports', reports);
});
// Otherwise the next `init` warns.
afterEach(async () => {
  const { close } = await import(/* @vite-ignore */ sentry);
  await close();
});
afterAll(() => void vi.unstubAllGlobals());

const messages = () => reports.map(({ exception }) => exception.values.at(-1)?.value);

test('observability#sentry: by default the middleware reports an invalid input, and attaches it', async () => {
  const Sentry = await import(/* @vite-ignore */ sentry);
  const beforeSend = (event: Report) => {
    reports.push(event);
    return null;
  };
  Sentry.init({ dsn: 'https://key@sentry.invalid/1', beforeSend });
  const t = initTRPC.create();
  const order = t.procedure.use(Sentry.trpcMiddleware()).input(z.number());
  const app = t.router({ order: order.query(({ input }) => input) });
  await request(app, `/order?input=${encodeURIComponent('{"password":"secret"}')}`);
  await Sentry.close();
  expect(reports.map(({ contexts }) => contexts.trpc)).toMatchObject([
    { procedure_path: 'order', input: { password: 'secret' } },
  ]);
});

describe('observability#sentry', () => {
  interface Published {
    reportError: NonNullable<NonNullable<Parameters<typeof request>[3]>['onError']>;
    flush(): Promise<boolean>;
    getClient(): { getDataCollectionOptions(): { httpBodies: string[]; cookies: boolean } };
  }
  const open = () =>
    loadSample<Published>('v11/observability#sentry', 'all.ts', {
      ...collecting,
      'all.ts': `import './sentry'; export * from './server/report-error';
        export { flush, getClient } from '@sentry/node';`,
    });
  /** The middleware needs the client of the first sample. */
  const openMiddleware = async () => {
    const published = await open();
    const { router, procedure } = await loadSample<Pick<Builder, 'router' | 'procedure'>>(
      'v11/observability#sentry',
      'server/trpc.ts',
      { '@sentry/node': `export * from ${JSON.stringify(sentry)};` },
    );
    const app = router({
      price: procedure.query(() => {
        throw new Error('No row in table prices');
      }),
      order: procedure.input(z.number()).mutation(({ input }) => input),
    });
    return { ...published, app };
  };

  test('an unexpected error is reported with its cause, its path and its user', async () => {
    const { reportError, flush } = await open();
    const t = initTRPC.context<{ requestId: string; userId: string | null }>().create();
    const app = t.router({
      price: t.procedure.query(() => {
        throw new Error('No row in table prices');
      }),
      hidden: t.procedure.query(() => {
        throw new TRPCError({ code: 'NOT_FOUND' });
      }),
    });
    const options = {
      createContext: () => ({ requestId: 'b1946ac9', userId: 'noor' }),
      onError: reportError,
    };
    await request(app, '/price', {}, options);
    await request(app, '/hidden', {}, options);
    await flush();
    expect(reports).toMatchObject([
      {
        exception: {
          values: [
            { type: 'Error', value: 'No row in table prices' },
            { type: 'TRPCError', value: 'No row in table prices' },
          ],
        },
        tags: { path: 'price', type: 'query', requestId: 'b1946ac9' },
        user: { id: 'noor' },
      },
    ]);
  });

  test('what the package collects by default is turned off', async () => {
    const { getClient } = await open();
    expect(getClient().getDataCollectionOptions()).toMatchObject({
      cookies: false,
      databaseQueryData: false,
      httpBodies: [],
      httpHeaders: { request: false, response: false },
      stackFrameVariables: false,
      urlQueryParams: false,
      userInfo: false,
    });
  });

  test('with the middleware, expected errors are dropped, and no error is reported twice', async () => {
    const { app, reportError, flush } = await openMiddleware();
    const onError: typeof reportError = (options) => reportError(options);
    await request(app, '/price', {}, { onError });
    const invalid = { method: 'POST', body: '"secret"' };
    const headers = { 'content-type': 'application/json' };
    await request(app, '/order', { ...invalid, headers }, { onError });
    await flush();
    expect(messages()).toEqual(['No row in table prices']);
    expect(reports[0]?.contexts.trpc).toEqual({
      procedure_path: 'price',
      procedure_type: 'query',
    });
  });
});

test('observability#client-errors: only a response that is not from tRPC is reported', async () => {
  const { queryClient } = await loadSample<{ queryClient: QueryClient }>(
    'v11/observability#client-errors',
    'client/query-client.ts',
    {
      '@sentry/browser': 'export const captureException = (it) => globalThis.reports.push(it);',
    },
  );
  const t = initTRPC.create();
  const router = t.router({ price: t.procedure.input(z.number()).query(({ input }) => input) });
  const call = async (respond: () => Promise<Response>, signal?: AbortSignal) => {
    const links = [httpLink({ url: 'http://shop.test', fetch: respond })];
    const client = createTRPCClient<typeof router>({ links });
    const queryFn = () => client.price.query(1, signal && { signal });
    await queryClient.fetchQuery({ queryKey: ['price'], queryFn, retry: false }).catch(() => {});
  };
  const fromServer = await request(router, '/price?input="tea"');
  await call(async () => new Response(fromServer.text, { status: 400 }));
  await call(async () => {
    throw new TypeError('Failed to fetch');
  });
  await call(async () => {
    throw new DOMException('Aborted', 'AbortError');
  });
  expect(reports).toEqual([]);
  await call(async () => new Response('<!doctype html>', { status: 502 }));
  expect(reports).toMatchObject([{ name: 'TRPCClientError' }]);
  await queryClient
    .fetchQuery({
      queryKey: ['own'],
      queryFn: () => Promise.reject(new Error('a bug')),
      retry: false,
    })
    .catch(() => {});
  expect(reports).toMatchObject([{}, { message: 'a bug' }]);
});

test('observability: the samples with Sentry compile with the real packages', async () => {
  const sample = (section: string, entry: string) =>
    Object.fromEntries(readSample({ page: 'v11/observability', section, entry }));
  const output = await compileFiles({
    ...sample('sentry', 'server/index.ts'),
    ...sample('sentry', 'server/trpc.ts'),
    ...sample('client-errors', 'client/query-client.ts'),
  });
  expect(output).toBe('');
});
