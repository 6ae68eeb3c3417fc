import { describe, expect, test } from 'vitest';
import { sampleCompilerOptions } from '#engine/samples/compiler-options.ts';
import {
  experimental_nextAppDirCaller,
  experimental_redirect,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/next-app-dir.mjs';
import { compileFiles } from './compile-files.ts';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  initTRPC,
  isTRPCClientError,
  loggerLink,
  rejection,
  request,
  superjson,
  TRPCClientError,
  z,
} from './v11.ts';

const json = { 'content-type': 'application/json' };
const post = (body: string | null = null): RequestInit => ({ method: 'POST', headers: json, body });

const t = initTRPC.create({ isDev: false });

const router = t.router({
  ok: t.procedure.query(() => 1),
  weight: t.procedure.input(z.number()).query(({ input }) => input),
  book: t.procedure.mutation(() => 1),
  stream: t.procedure.query(async function* () {
    yield 1;
  }),
  big: t.procedure.query(() => ({ grams: 10n })),
  circular: t.procedure.query(() => {
    const self: { self?: unknown } = {};
    self.self = self;
    return self;
  }),
});

describe('error-decoder', () => {
  const messages: [
    section: string,
    path: string,
    init: RequestInit,
    status: number,
    says: string,
  ][] = [
    ['not-found', '/trpc/ok', {}, 404, 'No procedure found on path "trpc/ok"'],
    ['bad-request', '/weight?input={', {}, 400, "Expected property name or '}' in JSON"],
    ['bad-request', '/weight', {}, 400, 'received undefined'],
    [
      'bad-request',
      '/ok,book?batch=1',
      {},
      400,
      'Cannot mix procedure types in call: query, mutation',
    ],
    ['bad-request', '/weight?batch=1&input=1', {}, 400, '"input" needs to be an object'],
    ['method-not-supported', '/ok', post(), 405, 'Unsupported POST-request to query procedure'],
    ['method-not-supported', '/book', {}, 405, 'Unsupported GET-request to mutation procedure'],
    ['unsupported-media-type', '/book', { method: 'POST' }, 415, 'Missing content-type header'],
    ['unsupported-media-type', '/ok', { method: 'OPTIONS' }, 415, 'Missing content-type header'],
    ['unsupported-media-type', '/stream', {}, 415, 'Cannot use stream-like response'],
    ['internal-server-error', '/big', {}, 500, 'Do not know how to serialize a BigInt'],
    ['internal-server-error', '/circular', {}, 500, 'Converting circular structure to JSON'],
    ['other-codes', '/ok?connectionParams={"a":1}', {}, 400, 'Invalid connection params shape'],
  ];

  test.each(messages)('error-decoder#%s: %s %o', async (_, path, init, status, says) => {
    const answer = await request(router, path, init);
    expect(answer.status).toBe(status);
    const [first] = [answer.json()].flat();
    expect(first.error.message).toContain(says);
  });

  const answering = (body: string) => async () => new Response(body);
  const client = (link: typeof httpLink | typeof httpBatchLink, body: string) =>
    createTRPCClient<typeof router>({
      links: [link({ url: 'http://test.local', fetch: answering(body) })],
    });

  test('error-decoder#client: answers that are not tRPC', async () => {
    const message = async (link: typeof httpLink | typeof httpBatchLink, body: string) => {
      const error = await rejection(client(link, body).ok.query());
      expect(isTRPCClientError<typeof router>(error) && error.data === undefined).toBe(true);
      return (error as Error).message;
    };
    expect(await message(httpLink, '<!doctype html>')).toContain("Unexpected token '<'");
    expect(await message(httpLink, '')).toBe('Unexpected end of JSON input');
    expect(await message(httpLink, '{"hello":1}')).toBe('Unable to transform response from server');
    expect(await message(httpBatchLink, '[]')).toBe('Missing result');
    expect(await message(httpBatchStreamLink as typeof httpLink, '<p>')).toBe('Unknown error');
  });

  test('error-decoder#client: what links refuse', async () => {
    const url = 'http://test.local';
    const short = createTRPCClient<typeof router>({
      links: [httpBatchLink({ url, maxURLLength: 5 })],
    });
    const endless = createTRPCClient<typeof router>({
      links: [loggerLink({ enabled: () => false })],
    });
    const relative = createTRPCClient<typeof router>({ links: [httpLink({ url: '/api' })] });
    await expect(short.ok.query()).rejects.toThrow('Input is too big for a single dispatch');
    await expect(endless.ok.query()).rejects.toThrow('No more links to execute');
    await expect(relative.ok.query()).rejects.toThrow('Failed to parse URL from /api/ok');
    expect(() => (relative as unknown as { ok: () => void }).ok()).toThrow(
      'client[procedureType] is not a function',
    );
    expect(await rejection(endless.ok.query())).toBeInstanceOf(TRPCClientError);
  });

  test('error-decoder#internal-server-error: a procedure called as a function', async () => {
    const call = (router.ok as unknown as () => Promise<unknown>)();
    await expect(call).rejects.toThrow('This is a client-only function');
  });

  test('error-decoder#other-codes: what the experimental caller for Next.js throws', async () => {
    const caller = experimental_nextAppDirCaller({ createContext: () => ({}) });
    const base = t.procedure.experimental_caller(caller);
    const subscribe = base.subscription(async function* () {
      yield 1;
    });
    await expect(Reflect.apply(Object(subscribe), null, [])).rejects.toMatchObject({
      code: 'NOT_IMPLEMENTED',
    });
    const codes: string[] = [];
    const onError = ({ error }: { error: { code: string } }) => codes.push(error.code);
    const leave = t.procedure
      .experimental_caller(experimental_nextAppDirCaller({ createContext: () => ({}), onError }))
      .mutation(() => experimental_redirect('/ferries'));
    await expect(leave()).rejects.toThrow();
    expect(codes).toEqual(['UNPROCESSABLE_CONTENT']);
  });

  test('error-decoder#start: what fails before the first call', () => {
    const { ok } = router;
    expect(() => t.router({ apply: ok })).toThrow(
      'Reserved words used in `router({})` call: apply',
    );
    expect(() => t.procedure.input({} as never)).toThrow('Could not find a validator fn');
    expect(() => t.procedure.output(z.string()).output(z.string())).toThrow('Duplicate key output');
    const other = initTRPC.create({ transformer: superjson });
    const third = initTRPC.create({
      transformer: { ...superjson, input: superjson, output: superjson },
    });
    expect(() => t.mergeRouters(other.router({}), third.router({}))).toThrow(
      'You seem to have several transformers',
    );
  });
});

