import { expect, test } from 'vitest';
import { call, startServer } from './mcp-client.ts';

const client = startServer();

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
    text: '/discord leads to https://discord.gg/wzaMgEJkcf, which is not a page of this site.',
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
  // The list of changes in 10.x knows the exports of 9.x.
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
