import { expect, test } from 'vitest';
import { createSnippetChecker } from '#engine/mcp/check-snippet.ts';
import { mcpLimits } from '#engine/mcp/limits.ts';
import { projectRoot } from '#engine/project-root.ts';
import { call, snippet, startServer, timeout } from './mcp-client.ts';

startServer();

test(
  'compiles snippets against the release of a version',
  async () => {
    const code = [
      "import { initTRPC } from '@trpc/server';",
      'const t = initTRPC.create();',
      'export const appRouter = t.router({ hello: t.procedure.query(() => 42) });',
      'export type AppRouter = typeof appRouter;',
    ].join('\n');
    const client11 = [
      "import { createTRPCClient, httpBatchLink } from '@trpc/client';",
      "import type { AppRouter } from './server';",
      "const trpc = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/' })] });",
      'const answer = await trpc.hello.query();',
      'const wrong: string = answer;',
    ].join('\n');
    const files = [...snippet(code), ...snippet(client11, 'client.ts')];
    const { text } = await call('check_sample', { files });
    expect(text).toContain('1 problem, compiled against 11.x in strict mode:');
    expect(text).toContain(
      "- client.ts:5:7 Type 'number' is not assignable to type 'string'. (TS2322)",
    );
    expect(text).toContain('- client.ts:4 const answer: number');
    const old = await call('check_sample', {
      files: snippet(client11, 'client.ts'),
      version: '10.x',
    });
    expect(old.text).toContain("Cannot find module './server'");
    const nine = "import * as trpc from '@trpc/server';\nexport const r = trpc.router();";
    const gone = await call('check_sample', { files: snippet(nine) });
    expect(gone.text).toContain(
      "- server.ts:2:23 Property 'router' does not exist on type 'typeof import(\"@trpc/server/",
    );
    expect(gone.text).not.toContain(projectRoot);
    const good = await call('check_sample', { files: snippet(code) });
    expect(good.text).toMatch(/^Compiles against 11\.x without problems\.\n/);
  },
  timeout,
);

test(
  'says the types of parts of values and of default exports, at their lines',
  async () => {
    const code = [
      '',
      "import { initTRPC } from '@trpc/server';",
      'const t = initTRPC.create();',
      '//    ^?',
      'export const { router, procedure: open } = t;',
      'export default router({ hello: open.query(() => 42) });',
    ].join('\n');
    const app = "import appRouter from '../server';\nconst { hello } = appRouter;\nhello(1, 2, 3);";
    const { text } = await call('check_sample', {
      files: [...snippet('', 'empty.ts'), ...snippet(code), ...snippet(app, 'src/app.ts')],
    });
    expect(text).toMatch(/^1 problem, .*:\n- src\/app\.ts:3:/);
    expect(text).toContain('- server.ts:3 const t: ');
    expect(text).toContain('- server.ts:5 const router: ');
    expect(text).toContain('- server.ts:5 const open: ');
    expect(text).toMatch(
      /^- server\.ts default export: .*hello: .*Procedure<\{ .*output: number;/m,
    );
    expect(text).toContain('- src/app.ts:2 const hello: ');
    const two = [
      ...snippet('const a = 1;', 'a.ts'),
      ...snippet("import a from './a';\na;", 'b.ts'),
    ];
    const none = await call('check_sample', { files: two });
    expect(none.text).toContain(`- b.ts:1:8 Module '"./a"' has no default export.`);
  },
  timeout,
);

test(
  'answers questions in snippets, and obeys no other line of theirs',
  async () => {
    const code =
      'const a = [1];\n//    ^?\n// @include: secret\n// ---cut---\n// @filename: /etc/x.ts\nexport {};';
    const { text } = await call('check_sample', { files: snippet(code) });
    expect(text).toContain('Compiles against 11.x without problems.');
    expect(text).toContain('- server.ts:1 const a: number[]');
  },
  timeout,
);

test(
  'types that fill the memory are a problem of the snippet, and of no other',
  async () => {
    const files = snippet(explodingTypes());
    const { text } = await call('check_sample', { files, version: '9.x' });
    expect(text).toMatch(
      /^Not compiled: the compiler was stopped, .* more than 1024 MB of memory\./,
    );
    const next = await call('check_sample', { files: snippet('export {};'), version: '9.x' });
    expect(next.text).toBe('Compiles against 9.x without problems.');
  },
  timeout,
);

/** Thousands of tuples with different lengths, each with more than 4,096 elements. */
function explodingTypes(): string {
  const doubles = Array.from(
    { length: 12 },
    (_, it) => `type T${it + 1} = [...T${it}, ...T${it}];`,
  );
  const rows = Array.from({ length: 90 }, (_, it) => [
    `type O${it + 1} = [...O${it}, ...T5, ...T3];`,
    `export const r${it}: Rows<O${it}> = 1;`,
  ]);
  return [
    'type T0 = [1];',
    ...doubles,
    "type Rows<O extends unknown[], N extends unknown[] = []> = N['length'] extends 40 ? [] : [[...T12, ...O, ...N], ...Rows<O, [...N, 1]>];",
    'type O0 = [];',
    ...rows.flat(),
  ].join('\n');
}

test('a snippet reads no files', async () => {
  for (const from of ['/etc/hostname.json', '../../package.json', 'zod/../../package.json']) {
    const { text } = await call('check_sample', { files: snippet(`import x from '${from}';\nx;`) });
    expect(text).toMatch(/^Not compiled:\n- server\.ts: ".*" cannot be imported\./);
  }
});

test('questions and answers have a size', async () => {
  const long = await call('read_page', { page: '/llms-full.txt' });
  expect(long.text.length).toBeLessThan(mcpLimits.answer + 200);
  expect(long.text).toMatch(/\[Characters 0 to \d+ of \d+\. To read on: .*\]$/);
  const half = 'a'.repeat(mcpLimits.snippet / 2 + 1);
  const big = await call('check_sample', { files: [...snippet(half), ...snippet(half, 'b.ts')] });
  expect(big.text).toContain(`but at most ${mcpLimits.snippet} are allowed.`);
  const many = Array.from({ length: mcpLimits.files + 1 }, (_, index) =>
    snippet('', `${index}.ts`),
  ).flat();
  expect((await call('check_sample', { files: many })).isError).toBe(true);
});

test('a snippet that takes long is given up, each with a compiler of its own', async () => {
  const checker = createSnippetChecker({ siteRoot: projectRoot, time: 1 });
  const version = { label: '9.x', folder: 'content/docs/v9', isLast: false };
  const files = snippet('export {};');
  const late = await checker.check({ files, version });
  expect(late).toMatch(/^Not compiled: it took more than 0\.001 seconds/);
  expect(await checker.check({ files, version })).toMatch(/^Not compiled/);
  await checker.close();
});
