/** The recipes of sessions and tokens, run as published. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { start as startSample } from './authentication-support.ts';
import { loadSample } from './load-sample.ts';

/** Starts a recipe's server, as in production. */
async function start(page: string): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  return `http://${await startSample(page)}`;
}

async function post(url: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { result, error } = await response.json();
  const cookie = response.headers.get('set-cookie') ?? '';
  return { status: response.status, cookie, data: result?.data, error };
}

const ida = { email: 'ida@shop.example', password: 'correct horse battery' };

describe('authentication/sessions', () => {
  const me = async (url: string, cookie: string) =>
    (await (await fetch(`${url}/auth.me`, { headers: { cookie } })).json()).result.data ?? null;

  test('a user signs up, is known by the cookie, and is forgotten after signing out', async () => {
    const url = await start('sessions');
    const { cookie } = await post(`${url}/auth.signUp`, ida);
    expect(cookie).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    );
    const sent = `theme=dark; ${cookie.split(';')[0]}`;
    expect(await me(url, sent)).toMatchObject({ email: ida.email });
    const orders = await fetch(`${url}/orders`, { headers: { cookie: sent } });
    expect(await orders.json()).toMatchObject({ result: { data: `The orders of ${ida.email}` } });

    const out = await post(`${url}/auth.signOut`, undefined, { cookie: sent });
    expect(out.cookie).toContain('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(await me(url, sent)).toBe(null);
    expect((await fetch(`${url}/orders`, { headers: { cookie: sent } })).status).toBe(401);
  });

  test('a wrong password and an unknown address get the same answer, an address is used once', async () => {
    const url = await start('sessions');
    const first = [post(`${url}/auth.signUp`, ida), post(`${url}/auth.signUp`, ida)];
    const statuses = (await Promise.all(first)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await post(`${url}/auth.signUp`, ida)).status).toBe(409);
    const wrong = await post(`${url}/auth.signIn`, { ...ida, password: 'a wrong password' });
    const unknown = await post(`${url}/auth.signIn`, { ...ida, email: 'noor@shop.example' });
    expect([wrong.status, wrong.cookie, wrong.error.message]).toEqual([
      401,
      '',
      'Wrong email or password',
    ]);
    expect(unknown.error.message).toBe(wrong.error.message);
    expect((await post(`${url}/auth.signIn`, { ...ida, email: 'Ida@Shop.example' })).status).toBe(
      200,
    );
  });

  test('a session ends after a week', async () => {
    const url = await start('sessions');
    const { cookie } = await post(`${url}/auth.signUp`, ida);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await me(url, cookie.split(';')[0] ?? '')).toBe(null);
  });
});

describe('authentication/jwt', () => {
  const orders = async (url: string, token: string) =>
    (await fetch(`${url}/orders`, { headers: { authorization: `Bearer ${token}` } })).status;

  test('a token opens the door for ten minutes, a forged one never', async () => {
    const url = await start('jwt');
    const { data } = await post(`${url}/auth.signIn`, ida);
    const [head, , signature] = data.access.split('.');
    const forged = [head, Buffer.from('{"sub":"user-1"}').toString('base64url'), signature].join(
      '.',
    );
    expect([await orders(url, data.access), await orders(url, forged)]).toEqual([200, 401]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await orders(url, data.access)).toBe(401);
  });

  test('a refresh token works once, and not after signing out', async () => {
    const url = await start('jwt');
    const { data: first } = await post(`${url}/auth.signIn`, ida);
    const { data: second } = await post(`${url}/auth.refresh`, { refresh: first.refresh });
    expect(await orders(url, second.access)).toBe(200);
    expect((await post(`${url}/auth.refresh`, { refresh: first.refresh })).status).toBe(401);
    await post(`${url}/auth.signOut`, { refresh: second.refresh });
    expect((await post(`${url}/auth.refresh`, { refresh: second.refresh })).status).toBe(401);
  });
});

describe('authentication/jwt#jwt-refresh', () => {
  const expired = {
    error: { code: -32001, message: 'UNAUTHORIZED', data: { code: 'UNAUTHORIZED' } },
  };
  const tokens = (number: number) => ({
    result: { data: { access: `access-${number}`, refresh: `refresh-${number}` } },
  });
  const order = { result: { data: 'tea' } };

  /** The published client, signed in at a server that accepts only the second access token. */
  async function signedIn(refresh: () => object) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const call = new URL(url).pathname.slice(1);
      const { authorization } = (init?.headers ?? {}) as Record<string, string>;
      asked.push(authorization ? `${call} ${authorization}` : call);
      if (call === 'auth.signIn') return Response.json(tokens(1));
      if (call === 'auth.refresh') return Response.json(refresh());
      if (call === 'auth.signOut') return Response.json({ result: {} });
      const result = authorization === 'Bearer access-2' ? order : expired;
      return Response.json(call.split(',').map(() => result));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { signIn, signOut, trpc } = await loadSample<{
      signIn(email: string, password: string): Promise<void>;
      signOut(): Promise<void>;
      trpc: { orders: { query(): Promise<string> } };
    }>('v11/authentication/jwt#jwt-refresh', 'all.ts', {
      'all.ts': "export * from './session'; export * from './client';",
    });
    await signIn(ida.email, ida.password);
    return { asked, orders: trpc.orders, signOut };
  }

  test('calls with an expired token renew it once and succeed', async () => {
    const { asked, orders } = await signedIn(() => tokens(2));
    expect(await Promise.all([orders.query(), orders.query()])).toEqual(['tea', 'tea']);
    expect(asked).toEqual([
      'auth.signIn',
      'orders,orders Bearer access-1',
      'auth.refresh',
      'orders,orders Bearer access-2',
    ]);
  });

  test('a lost network keeps the tokens for the next call', async () => {
    const refresh = vi.fn(() => tokens(2));
    refresh.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    const { orders } = await signedIn(refresh);
    await expect(orders.query()).rejects.toThrow('UNAUTHORIZED');
    expect(await orders.query()).toBe('tea');
  });

  test('a rejected renewal drops them', async () => {
    const { asked, orders } = await signedIn(() => expired);
    await expect(orders.query()).rejects.toThrow('UNAUTHORIZED');
    await expect(orders.query()).rejects.toThrow('UNAUTHORIZED');
    expect(asked).toEqual(['auth.signIn', 'orders Bearer access-1', 'auth.refresh', 'orders']);
  });

  test('signing out ends the session on the server, and nothing renews it', async () => {
    const { asked, orders, signOut } = await signedIn(() => tokens(2));
    expect(await orders.query()).toBe('tea');
    await signOut();
    await expect(orders.query()).rejects.toThrow('UNAUTHORIZED');
    expect(asked.slice(-2)).toEqual(['auth.signOut', 'orders']);
  });
});
