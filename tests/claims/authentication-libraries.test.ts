/** The recipe for Better Auth, with the real library, and the files that all libraries share. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  expectProtected,
  filesOf,
  httpCalls,
  OTHER,
  shared,
  start,
} from './authentication-support.ts';
import { loadSample } from './load-sample.ts';

test('libraries#tests: the published test passes', async () => {
  const files = { ...shared(), 'server/user.ts': 'export const findUser = async () => null;' };
  await loadSample('v11/authentication/libraries#tests', 'server/router.test.ts', files);
});

test('libraries#server-components: the context of the page, once per request', async () => {
  const found = vi.fn(async (headers: Headers) => ({ id: headers.get('cookie') }));
  vi.stubGlobal('found', found);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { caller, trpc, getQueryClient } = await loadSample<{
    caller: { orders(): Promise<string> };
    trpc: { orders: { queryOptions(): object } };
    getQueryClient(): { fetchQuery(options: object): Promise<string> };
  }>('v11/authentication/libraries#server-components', 'trpc/server.ts', {
    ...shared(),
    'server/user.ts': 'export const findUser = globalThis.found;',
    'server-only': '',
    'next/headers': `export const headers = async () => new Headers({ cookie: 'user-7' });`,
  });
  expect(await caller.orders()).toBe('The orders of user-7');
  expect(await getQueryClient().fetchQuery(trpc.orders.queryOptions())).toBe(
    'The orders of user-7',
  );
});

describe('better-auth', () => {
  const account = { email: 'ida@shop.example', password: 'correct horse battery' };
  const origin = 'http://localhost:5173';

  beforeEach(() => {
    // In tests, the library does not check the origin.
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('TEST', '');
    vi.stubEnv('BETTER_AUTH_SECRET', 'Gq3v8Zt1LmX5rB7yN0kPw2sD4fH6jC9aQeUiOoKl');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => void vi.restoreAllMocks();
  });

  const post = (host: string, path: string, headers: Record<string, string>, body: object = {}) =>
    fetch(`http://${host}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  test('a user signs up, calls over every transport, and signs out', async () => {
    const host = await start('better-auth', shared());
    const up = await post(host, '/sign-up/email', { origin }, { name: 'Ida', ...account });
    const { user } = await up.json();
    expect(up.headers.getSetCookie()[0]).toMatch(
      /^better-auth\.session_token=.*; HttpOnly; SameSite=Lax$/,
    );
    await expectProtected(host, cookieOf(up), user.id);
    const signIn = await post(host, '/sign-in/email', { origin }, account);
    const cookie = cookieOf(signIn);
    const { orders } = httpCalls(`http://${host}/trpc`, { cookie });
    expect(await orders.query()).toContain(user.id);
    await post(host, '/sign-out', { origin, cookie });
    await expect(orders.query()).rejects.toThrow('UNAUTHORIZED');
  });

  test('#csrf: its own routes check the origin, getSession does not', async () => {
    const host = await start('better-auth', shared());
    const cookie = cookieOf(
      await post(host, '/sign-up/email', { origin }, { name: 'Ida', ...account }),
    );
    const statuses = [
      await post(host, '/sign-out', { cookie, origin: OTHER }),
      await post(host, '/sign-out', { cookie }),
      await post(host, '/sign-in/email', { origin: OTHER }, account),
      await post(host, '/sign-in/email', {}, account),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    vi.stubEnv('TEST', 'true');
    const inTest = await start('better-auth', shared());
    expect((await post(inTest, '/sign-out', { cookie, origin: OTHER })).status).toBe(200);
    const query = await fetch(`http://${host}/trpc/orders`, { headers: { cookie, origin: OTHER } });
    expect(query.status).toBe(200);
  });

  test('#tests: the published test passes', async () => {
    const { 'server/index.ts': _, ...files } = filesOf('better-auth', '', 'server/auth.ts');
    await loadSample('v11/authentication/better-auth#tests', 'server/user.test.ts', {
      ...files,
      ...shared(),
    });
  });
});
