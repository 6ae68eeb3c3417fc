import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSnippetChecker } from '#engine/mcp/check-snippet.ts';
import { mcpLimits } from '#engine/mcp/limits.ts';
import { projectRoot } from '#engine/project-root.ts';

// The server as assistants start it, asked by the client of the protocol's own package.
const client = new Client({ name: 'test', version: '1.0.0' });
const timeout = 240_000;

beforeAll(async () => {
  const args = [join(projectRoot, 'bin/site.js'), 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  // The first answer waits for the site.
  await call('list_pages');
}, timeout);
afterAll(() => client.close());

async function call(
  name: string,
  input: Record<string, unknown> = {},
): Promise<{ text: string; isError: boolean }> {
  const result = await client.callTool({ name, arguments: input }, undefined, { timeout });
  const content = result.content as { type: string; text: string }[];
  expect(content.map(({ type }) => type)).toEqual(['text']);
  return { text: content[0]?.text ?? '', isError: result.isError === true };
}

const snippet = (code: string, name = 'server.ts') => [{ name, code }];

test('offers its tools, all of which only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_page',
    'list_pages',
    'lookup_symbol',
    'explain_error',
    'check_sample',
  ]);
  for (const { annotations, description } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(description?.length).toBeGreaterThan(20);
  }
});

