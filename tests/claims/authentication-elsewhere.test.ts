/** Sessions and tokens in server components, WebSockets, server-sent events and tests, as published. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  expectRefused,
  filesOf,
  firstStatus,
  httpCalls,
  sseCalls,
  start,
  wsCalls,
} from './authentication-support.ts';
import { WebSocket } from './links-support.ts';
import { loadSample } from './load-sample.ts';

/** Leads the published address to the server of the test. */
function redirectTo(host: string) {
  const at = (address: unknown) => String(address).replace('localhost:3000', host);
  const real = fetch;
  vi.stubGlobal('fetch', (address: unknown, init?: RequestInit) => real(at(address), init));
  class Redirected extends WebSocket {
    constructor(address: string) {
      super(at(address));
    }
  }
  vi.stubGlobal('WebSocket', Redirected);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Next.js outside of a request of Next.js. */
function nextWith(cookie: string) {
  vi.stubGlobal('requestCookie', cookie);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    'server-only': '',
    'next/headers': `
      export const headers = async () => new Headers({ cookie: globalThis.requestCookie });
      export const cookies = async () => ({
        get(name) {
          const [, value] = globalThis.requestCookie.split(name + '=');
          return value && { value };
        },
      });`,
  };
}

/** The recipe's files, which a section's own sample has only in outline. */
function recipe(page: string) {
  const { 'server/index.ts': _, ...files } = filesOf(page, '', 'server/index.ts');
  return files;
}

const ida = { email: 'ida@shop.example', password: 'correct horse battery' };

/** Signs up, and returns the cookie. */
async function signUp(host: string) {
  const response = await fetch(`http://${host}/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ida),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('authentication/sessions', () => {
  const own = { origin: 'https://shop.example' };

  test('#websockets: the cookie of the handshake, from an allowed origin only', async () => {
    const host = await start('sessions#websockets', recipe('sessions'));
    const cookie = await signUp(host);
    const { calls } = wsCalls(`ws://${host}`, { ...own, cookie });
    expect(await calls.orders.query()).toBe('The orders of ida@shop.example');
    expect(await firstStatus(calls)).toBe('Packed for ida@shop.example');
    expect(await firstStatus(wsCalls(`ws://${host}`, own).calls)).toBe('UNAUTHORIZED');
    await expectRefused(`ws://${host}`, { origin: 'https://evil.example', cookie });
    await expectRefused(`ws://${host}`, { cookie });
  });

  test('#websockets: the same list of origins for mutations', async () => {
    const host = await start('sessions#websockets', recipe('sessions'));
    const cookie = await signUp(host);
    const signOut = async (origin: string) => {
      const body = new FormData();
      const init = { method: 'POST', body, headers: { cookie, origin } };
      return (await fetch(`http://${host}/auth.signOut`, init)).status;
    };
    expect(await signOut('https://evil.example')).toBe(403);
    expect(await httpCalls(`http://${host}`, { cookie }).orders.query()).toContain('ida');
    expect(await signOut('https://shop.example')).toBe(200);
    await expect(httpCalls(`http://${host}`, { cookie }).orders.query()).rejects.toThrow(
      'UNAUTHORIZED',
    );
  });

  test('#websockets: no sign-out over the socket, which has no response', async () => {
    const host = await start('sessions#websockets', recipe('sessions'));
    const cookie = await signUp(host);
    const { calls } = wsCalls(`ws://${host}`, { ...own, cookie });
    const { auth } = calls as unknown as { auth: { signOut: { mutate(): Promise<void> } } };
    await expect(auth.signOut.mutate()).rejects.toThrow('Sign in and out over HTTP');
  });

  test('#sse: the request of a subscription has the cookie', async () => {
    const host = await start('sessions');
    const cookie = await signUp(host);
    expect(await firstStatus(sseCalls(`http://${host}`, { cookie }))).toBe(
      'Packed for ida@shop.example',
    );
    expect(await firstStatus(sseCalls(`http://${host}`))).toBe('UNAUTHORIZED');
  });

  test('#sse: both kinds of requests include the cookie', async () => {
    const { trpc } = await loadSample<{ trpc: { orders: { query(): Promise<string> } } }>(
      'v11/authentication/sessions#sse',
      'client.ts',
    );
    const asked: (string | undefined)[] = [];
    const events: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(init.credentials);
      return Response.json([{ result: { data: 'tea' } }]);
    });
    vi.stubGlobal(
      'EventSource',
      class {
        constructor(_: string, options: unknown) {
          events.push(options);
        }
        addEventListener() {}
        close() {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await trpc.orders.query()).toBe('tea');
    expect(asked).toEqual(['include']);
    const { orderStatus } = trpc as unknown as Parameters<typeof firstStatus>[0];
    orderStatus.subscribe(undefined, { onData() {}, onError() {} });
    await vi.waitFor(() => expect(events).toEqual([{ withCredentials: true }]));
  });

  test('#server-components: the cookie of the page, and no sign-in', async () => {
    const users = `
      export const findUser = async (id) => ({ id, email: 'ida@shop.example' });
      export const checkPassword = async () => 'user-7';
      export const createAccount = checkPassword;`;
    const sessions = `
      export const readSession = async (secret) => (secret === 'of-ida' ? 'user-7' : null);
      export const startSession = async () => 'of-ida';
      export const endSession = async () => {};
      export const SESSION_SECONDS = 60;`;
    const files = {
      ...recipe('sessions'),
      'server/accounts.ts': users,
      'server/sessions.ts': sessions,
    };
    const render = async (cookie: string) => {
      const { default: Page } = await loadSample<{ default(): Promise<{ props: object }> }>(
        'v11/authentication/sessions#server-components',
        'app/page.tsx',
        { ...files, ...nextWith(cookie) },
      );
      return (await Page()).props;
    };
    expect(await render('theme=dark; session=of-ida')).toEqual({
      children: 'Hello, ida@shop.example',
    });
    expect(await render('session=of-somebody')).toEqual({ children: 'Hello' });
    const { caller } = await loadSample<{
      caller: { auth: { signIn(input: object): Promise<void> } };
    }>('v11/authentication/sessions#server-components', 'trpc/server.ts', {
      ...files,
      ...nextWith(''),
    });
    await expect(caller.auth.signIn(ida)).rejects.toThrow('Sign in and out over HTTP');
  });

  test('#tests: the published test passes', async () => {
    vi.stubEnv('PORT', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    await loadSample('v11/authentication/sessions#tests', 'server/auth.test.ts', {
      ...filesOf('sessions', '', 'server/index.ts'),
    });
  });
});

