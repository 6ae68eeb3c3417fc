/**
 * The Prisma part of the database page: its client is generated from the published schema, the published files are
 * compiled against it, and run with SQLite in a file. Only the tables are made here, because `prisma db push` downloads
 * an engine.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { createClient } from '../packages/node_modules/@libsql/client/lib-esm/node.js';
import { compileProject, createProject } from './compile-files.ts';
import type { Product, Shop } from './databases-shop.ts';
import { loadSample, readSample } from './load-sample.ts';
import { type AnyTRPCRouter, rejection, request } from './v11.ts';

interface Client {
  $disconnect(): Promise<void>;
}

interface Loaded {
  shop: Shop;
  appRouter: AnyTRPCRouter;
  db: Client;
  /** Another client for the same file, and the SQL that it sends. */
  logged: { db: Client; queries: string[] };
}

const page = 'v11/databases';
const stub = 'generated/prisma/client.ts';

const tables = `
  CREATE TABLE Product (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, stock INTEGER NOT NULL);
  CREATE TABLE "Order" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    productId INTEGER NOT NULL REFERENCES Product (id),
    count INTEGER NOT NULL
  );`;

function publishedSchema(): string {
  const text = readFileSync(join(projectRoot, `content/docs/${page}.mdx`), 'utf8');
  return /^```prisma [^\n]*\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? '';
}

async function generate(folder: string) {
  const prisma = join(projectRoot, 'tests/packages/node_modules/prisma/build/index.js');
  await promisify(execFile)(process.execPath, [prisma, 'generate', '--no-hints'], {
    cwd: folder,
    env: {
      ...process.env,
      CHECKPOINT_DISABLE: '1',
      // Otherwise, it is downloaded before every command, although only migrations use it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    },
  });
}

async function readGenerated(folder: string): Promise<Record<string, string>> {
  const names = await glob('generated/**/*.ts', { cwd: folder });
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

let folder: string;
let generated: Record<string, string>;
let sql: ReturnType<typeof createClient>;
let sample: Loaded;

beforeAll(async () => {
  const published = readSample({ page, section: 'prisma', entry: 'server/router.ts' });
  const { [stub]: _, ...files } = Object.fromEntries(published);
  folder = await createProject({ ...files, 'prisma/schema.prisma': publishedSchema() });
  await generate(folder);
  generated = await readGenerated(folder);

  const url = `file:${join(folder, 'shop.db')}`;
  vi.stubEnv('DATABASE_URL', url);
  sql = createClient({ url });
  await sql.executeMultiple(tables);
  sample = await loadSample<Loaded>(`${page}#prisma`, 'index.ts', {
    ...files,
    ...generated,
    'index.ts': `
      import { PrismaLibSql } from '@prisma/adapter-libsql';
      import { PrismaClient } from './generated/prisma/client';
      import { db } from './server/db';
      import { appRouter } from './server/router';
      import { createCallerFactory, createContext } from './server/trpc';
      export const shop = createCallerFactory(appRouter)(createContext());
      const adapter = new PrismaLibSql({ url: process.env.DATABASE_URL });
      const log = [{ emit: 'event', level: 'query' }];
      export const logged = { db: new PrismaClient({ adapter, log }), queries: [] };
      logged.db.$on('query', ({ query }) => logged.queries.push(query));
      export { appRouter, db };`,
  });
});

beforeEach(async () => {
  await sql.executeMultiple(
    'DELETE FROM "Order"; DELETE FROM Product; DELETE FROM sqlite_sequence;',
  );
});

afterAll(async () => {
  await Promise.all([sample.db.$disconnect(), sample.logged.db.$disconnect()]);
  sql.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('databases#prisma: the published files compile against the generated client', async () => {
  expect(await compileProject(folder)).toBe('');
});

test('databases#prisma: a row that is missing is NOT_FOUND, a name that is taken CONFLICT', async () => {
  const tea = await sample.shop.product.add({ name: 'tea', stock: 3 });
  expect(await sample.shop.product.byId(tea.id)).toEqual({ id: 1, name: 'tea', stock: 3 });
  expect(await rejection(sample.shop.product.byId(2))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await rejection(sample.shop.product.add({ name: 'tea', stock: 1 }))).toMatchObject({
    code: 'CONFLICT',
    message: 'There is a product named tea.',
    cause: { name: 'PrismaClientKnownRequestError', code: 'P2002' },
  });
});

test('databases#prisma: pages follow each other, and the last has no cursor', async () => {
  for (const name of ['tea', 'coffee', 'cocoa']) await sample.shop.product.add({ name, stock: 1 });
  const first = await sample.shop.product.page({ limit: 2 });
  expect([first.items.map(({ name }) => name), first.nextCursor]).toEqual([['tea', 'coffee'], 2]);
  const second = await sample.shop.product.page({ limit: 2, cursor: first.nextCursor });
  expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([['cocoa'], undefined]);
});

test('databases#prisma: two orders for the last item cannot both succeed', async () => {
  const tea = await sample.shop.product.add({ name: 'tea', stock: 3 });
  const order = () => sample.shop.order({ productId: tea.id, count: 2 });
  const [first, second] = await Promise.allSettled([order(), order()]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((await sample.shop.product.byId(tea.id)).stock).toBe(1);
  expect((await sql.execute('SELECT * FROM "Order"')).rows).toHaveLength(1);
});

test('databases#prisma: one batch that finds several rows sends one query', async () => {
  for (const name of ['tea', 'coffee', 'cocoa']) await sample.shop.product.add({ name, stock: 1 });
  const path = '/product.byId,product.byId,product.byId?batch=1&input={"0":1,"1":2,"2":3}';
  const { appRouter, logged } = sample;
  const response = await request(appRouter, path, {}, { createContext: () => ({ db: logged.db }) });
  const names = response.json().map((it: { result: { data: Product } }) => it.result.data.name);
  expect(names).toEqual(['tea', 'coffee', 'cocoa']);
  expect(logged.queries).toEqual([expect.stringMatching(/^SELECT .* IN \(\?,\?,\?\)/)]);
});
