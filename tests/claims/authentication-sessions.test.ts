/** Sessions in server components, WebSockets, server-sent events and tests, as published. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  expectRefused,
  filesOf,
  firstStatus,
  httpCalls,
  nextWith,
  recipe,
  sseCalls,
  start,
  wsCalls,
} from './authentication-support.ts';
import { loadSample } from './load-sample.ts';

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
    expect(await httpCalls(`http://${host}`, { cookie }).orders.query()).toContain('ida@');
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