describe('authentication/jwt', () => {
  const heldTokens = { 'session.ts': 'export const session = globalThis.session;' };

  const tokens = async () => {
    const { createAccessToken } = await loadSample<{
      createAccessToken(userId: string): Promise<string>;
    }>('v11/authentication/jwt', 'server/tokens.ts');
    return createAccessToken('user-7');
  };

  test('#websockets: the token of the first message, until it expires', async () => {
    const host = await start('jwt#websockets', recipe('jwt'));
    const { calls } = wsCalls(`ws://${host}`, {}, { token: await tokens() });
    expect(await calls.orders.query()).toBe('The orders of user-7');
    expect(await firstStatus(calls)).toBe('Packed for user-7');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect(calls.orders.query()).rejects.toThrow('UNAUTHORIZED');
  });

  test('#websockets: a token in the header is for HTTP, one in the parameters for the socket', async () => {
    const host = await start('jwt#websockets', recipe('jwt'));
    const authorization = `Bearer ${await tokens()}`;
    expect(await httpCalls(`http://${host}`, { authorization }).orders.query()).toContain('user-7');
    const { calls } = wsCalls(`ws://${host}`, { authorization });
    await expect(calls.orders.query()).rejects.toThrow('UNAUTHORIZED');
  });

  test('#websockets: the published client reconnects with the new token', async () => {
    const host = await start('jwt#websockets', recipe('jwt'));
    redirectTo(host);
    const session = { access: 'expired' };
    vi.stubGlobal('session', session);
    const { trpc, socket, reconnect } = await loadSample<{
      trpc: { orders: { query(): Promise<string> } };
      socket: { close(): Promise<void>; connection: { state: string } | null };
      reconnect(): void;
    }>('v11/authentication/jwt#websockets', 'socket.ts', heldTokens);
    onTestFinished(() => socket.close());
    await expect(trpc.orders.query()).rejects.toThrow('UNAUTHORIZED');
    session.access = await tokens();
    const before = socket.connection;
    reconnect();
    await vi.waitFor(() => {
      expect(socket.connection).not.toBe(before);
      expect(socket.connection?.state).toBe('open');
    });
    expect(await trpc.orders.query()).toBe('The orders of user-7');
  });

  test('#sse: the published client sends the token, for subscriptions as well', async () => {
    const host = await start('jwt');
    redirectTo(host);
    const session = { access: await tokens() };
    vi.stubGlobal('session', session);
    const { trpc } = await loadSample<{ trpc: ReturnType<typeof httpCalls> }>(
      'v11/authentication/jwt#sse',
      'client.ts',
      heldTokens,
    );
    expect(await trpc.orders.query()).toBe('The orders of user-7');
    expect(await firstStatus(trpc)).toBe('Packed for user-7');
    session.access = 'forged';
    expect(await firstStatus(trpc)).toBe('UNAUTHORIZED');
  });

  test('#server-components: the token of the cookie', async () => {
    vi.stubEnv('JWT_SECRET', 'nothing but a secret for this test');
    onTestFinished(() => void vi.unstubAllEnvs());
    const render = async (cookie: string) => {
      const { default: Page } = await loadSample<{ default(): Promise<{ props: object }> }>(
        'v11/authentication/jwt#server-components',
        'app/page.tsx',
        { ...recipe('jwt'), ...nextWith(cookie) },
      );
      return (await Page()).props;
    };
    expect(await render(`access=${await tokens()}`)).toEqual({ children: 'The orders of user-7' });
    await expect(render('access=forged')).rejects.toThrow('UNAUTHORIZED');
  });

  test('#server-components: the API ignores that cookie', async () => {
    const host = await start('jwt');
    const cookie = `access=${await tokens()}`;
    await expect(httpCalls(`http://${host}`, { cookie }).orders.query()).rejects.toThrow(
      'UNAUTHORIZED',
    );
  });

  test('#tests: the published test passes', async () => {
    vi.stubEnv('PORT', '0');
    vi.stubEnv('JWT_SECRET', 'nothing but a secret for this test');
    onTestFinished(() => void vi.unstubAllEnvs());
    await loadSample('v11/authentication/jwt#tests', 'server/auth.test.ts', {
      ...filesOf('jwt', '', 'server/index.ts'),
    });
  });
});
