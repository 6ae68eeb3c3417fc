import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './app';
import { openDatabase } from './database';
import { countAttempt } from './limits';
import type { AppRouter } from './router';

let db: ReturnType<typeof openDatabase>;
let app: ReturnType<typeof createApp>;
let url = '';

beforeEach(async () => {
  db = openDatabase(':memory:');
  app = createApp(db);
  await new Promise<void>((resolve) => app.listen(0, resolve));
  url = `http://localhost:${(app.address() as AddressInfo).port}`;
});

afterEach(() => app.close());

test('the cookie of a sign-up opens the orders, until signing out', async () => {
  let cookie = '';
  const trpc = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${url}/trpc`,
        headers: () => ({ cookie }),
        // Node.js keeps no cookies, so this test does.
        async fetch(input, init) {
          const response = await fetch(input, init as RequestInit);
          const [set] = response.headers.getSetCookie();
          cookie = set?.split(';')[0] ?? cookie;
          return response;
        },
      }),
    ],
  });

  await expect(trpc.orders.list.query()).rejects.toThrow(
    'UNAUTHORIZED',
  );
  await trpc.auth.signUp.mutate({
    email: 'noor@bakery.example',
    password: 'a long password',
  });
  expect(await trpc.orders.list.query()).toEqual([]);
  await trpc.auth.signOut.mutate();
  await expect(trpc.orders.list.query()).rejects.toThrow(
    'UNAUTHORIZED',
  );
});

test('the health check reads the database', async () => {
  const response = await fetch(`${url}/health`);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);

  db.close();
  const failed = await fetch(`${url}/health`);
  expect(failed.status).toEqual(503);
});

test('a password can be tried five times in a minute', async () => {
  for (let attempt = 1; attempt <= 5; attempt++) {
    countAttempt('ola@bakery.example', 5);
  }
  const response = await signIn({});
  expect(response.status).toEqual(429);
});

test('a page on another site cannot call', async () => {
  const response = await signIn({ origin: 'https://other.example' });
  expect(response.status).toEqual(403);
});

function signIn(headers: Record<string, string>) {
  return fetch(`${url}/trpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      email: 'ola@bakery.example',
      password: 'a wrong password',
    }),
  });
}
