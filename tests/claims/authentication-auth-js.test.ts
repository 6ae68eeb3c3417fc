/** The recipe for Auth.js, with the real library, and what Next.js does around it. */
import { createServer, type Server } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { encode } from '../../content/docs/v11/node_modules/next-auth/jwt/index.js';
import {
  expectProtected,
  filesOf,
  firstStatus,
  listening,
  OTHER,
  OWN,
  shared,
  sseCalls,
} from './authentication-support.ts';
import { loadSample } from './load-sample.ts';

const secret = 'nothing but a secret for this test';

async function signIn() {
  vi.stubEnv('NEXTAUTH_SECRET', secret);
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
  onTestFinished(() => void vi.unstubAllEnvs());
  return `next-auth.session-token=${await encode({ token: { sub: 'user-7' }, secret })}`;
}

/** Runs a function where `next/headers` has the request's headers, as in a route handler. */
async function inNext<T>(headers: Headers, run: () => T): Promise<T> {
  const next = '../../content/docs/v11/node_modules/next/dist/server';
  await import(`${next}/node-environment-baseline.js`);
  const { workAsyncStorage } = await import(`${next}/app-render/work-async-storage.external.js`);
  const { workUnitAsyncStorage } = await import(
    `${next}/app-render/work-unit-async-storage.external.js`
  );
  const { RequestCookies } = await import(`${next}/web/spec-extension/cookies.js`);
  const unit = { type: 'request', headers, cookies: new RequestCookies(headers) };
  return workAsyncStorage.run({ route: '/' }, () => workUnitAsyncStorage.run(unit, run));
}

// Node.js does not unwrap the default export of a CommonJS package, as bundlers do.
const unwrapped = {
  'next-auth/providers/github': 'export default () => ({ id: "github", type: "oauth" });',
  'next-auth': `
    import { createRequire } from 'node:module';
    const auth = createRequire(${JSON.stringify(
      new URL('../../content/docs/v11/package.json', import.meta.url).href,
    )})('next-auth');
    export const { getServerSession, default: unwrapped } = auth;
    export default unwrapped;`,
};

/** The published route handlers, behind a server. */
async function startNext(): Promise<string> {
  const { GET } = await loadSample<{ GET(req: Request): Promise<Response> }>(
    'v11/authentication/auth-js',
    'app/api/trpc/[trpc]/route.ts',
    { ...unwrapped, 'server/router.ts': shared()['server/router.ts'] ?? '' },
  );
  const server: Server = createServer(async (req, res) => {
    const headers = new Headers(Object.entries(req.headers) as [string, string][]);
    const request = new Request(`http://localhost${req.url}`, {
      method: req.method ?? '',
      headers,
    });
    const response = await inNext(headers, () => GET(request));
    res.writeHead(response.status, Object.fromEntries(response.headers));
    for await (const chunk of response.body ?? []) res.write(chunk);
    res.end();
  });
  server.listen(0);
  return listening(server);
}

test('auth-js: the session of the cookie in route handlers, for subscriptions too', async () => {
  const cookie = await signIn();
  const url = `http://${await startNext()}/api/trpc`;
  const orders = async (headers: Record<string, string>) =>
    (await (await fetch(`${url}/orders`, { headers })).json()).result?.data;
  expect(await orders({ cookie })).toBe('The orders of user-7');
  expect(await orders({})).toBe(undefined);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await orders({ cookie: `${cookie}x` })).toBe(undefined);
  expect(logged.mock.calls.join()).toContain('JWT_SESSION_ERROR');
  logged.mockRestore();
  expect(await firstStatus(sseCalls(url, { cookie }))).toBe('Packed for user-7');
  expect(await firstStatus(sseCalls(url))).toBe('UNAUTHORIZED');
});

test('auth-js: mutations from another site stop at the route handler', async () => {
  const cookie = await signIn();
  const url = `http://${await startNext()}/api/trpc/orders`;
  const post = async (origin: string) =>
    (await fetch(url, { method: 'POST', headers: { cookie, origin } })).status;
  expect(await post(OTHER)).toBe(403);
  expect(await post(OWN)).not.toBe(403);
});

test('auth-js: server components call the same context', async () => {
  const cookie = await signIn();
  const { 'server/router.ts': _, ...recipe } = filesOf('auth-js', '', 'server/context.ts');
  const { default: Page } = await loadSample<{ default(): Promise<{ props: object }> }>(
    'v11/authentication/auth-js#server-components',
    'app/page.tsx',
    {
      ...recipe,
      ...unwrapped,
      'server/router.ts': shared()['server/router.ts'] ?? '',
      'server-only': '',
    },
  );
  const { props } = await inNext(new Headers({ cookie }), Page);
  expect(props).toEqual({ children: 'The orders of user-7' });
  await expect(inNext(new Headers(), Page)).rejects.toThrow('UNAUTHORIZED');
});

test('auth-js#csrf: getServerSession does not look at the origin, its own routes want a token', async () => {
  const cookie = await signIn();
  const { createContext } = await loadSample<{ createContext(): Promise<object> }>(
    'v11/authentication/auth-js',
    'server/context.ts',
    unwrapped,
  );
  const headers = new Headers({ cookie, origin: OTHER, 'sec-fetch-site': 'cross-site' });
  expect(await inNext(headers, createContext)).toEqual({ user: { id: 'user-7' } });
  const { POST } = await loadSample<{
    POST(req: object, context: object): Promise<Response>;
  }>('v11/authentication/auth-js', 'app/api/auth/[...nextauth]/route.ts', unwrapped);
  const signOut = (body: string) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const req = Object.assign(new Request('http://localhost:3000/api/auth/signout', init), {
      nextUrl: new URL('http://localhost:3000/api/auth/signout'),
    });
    const params = Promise.resolve({ nextauth: ['signout'] });
    return inNext(headers, () => POST(req, { params }));
  };
  const refused = await signOut('{}');
  expect(refused.headers.get('location')).toContain('/api/auth/signout?csrf=true');
  expect(refused.headers.getSetCookie().join()).not.toContain('session-token=;');
});

test('auth-js#websockets: getToken over every transport of the shared server', async () => {
  const cookie = await signIn();
  const { createApp } = await loadSample<{ createApp(): Server }>(
    'v11/authentication/libraries#server',
    'server/app.ts',
    filesOf('auth-js', 'websockets', 'server/user.ts'),
  );
  const server = createApp();
  server.listen(0);
  await expectProtected(await listening(server), cookie, 'user-7');
});

test('auth-js#tests: the published test passes', async () => {
  await signIn();
  await loadSample('v11/authentication/auth-js#tests', 'server/user.test.ts', {
    'server/user.ts': filesOf('auth-js', 'websockets', 'server/user.ts')['server/user.ts'] ?? '',
  });
});
