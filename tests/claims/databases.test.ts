/** The shop on the database page, run as published against SQLite in memory. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Shop } from './databases-shop.ts';
import { loadSample } from './load-sample.ts';
import { rejection } from './v11.ts';

/** SQLite compiled to WebAssembly, because the published driver needs a native binary. */
const memory = {
  'server/db.ts': `
    import initSqlJs from 'sql.js';
    import { drizzle } from 'drizzle-orm/sql-js';
    const { Database } = await initSqlJs();
    const sqlite = new Database();
    sqlite.run('CREATE TABLE products (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, stock INTEGER NOT NULL)');
    sqlite.run('CREATE TABLE orders (id INTEGER PRIMARY KEY AUTOINCREMENT, productId INTEGER NOT NULL REFERENCES products (id), count INTEGER NOT NULL)');
    export const db = drizzle(sqlite);
  `,
  'server/index.ts': `
    import { db } from './db';
    import { appRouter } from './router';
    import { createCallerFactory } from './trpc';
    import { orders } from './schema';
    export const shop = createCallerFactory(appRouter)({ db });
    export const countOrders = () => db.select().from(orders).all().length;
  `,
};

describe('databases#drizzle', () => {
  let shop: Shop;
  let countOrders: () => number;

  beforeEach(async () => {
    const sample = await loadSample<{ shop: Shop; countOrders(): number }>(
      'v11/databases#drizzle',
      'server/index.ts',
      memory,
    );
    ({ shop, countOrders } = sample);
  });

  test('a row that is missing is NOT_FOUND, a name that is taken CONFLICT with its cause', async () => {
    const tea = await shop.product.add({ name: 'tea', stock: 3 });
    expect(await shop.product.byId(tea.id)).toEqual({ id: 1, name: 'tea', stock: 3 });
    expect(await rejection(shop.product.byId(2))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rejection(shop.product.add({ name: 'tea', stock: 1 }))).toMatchObject({
      code: 'CONFLICT',
      message: 'There is a product named tea.',
      cause: expect.any(Error),
    });
  });

  test('databases#pagination: pages follow each other, and the last has no cursor', async () => {
    for (const name of ['tea', 'coffee', 'cocoa']) await shop.product.add({ name, stock: 1 });
    const first = await shop.product.page({ limit: 2 });
    expect([first.items.map(({ name }) => name), first.nextCursor]).toEqual([['tea', 'coffee'], 2]);
    const second = await shop.product.page({ limit: 2, cursor: first.nextCursor });
    expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([
      ['cocoa'],
      undefined,
    ]);
  });

  test('databases#transactions: two orders for the last item cannot both succeed', async () => {
    const tea = await shop.product.add({ name: 'tea', stock: 3 });
    expect(await shop.order({ productId: tea.id, count: 2 })).toMatchObject({ count: 2 });
    expect(await rejection(shop.order({ productId: tea.id, count: 2 }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect([(await shop.product.byId(tea.id)).stock, countOrders()]).toEqual([1, 1]);
  });
});
