/** The samples in the FAQ of 11.x, run as published. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { loadSample } from './load-sample.ts';

const SECRET = 'a secret of the sender';
let url = '';
let server: Server;

beforeAll(async () => {
  vi.stubEnv('PORT', '0');
  vi.stubEnv('WEBHOOK_SECRET', SECRET);
  ({ server } = await loadSample<{ server: Server }>('v11/faq#webhooks', 'server.ts'));
  if (!server.listening) await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const signatureOf = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex');

async function send(body: string, headers: Record<string, string>): Promise<number> {
  const { status } = await fetch(`${url}/webhooks/payment`, { method: 'POST', body, headers });
  return status;
}

async function isPaid(order: number): Promise<boolean> {
  const response = await fetch(`${url}/trpc/isPaid?input=${order}`);
  return (await response.json()).result.data;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

test('faq#webhooks: a signed event reaches the function of the procedures, also twice', async () => {
  const body = '{ "order": 7 }';
  const headers = { ...JSON_TYPE, 'x-signature': signatureOf(body) };
  expect(await isPaid(7)).toBe(false);
  expect(await send(body, headers)).toBe(204);
  expect(await send(body, headers)).toBe(204);
  expect(await isPaid(7)).toBe(true);
});

test.each([
  ['no signature', '{"order":8}', JSON_TYPE],
  ['another signature', '{"order":8}', { ...JSON_TYPE, 'x-signature': signatureOf('{"order":9}') }],
  ['half a signature', '{"order":8}', { ...JSON_TYPE, 'x-signature': 'abcd' }],
  ['a signature that is no number', '{"order":8}', { ...JSON_TYPE, 'x-signature': 'none' }],
  ['another type', '{"order":8}', { 'x-signature': signatureOf('{"order":8}') }],
  ['no body', '', JSON_TYPE],
])('faq#webhooks: %s is refused with 401', async (_, body, headers) => {
  expect(await send(body, headers)).toBe(401);
  expect(await isPaid(8)).toBe(false);
});

test('faq#webhooks: a signed event of another shape changes nothing and gets no 2xx status', async () => {
  const body = '{"order":"9"}';
  expect(await send(body, { ...JSON_TYPE, 'x-signature': signatureOf(body) })).toBe(500);
  expect(await isPaid(9)).toBe(false);
});

const requireHere = createRequire(join(projectRoot, 'content/docs/v11/faq.mdx'));

test('faq#modules: every package has both forms for every path', () => {
  for (const name of ['client', 'next', 'react-query', 'server', 'tanstack-react-query']) {
    const { exports } = requireHere(`@trpc/${name}/package.json`);
    for (const [path, forms] of Object.entries<Record<string, { default: string }>>(exports)) {
      if (path === './package.json') continue;
      expect(forms.import?.default, `${name} ${path}`).toMatch(/\.mjs$/);
      expect(forms.require?.default, `${name} ${path}`).toMatch(/\.cjs$/);
    }
  }
});

test('faq#modules: each form has its own classes', async () => {
  const required = requireHere('@trpc/server');
  const imported = await loadSample<typeof required>('v11/faq', 'errors.ts', {
    'errors.ts': `export { TRPCError } from '@trpc/server';`,
  });
  const error = new required.TRPCError({ code: 'NOT_FOUND' });
  expect(error).toBeInstanceOf(required.TRPCError);
  expect(error).not.toBeInstanceOf(imported.TRPCError);
});
