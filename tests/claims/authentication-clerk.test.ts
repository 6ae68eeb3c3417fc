/** The recipe for Clerk, with the real library and a pair of keys of our own, so without the network. */
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createTRPCClient,
  type TRPCLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import type { AnyTRPCRouter } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  expectProtected,
  filesOf,
  firstStatus,
  type httpCalls,
  OTHER,
  OWN,
  shared,
  start,
} from './authentication-support.ts';
import { WebSocket, type WebSocketServer } from './links-support.ts';
import { loadSample } from './load-sample.ts';

// The types of these packages are in other folders than their code.
const packages = '../../content/docs/v11/node_modules';
const {
  exportSPKI,
  generateKeyPair,
  SignJWT,
}: typeof import('../../content/docs/v11/node_modules/jose/dist/types/index.js') = await import(
  `${packages}/jose/dist/webapi/index.js`
);
const {
  createClerkClient,
}: typeof import('../../content/docs/v11/node_modules/@clerk/backend/dist/index.js') = await import(
  `${packages}/@clerk/backend/dist/index.mjs`
);

interface Finder {
  findUser(headers: Headers): Promise<{ id: string } | null>;
}

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
  });

  test('#server-components: a page with an expired token is asked for a handshake', async () => {
    const sign = await keys();
    const { findUser } = await loadSample<Finder>('v11/authentication/clerk', 'server/user.ts');
    const page = async (expiry?: string) =>
      new Headers({ cookie: cookieOf(await sign(OWN, expiry)), 'sec-fetch-dest': 'document' });
    expect(await findUser(await page())).toEqual({ id: 'user_7' });
    expect(await findUser(await page('-1m'))).toBe(null);
    const clerk = createClerkClient({
      secretKey: process.env.CLERK_SECRET_KEY ?? '',
      publishableKey: process.env.CLERK_PUBLISHABLE_KEY ?? '',
    });
    const { status } = await clerk.authenticateRequest(
      new Request(OWN, { headers: await page('-1m') }),
      { jwtKey: process.env.CLERK_JWT_KEY ?? '' },
    );
    expect(status).toBe('handshake');
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
    const { wss } = await loadSample<{ wss: InstanceType<typeof WebSocketServer> }>(
      'v11/authentication/clerk#websockets',
      'server/ws.ts',
      files(),
    );
    onTestFinished(() => wss.close());
    const { port } = wss.address() as AddressInfo;
    class Redirected extends WebSocket {
      constructor(address: string) {
        super(address.replace('wss://api.shop.example', `ws://localhost:${port}`));
      }
    }
    vi.stubGlobal('WebSocket', Redirected);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { createSocketLink } = await loadSample<{
      createSocketLink(getToken: () => Promise<string | null>): TRPCLink<AnyTRPCRouter>;
    }>('v11/authentication/clerk#client', 'client.ts');
    const statusWith = (getToken: () => Promise<string | null>) =>
      firstStatus(createTRPCClient({ links: [createSocketLink(getToken)] }) as never);
    expect(await statusWith(() => sign(OWN))).toBe('Packed for user_7');
    expect(await statusWith(async () => null)).toBe('UNAUTHORIZED');
    for (const client of wss.clients) client.terminate();
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
