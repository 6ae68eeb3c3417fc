/** Tokens in server components, WebSockets, server-sent events and tests, as published. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TRPCLink } from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import type { AnyTRPCRouter } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  filesOf,
  firstStatus,
  httpCalls,
  nextWith,
  recipe,
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

  test('#sse: with refreshLink, a subscription renews an expired token once', async () => {
    const url = `http://${await start('jwt')}`;
    const { refreshLink } = await loadSample<{
      refreshLink(renew: () => Promise<void>): TRPCLink<AnyTRPCRouter>;
    }>('v11/authentication/jwt#jwt-refresh', 'refresh-link.ts');
    const subscribe = async (renewed: string) => {
      const sent = { authorization: 'Bearer expired' };
      const renew = vi.fn(async () => {
        sent.authorization = `Bearer ${renewed}`;
      });
      const status = await firstStatus(sseCalls(url, sent, refreshLink(renew)));
      return { status, renewals: renew.mock.calls.length };
    };
    const renewals = 1;
    expect(await subscribe(await tokens())).toEqual({ status: 'Packed for user-7', renewals });
    expect(await subscribe('expired')).toEqual({ status: 'UNAUTHORIZED', renewals });
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
