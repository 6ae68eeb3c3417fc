/** Which requests of another site tRPC runs, if the browser sends the cookie along. */
import { expect, test } from 'vitest';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { initTRPC } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';
import { listening } from './authentication-support.ts';

test('authentication#csrf: only FormData gets past, to procedures whose input accepts it', async () => {
  const t = initTRPC.create();
  const router = t.router({
    signOut: t.procedure.mutation(() => 'out'),
    upload: t.procedure.input(z.instanceof(FormData)).mutation(() => 'stored'),
    order: t.procedure.input(z.object({ product: z.string() })).mutation(() => 'ordered'),
    optional: t.procedure
      .input(z.object({ note: z.string().optional() }))
      .mutation(() => 'ordered'),
  });
  const server = createHTTPServer({ router });
  server.listen(0);
  const host = await listening(server);
  const statuses = (init: (path: string) => RequestInit) =>
    Promise.all(
      ['signOut', 'upload', 'order', 'optional'].map(async (path) => {
        return (await fetch(`http://${host}/${path}`, init(path))).status;
      }),
    );
  const form = new FormData();
  form.set('product', 'tea');
  expect(await statuses(() => ({ method: 'POST', body: form }))).toEqual([200, 200, 400, 200]);
  const text = { method: 'POST', body: '{"product":"tea"}' };
  expect(await statuses(() => text)).toEqual([415, 415, 415, 415]);
  const query = new URLSearchParams({ product: 'tea' });
  expect(await statuses(() => ({ method: 'POST', body: query }))).toEqual([415, 415, 415, 415]);
  expect(await statuses(() => ({ method: 'GET' }))).toEqual([405, 405, 405, 405]);
});
