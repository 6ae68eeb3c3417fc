import { beforeEach, expect, test } from 'vitest';
import { createAccount } from './accounts';
import type { Context } from './context';
import { openDatabase } from './database';
import { createCaller } from './router';

let db: ReturnType<typeof openDatabase>;

beforeEach(() => {
  db = openDatabase(':memory:');
});

async function signUp(email: string, isBaker = false) {
  const id = await createAccount(db, {
    email,
    password: 'a long password',
  });
  if (!id) throw new Error(`${email} already has an account`);
  const context: Context = {
    db,
    requestId: 'test',
    secret: undefined,
    setSession() {},
    user: { id, email, isBaker },
  };
  return createCaller(context);
}

test('customers see their own orders only', async () => {
  const noor = await signUp('noor@bakery.example');
  const ola = await signUp('ola@bakery.example');
  await noor.orders.place({ product: 'rolls', count: 12 });

  expect(await noor.orders.list()).toEqual([
    { id: 1, product: 'rolls', count: 12, status: 'placed' },
  ]);
  expect(await ola.orders.list()).toEqual([]);
});

test('only bakers finish an order, and only once', async () => {
  const noor = await signUp('noor@bakery.example');
  const baker = await signUp('sam@bakery.example', true);
  const { id } = await noor.orders.place({
    product: 'rolls',
    count: 12,
  });

  await expect(noor.orders.finish(id)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await baker.orders.finish(id);
  await expect(baker.orders.finish(id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
