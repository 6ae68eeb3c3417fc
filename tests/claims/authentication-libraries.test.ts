/** The recipes for Better Auth and Clerk, with the real libraries, and the files that all libraries share. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  exportSPKI,
  generateKeyPair,
  SignJWT,
} from '../../content/docs/v11/node_modules/jose/dist/webapi/index.js';
import {
  expectProtected,
  filesOf,
  firstStatus,
  httpCalls,
  OTHER,
  OWN,
  shared,
  start,
  wsCalls,
} from './authentication-support.ts';
import { loadSample } from './load-sample.ts';

interface Finder {
  findUser(headers: Headers): Promise<{ id: string } | null>;
}

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
    ];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
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

describe('clerk', () => {
  async function keys() {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    vi.stubEnv('CLERK_JWT_KEY', await exportSPKI(publicKey));
    vi.stubEnv('CLERK_SECRET_KEY', 'sk_live_test');
    vi.stubEnv('CLERK_PUBLISHABLE_KEY', `pk_live_${btoa('clerk.shop.example$')}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    return (azp: string | undefined, expiry = '1m') =>
      new SignJWT({ sid: 'sess_1', azp })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'ins_1' })
        .setIssuer('https://clerk.shop.example')
        .setSubject('user_7')
        .setIssuedAt()
        .setNotBefore('-2m')
        .setExpirationTime(expiry)
        .sign(privateKey);
  }
  const files = () => {
    const { 'server/index.ts': _, ...own } = filesOf('clerk', '', 'server/user.ts');
    return { ...own, ...shared() };
  };
  const cookieOf = (token: string) => `__session=${token}; __client_uat=1700000000`;

  test('the cookie of a user is enough over every transport', async () => {
    const sign = await keys();
    const host = await start('clerk', shared());
    await expectProtected(host, cookieOf(await sign(OWN)), 'user_7');
  });

  test('tokens for other sites, expired ones and half of the cookies are nobody', async () => {
    const sign = await keys();
    const { findUser } = await loadSample<Finder>('v11/authentication/clerk', 'server/user.ts');
    const bearer = (token: string) => findUser(new Headers({ authorization: `Bearer ${token}` }));
    expect(await bearer(await sign(OWN))).toEqual({ id: 'user_7' });
    expect(await bearer(await sign(OTHER))).toBe(null);
    expect(await bearer(await sign(undefined))).toBe(null);
    expect(await bearer(await sign(OWN, '-1m'))).toBe(null);
    expect(await bearer('no token')).toBe(null);
    expect(await findUser(new Headers({ cookie: `__session=${await sign(OWN)}` }))).toBe(null);
    const page = { cookie: cookieOf(await sign(OWN, '-1m')), 'sec-fetch-dest': 'document' };
    expect(await findUser(new Headers(page))).toBe(null);
  });

  test('#csrf: a request from another site counts as signed in', async () => {
    const sign = await keys();
    const { findUser } = await loadSample<Finder>('v11/authentication/clerk', 'server/user.ts');
    const headers = {
      cookie: cookieOf(await sign(OWN)),
      origin: OTHER,
      'sec-fetch-site': 'cross-site',
    };
    expect(await findUser(new Headers(headers))).toEqual({ id: 'user_7' });
  });

  test('#websockets: the token of the first message', async () => {
    const sign = await keys();
    vi.stubEnv('PORT', '0');
    const { wss } = await loadSample<{ wss: { address(): { port: number }; close(): void } }>(
      'v11/authentication/clerk#websockets',
      'server/ws.ts',
      files(),
    );
    onTestFinished(() => wss.close());
    const url = `ws://localhost:${wss.address().port}`;
    const token = await sign(OWN);
    expect(await firstStatus(wsCalls(url, {}, { token }).calls)).toBe('Packed for user_7');
    expect(await firstStatus(wsCalls(url).calls)).toBe('UNAUTHORIZED');
  });

  test('#client: each request asks for the current token', async () => {
    const sign = await keys();
    const host = await start('clerk', shared());
    const real = fetch;
    vi.stubGlobal('fetch', (address: unknown, init?: RequestInit) =>
      real(String(address).replace('https://api.shop.example', `http://${host}`), init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const { createClient } = await loadSample<{
      createClient(getToken: () => Promise<string | null>): ReturnType<typeof httpCalls>;
    }>('v11/authentication/clerk#client', 'client.ts');
    const getToken = vi.fn(() => sign(OWN));
    const client = createClient(getToken);
    expect(await client.orders.query()).toBe('The orders of user_7');
    expect(await firstStatus(client)).toBe('Packed for user_7');
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  test('#tests: the published test passes, without the network', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    await keys();
    onTestFinished(() => void vi.unstubAllGlobals());
    await loadSample('v11/authentication/clerk#tests', 'server/user.test.ts', files());
    expect(asked).not.toHaveBeenCalled();
  });
});
