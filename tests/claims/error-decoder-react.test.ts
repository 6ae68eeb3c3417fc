/** Messages in the error decoder that come from React's side, from Node.js and from the compiler. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inspect, promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  MutationObserver,
  QueryClient,
  QueryObserver,
  skipToken,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import { createTRPCOptionsProxy } from '../../content/docs/v11/node_modules/@trpc/tanstack-react-query/dist/index.mjs';
import { compileFiles, createProject } from './compile-files.ts';
import { createTRPCClient, httpSubscriptionLink, initTRPC, z } from './v11.ts';

class Price {
  cents = 250;
}

const t = initTRPC.create();
const router = t.router({
  byId: t.procedure.input(z.number()).query(() => new Price()),
  add: t.procedure.mutation(() => 1),
  ticks: t.procedure.subscription(async function* () {
    yield 1;
  }),
});

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const trpc = createTRPCOptionsProxy({ router, ctx: {}, queryClient });

/** Writes a project, runs its file with Node.js, and returns what that prints. */
async function run(files: Readonly<Record<string, string>>, ...args: string[]) {
  const folder = await createProject(files);
  onTestFinished(() => rm(folder, { recursive: true }));
  const running = promisify(execFile)(process.execPath, args, { cwd: folder });
  const { stdout, stderr } = await running.catch((error) => error);
  return `${stdout}${stderr}`;
}

test('error-decoder#react: a query without a function', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const waiting = new QueryObserver(queryClient, trpc.byId.queryOptions(skipToken));
  expect((await waiting.refetch()).error?.message).toMatch(/^Missing queryFn: '.*byId/);
  const named = new QueryObserver(queryClient, { queryKey: trpc.byId.queryKey(1) });
  expect((await named.refetch()).error?.message).toMatch(/^Missing queryFn: '.*byId/);
});

test('error-decoder#react: a mutation without a function', async () => {
  const named = new MutationObserver(queryClient, { mutationKey: trpc.add.mutationKey() });
  await expect(named.mutate()).rejects.toThrow('No mutationFn found');
});

test('error-decoder#react: a class instance for a client component', async () => {
  expect(await router.createCaller({}).byId(1)).toBeInstanceOf(Price);
  const text = await run(
    {
      'page.cjs': `const { renderToReadableStream } =
        require('next/dist/compiled/react-server-dom-webpack/server.node.js');
      class Price {}
      for (const prop of [new Price(), new URL('http://test.local')])
        new Response(renderToReadableStream({ prop }, {})).text();`,
    },
    '--conditions=react-server',
    'page.cjs',
  );
  const passed = 'can be passed to Client Components from Server Components.';
  expect(text).toContain(`Only plain objects, and a few built-ins, ${passed} Classes`);
  expect(text).toContain(`Only plain objects ${passed} URL objects are not supported`);
});

test('error-decoder#react: ssr without ssrPrepass', () => {
  const require = createRequire(new URL('../../content/docs/v11/x.js', import.meta.url));
  const { createTRPCNext } = require('@trpc/next');
  const { withTRPC } = createTRPCNext({ ssr: true, config: () => ({ links: [] }) });
  expect(() => withTRPC(() => null)).toThrow('opts.ssrPrepass is not a function');
});

test('error-decoder#client: a subscription without an EventSource', async () => {
  vi.stubGlobal('EventSource', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const links = [httpSubscriptionLink({ url: 'http://test.local' })];
  const client = createTRPCClient<typeof router>({ links });
  const error = await new Promise<Error>((resolve) => {
    client.ticks.subscribe(undefined, { onError: resolve });
  });
  expect(inspect(error.cause)).toContain('opts.EventSource is not a constructor');
});

test('error-decoder#start: a value from a package that exports only types', async () => {
  const text = await run(
    {
      'node_modules/@weather/api/package.json':
        '{ "exports": { ".": { "types": "./dist/index.d.ts" } } }',
      'client.mjs': `import { appRouter } from '@weather/api';`,
    },
    'client.mjs',
  );
  expect(text).toMatch(/No "exports" main defined in .*api\/package\.json/);
});

test('error-decoder#ts-definitions: a type that refers to itself without an end', async () => {
  const errors = await compileFiles({
    'deep.ts': `type Deep<T, U> = T extends U ? never : Deep<[T], U>;
      export type Never = Deep<1, 2>;`,
  });
  expect(errors).toContain(
    'error TS2589: Type instantiation is excessively deep and possibly infinite.',
  );
}, 60_000);
