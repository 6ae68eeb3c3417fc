/** The migration guide from 10 to 11 says that its list of exports is complete. This compares the releases. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { findRemovedExports } from '../../scripts/removed-exports.ts';
import { readPages } from './pages.ts';
import { initTRPC, rejection, z } from './v11.ts';

/** As much of the client of version 10 as a test needs, because its ES module has no types. */
interface OldClient {
  createTRPCUntypedClient(options: { links: unknown[] }): {
    query(path: string): Promise<unknown>;
    mutation(path: string): Promise<unknown>;
  };
  httpBatchLink(options: { url: string }): unknown;
  unstable_httpBatchStreamLink(options: { url: string }): unknown;
}
const oldClient = createRequire(import.meta.url)(
  '../../content/docs/v10/node_modules/@trpc/client/dist/index.js',
) as OldClient;

const [guide] = readPages('content/docs/v11/migrate-from-v10-to-v11.mdx');
const text = guide?.text ?? '';

const removed = findRemovedExports({
  before: join(projectRoot, 'content/docs/v10'),
  after: join(projectRoot, 'content/docs/v11'),
  packages: ['@trpc/client', '@trpc/next', '@trpc/react-query', '@trpc/server'],
});

const codeIn = (markdown: string) =>
  [...markdown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Names in a section's code, from its heading to the next of the same level. */
function namesOf(section: string): Set<string> {
  const [, rest = ''] = text.split(`{#${section}}`);
  const [own = ''] = rest.split(/^#{2,3} /m);
  return new Set(codeIn(own));
}

test('migrate-from-v10-to-v11#removed-entries: every entry that is gone is listed', () => {
  expect(removed.entries.length).toBeGreaterThan(3);
  expect(removed.entries.filter((entry) => !namesOf('removed-entries').has(entry))).toEqual([]);
});

/** Names by entry in the table of exports, where a row without an entry belongs to the previous one's. */
function readRemovedTable(): Map<string, Set<string>> {
  const [, rest = ''] = text.split('{#removed-exports}');
  const [own = ''] = rest.split(/^#{2,3} /m);
  const table = new Map<string, Set<string>>();
  let entries: string[] = [];
  for (const [, entryCell = '', gone = ''] of own.matchAll(/^\| ?([^|]*) \| ([^|]*) \|/gm)) {
    const named = codeIn(entryCell);
    if (named.length > 0) entries = named;
    for (const entry of entries)
      table.set(entry, new Set([...(table.get(entry) ?? []), ...codeIn(gone)]));
  }
  return table;
}

test('migrate-from-v10-to-v11#removed-exports: every export that is gone is listed with its entry', () => {
  const table = readRemovedTable();
  const withRemovedEntries = namesOf('removed-exports');
  // The entry's functions have a new address, which is in the list of entries.
  const moved = '@trpc/client/links/wsLink';
  const missing = [...removed.names].flatMap(([entry, names]) => {
    if (entry === moved) return [];
    const listed = removed.entries.includes(entry) ? withRemovedEntries : table.get(entry);
    return names.filter((name) => !listed?.has(name)).map((name) => `${entry} ${name}`);
  });
  expect([...removed.names.values()].flat().length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('migrate-from-v10-to-v11#removed-exports: the table lists nothing that is still there', () => {
  const wrong = [...readRemovedTable()].flatMap(([entry, names]) =>
    [...names]
      .filter((name) => !removed.names.get(entry)?.includes(name))
      .map((name) => `${entry} ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('migrate-from-v10-to-v11#infinite-direction: a strict validator refuses direction until it names it', async () => {
  const t = initTRPC.create();
  const fields = { cursor: z.number().nullish() };
  const direction = z.enum(['forward', 'backward']).optional();
  const caller = t.createCallerFactory(
    t.router({
      strict: t.procedure.input(z.strictObject(fields)).query(() => 1),
      named: t.procedure.input(z.strictObject({ ...fields, direction })).query(() => 1),
    }),
  )({});
  const input = { cursor: null, direction: 'forward' } as const;
  expect(await rejection(caller.strict(input))).toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('Unrecognized key: \\"direction\\"'),
  });
  expect(await caller.named(input)).toBe(1);
});

test('migrate-from-v10-to-v11#old-streams: only httpBatchLink of 10.45 reads what the server of 11 sends', async () => {
  let orders = 0;
  const t = initTRPC.create();
  const router = t.router({
    list: t.procedure.query(() => ['Emma']),
    order: t.procedure.mutation(() => {
      orders += 1;
      return orders;
    }),
  });
  const server = createHTTPServer({ router });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { createTRPCUntypedClient, httpBatchLink, unstable_httpBatchStreamLink } = oldClient;

  const streaming = createTRPCUntypedClient({ links: [unstable_httpBatchStreamLink({ url })] });
  const message = /^Unexpected non-whitespace character after JSON/;
  await expect(streaming.query('list')).rejects.toThrow(message);
  await expect(streaming.mutation('order')).rejects.toThrow(message);
  expect(orders).toBe(1);

  const batching = createTRPCUntypedClient({ links: [httpBatchLink({ url })] });
  expect(await Promise.all([batching.query('list'), batching.mutation('order')])).toEqual([
    ['Emma'],
    2,
  ]);
});