test('error-decoder#ts-strict: without strict, a transformer on both sides is an error', async () => {
  const compilerOptions = { ...sampleCompilerOptions, strict: false };
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    'client.ts': `import { httpBatchLink } from '@trpc/client';
      import { initTRPC } from '@trpc/server';
      import superjson from 'superjson';
      const t = initTRPC.create({ transformer: superjson });
      const appRouter = t.router({ list: t.procedure.query(() => []) });
      httpBatchLink<typeof appRouter>({ url: '/trpc', transformer: superjson });`,
  };
  expect(await compileFiles(files)).toContain('You must define a transformer on your your');
}, 60_000);

test('error-decoder#ts-calls: with @trpc/tanstack-react-query, procedures have no hooks', async () => {
  const files = {
    'list.tsx': `import { initTRPC } from '@trpc/server';
      import { createTRPCContext } from '@trpc/tanstack-react-query';
      const t = initTRPC.create();
      const appRouter = t.router({
        list: t.procedure.query(() => 1),
        add: t.procedure.mutation(() => 1),
      });
      const { useTRPC } = createTRPCContext<typeof appRouter>();
      export const useList = () => useTRPC().list.useQuery();
      export const useAdd = () => useTRPC().add.useMutation();`,
  };
  const errors = await compileFiles(files);
  expect(errors).toContain("Property 'useQuery' does not exist on type 'DecorateQueryProcedure<");
  expect(errors).toContain(
    "Property 'useMutation' does not exist on type 'DecorateMutationProcedure<",
  );
}, 60_000);