test('searches one version, the latest where none is named', async () => {
  const latest = await call('search_docs', { query: 'httpBatchStreamLink', limit: 3 });
  expect(latest.text.split('\n')[0]).toBe('11.x, best first:');
  expect(latest.text).toContain('https://trpc.io/docs/client/links/httpBatchStreamLink.md');
  expect(latest.text.match(/^- /gm)?.length).toBe(3);
  const old = await call('search_docs', { query: 'middlewares', version: '10.x' });
  const addresses = old.text.match(/https:\S+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/trpc\.io\/docs\/v10\//);
  expect(await call('search_docs', { query: 'x', version: '12.x' })).toEqual({
    text: 'There is no version "12.x". Allowed: 11.x, 10.x, 9.x.',
    isError: true,
  });
  const nothing = await call('search_docs', { query: 'qqqqzzzz' });
  expect(nothing.text).toBe('Nothing in 11.x answers "qqqqzzzz". Try other words, or list_pages.');
});

test('reads pages and sections by any address', async () => {
  const whole = await call('read_page', { page: 'https://trpc.io/docs/server/context.md' });
  expect(whole.text).toMatch(/^---\ntitle: Context\n/);
  expect((await call('read_page', { page: '/docs/server/context' })).text).toBe(whole.text);
  const section = await call('read_page', { page: 'docs/quickstart#client' });
  expect(section.text).toMatch(/^## Write the client \{#client\}\n/);
  expect(section.text).toContain("import type { AppRouter } from './server';");
  expect(section.text).not.toContain('## Run it');
  expect(await call('read_page', { page: '/docs/server/kontext' })).toEqual({
    text: expect.stringContaining('Did you mean "/docs/server/context"?'),
    isError: true,
  });
  const gone = await call('read_page', { page: '/docs/quickstart#nope' });
  expect(gone.text).toContain('Its sections: create-a-project, install');
  expect((await call('read_page', { page: '/../../etc/passwd' })).isError).toBe(true);
});

test('reads a long page in parts that are the whole of it', async () => {
  let offset = 0;
  let read = '';
  let parts = 0;
  for (let next: number | undefined = 0; next !== undefined; parts += 1) {
    const { text } = await call('read_page', { page: '/docs/changes', offset });
    const [, shown = '', note = ''] = /^(.*)\n\n\[(Characters .*)\]$/s.exec(text) ?? [];
    read += shown;
    const said = /page "\/docs\/changes" and offset (\d+)\.$/.exec(note)?.[1];
    next = said === undefined ? undefined : Number(said);
    offset = next ?? offset;
  }
  expect(parts).toBeGreaterThan(1);
  expect(read).toMatch(/^---\ntitle: Changes from 10\.x to 11\.x\n/);
  expect(read).toMatch(/All pages of this site for programs that read: \S+\n$/);
  expect(await call('read_page', { page: '/docs/changes', offset: 9_999_999 })).toEqual({
    text: expect.stringMatching(/^\/docs\/changes has \d+ characters: none is at 9999999\.$/),
    isError: true,
  });
  const row = await call('read_page', { page: '/docs/changes.md#createReactQueryHooks' });
  expect(row.text).toMatch(/^- \[`createReactQueryHooks`\].* \{#createReactQueryHooks\}\n/);
});

test('reads what old addresses lead to, as the site does', async () => {
  const moved = await call('read_page', { page: 'https://trpc.io/docs/links/?utm=1' });
  expect(moved.text).toContain('\nurl: https://trpc.io/docs/client/links\n');
  const section = await call('read_page', { page: '/docs/v10/query-invalidation' });
  expect(section.text).toMatch(/^## .* \{#query-invalidation\}\n/);
  const renamed = await call('read_page', {
    page: '/blog/announcing-trpc-10#incremental-migration',
  });
  expect(renamed.text).toMatch(/^## .* \{#upgrading\}\n/);
  expect(await call('read_page', { page: '/discord' })).toEqual({
    text: '/discord leads to https://discord.gg/wzaMgEJkcf, which is no page of this site.',
    isError: true,
  });
  const other = await call('read_page', { page: 'https://example.com/docs' });
  expect(other.text).toContain('no other site can be read');
});

test('suggests pages that can be read, and no comparisons of pages', async () => {
  const { text } = await call('read_page', { page: '/docs/chnges/server/routers' });
  expect(text).toMatch(/^There is no page /);
  expect(text).not.toContain('/docs/changes/');
  const near = await call('read_page', { page: '/docs/server/router' });
  expect(near.text).toContain('"/docs/server/routers"');
  expect(near.text).not.toContain('unstable');
  const comparison = await call('read_page', { page: '/docs/changes/server/routers' });
  expect(comparison).toEqual({
    text: '/docs/changes/server/routers compares two pages. Read them instead: /docs/v10/server/routers and /docs/server/routers',
    isError: true,
  });
});

test('names addresses in its descriptions that can be read', async () => {
  const { tools } = await client.listTools();
  const examples = tools.flatMap(
    ({ description = '' }) => description.match(/\/docs\/[\w/#-]+/g) ?? [],
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const page of examples) {
    const { text, isError } = await call('read_page', { page });
    expect(isError, text).toBe(false);
    expect(text).toMatch(/^(---|##) ?/);
  }
});

test('lists the pages of a version', async () => {
  expect((await call('list_pages')).text).toMatch(/^# tRPC\n/);
  for (const version of ['9.x', 'v9', '9', '9.27.4']) {
    expect((await call('list_pages', { version })).text, version).toMatch(/^# tRPC 9\.x\n/);
  }
  expect((await call('list_pages', { version: 'latest' })).text).toMatch(/^# tRPC\n/);
  expect((await call('list_pages', { version: '8' })).text).toContain('Allowed: 11.x, 10.x, 9.x.');
});

test('looks up names of the packages', async () => {
  const { text } = await call('lookup_symbol', { name: 'httpBatchLink' });
  expect(text).toContain("import { httpBatchLink } from '@trpc/client';");
  const old = await call('lookup_symbol', { name: 'createtrpcproxyclient', version: '10.x' });
  expect(old.text).toContain("import { createTRPCProxyClient } from '@trpc/client';");
  expect(await call('lookup_symbol', { name: 'httpBatchLnk' })).toEqual({
    text: '11.x exports nothing named "httpBatchLnk". Did you mean "httpBatchLink"?',
    isError: true,
  });
});

test('says of a name that is gone what to write instead, whatever internals have it', async () => {
  const renamed = await call('lookup_symbol', { name: 'createRecursiveProxy()' });
  expect(renamed.text).toMatch(/^11\.x no longer exports `createRecursiveProxy`\. What to write/);
  expect(renamed.text).toContain(
    '[`createTRPCRecursiveProxy`](https://trpc.io/docs/typedoc/server/',
  );
  expect(renamed.text).toContain('From https://trpc.io/docs/changes.md#createRecursiveProxy\n');
  expect(renamed.text).toContain('unstable-core-do-not-import` in 11.x, internal: https://');
  expect(renamed.text).toContain('` in 10.x: https://trpc.io/docs/v10/typedoc/');
  const guide = await call('lookup_symbol', { name: 'httpLinkFactory' });
  expect(guide.text).toContain('(https://trpc.io/docs/client/custom-links.md)');
  // The page of changes of 10.x knows what 9.x had.
  const older = await call('lookup_symbol', { name: 'createReactQueryHooks' });
  expect(older.text).toMatch(/ no longer exports `createReactQueryHooks`/);
});

test('leads from an internal name to the one that applications import', async () => {
  const { text } = await call('lookup_symbol', { name: 'AnyRootTypes' });
  expect(text).toContain("import type { AnyTRPCRootTypes } from '@trpc/server';");
  const lazy = await call('lookup_symbol', { name: 'Lazy' });
  expect(lazy.text).toContain("import { lazy } from '@trpc/server';");
});

test('finds a name in a piece of code, and does not speak for versions without a reference', async () => {
  const { text } = await call('lookup_symbol', { name: "import { httpLink } from '@trpc/client'" });
  expect(text).toContain("import { httpLink } from '@trpc/client';");
  const nine = await call('lookup_symbol', { name: 'router', version: '9.x' });
  expect(nine.text).toMatch(/^9\.x has guides and no API reference here: /);
  expect(nine.isError).toBe(true);
});

test('says which other version has a name', async () => {
  const { text } = await call('lookup_symbol', { name: 'createTRPCOptionsProxy', version: 'v10' });
  expect(text).toMatch(
    /^10\.x exports nothing named "createTRPCOptionsProxy"\.\n\n- .* in 11\.x: /,
  );
});

test.each([
  ['TRPCClientError: No procedure found on path "trpc/list"', 'No procedure found on path'],
  [
    `TRPCClientError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
    "Unexpected token '<'",
  ],
  ['TypeError: Failed to fetch', 'Failed to fetch'],
  ['Unable to transform response from server', 'Unable to transform response from server'],
  ["'ctx.session' is possibly 'null'.", "'ctx.user' is possibly 'null'"],
  ["error TS2339: Property 'add' does not exist on type 'TRPCClient<X>'.", "Property 'list' does"],
  ['{"error":{"data":{"code":"UNPROCESSABLE_CONTENT"}}}', 'UNPROCESSABLE_CONTENT'],
  ['Unsupported GET-request to mutation procedure at path "a"', 'Unsupported GET-request'],
  ['Error: No QueryClient set, use QueryClientProvider to set one', 'No QueryClient set'],
  ['ReferenceError: WebSocket is not defined\n    at file.js:1:2', 'WebSocket is not defined'],
])('explains the error %s', async (error, message) => {
  const { text } = await call('explain_error', { error });
  expect(text.split('\n')[0]).toMatch(/^## /);
  expect(text.split('\n')[0]).toContain(message);
  expect(text).toMatch(/\n\nFrom https:\/\/trpc\.io\/docs\/\S+\.md$/);
});

test.each([
  'EADDRNOTAVAIL: address not available',
  "Error: Cannot find module 'express'",
  'Segmentation fault (core dumped)',
  "Type 'string' is not assignable to type 'number'.",
  "Property 'foo' does not exist on type 'Bar'.",
  'ReferenceError: document is not defined',
  "'data' is possibly 'undefined'.",
  'relation "users" does not exist',
  "Property 'name' is missing in type '{}' but required in type 'User'.",
  'Hydration failed because the initial UI does not match what was rendered on the server.',
])('says that no table has the error %s', async (error) => {
  const { text } = await call('explain_error', { error });
  expect(text).toMatch(/^No table of errors in 11\.x has this message: it may not come from/);
});

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
    expect(text).toMatch(/^Not compiled: the compiler broke off, .* more than 1024 MB\./);
    const next = await call('check_sample', { files: snippet('export {};'), version: '9.x' });
    expect(next.text).toBe('Compiles against 9.x without problems.');
  },
  timeout,
);

/** Thousands of tuples, no two of one length, each of more than 4,096 elements. */
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
  expect(big.text).toContain(`and ${mcpLimits.snippet} are allowed.`);
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
