import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAddress } from './ask-address.ts';

/** Another site, on this machine. Every test uses its own path. */
const requests: { path: string; method: string; agent: string | undefined }[] = [];
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/fine': (_, response) => response.end('x'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/refused': (_, response) => response.writeHead(403).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/lies-to-head': ({ method }, response) =>
    response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/cuts-head': ({ method }, response) =>
    method === 'HEAD' ? response.destroy() : response.end('x'),
  '/moved': (_, response) => response.writeHead(301, { location: '/moved-on' }).end(),
  '/moved-on': (_, response) => response.writeHead(308, { location: '/fine' }).end(),
  '/moved-then-elsewhere': (_, response) => response.writeHead(301, { location: '/for-now' }).end(),
  '/for-now': (_, response) => response.writeHead(302, { location: '/fine' }).end(),
  '/moved-to-nothing': (_, response) => response.writeHead(301, { location: '/gone' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/mail': (_, response) => response.writeHead(302, { location: 'mailto:a@b.example' }).end(),
  '/cut': (_, response) => response.destroy(),
  '/silent': () => {},
};
const server = createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ path, method: request.method ?? '', agent: request.headers['user-agent'] });
  answers[path]?.(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, timeout = 10_000) =>
  askAddress({
    address: `${origin}${path}`,
    fetch,
    timeout,
    userAgent: 'link-check (+https://a.example)',
  });
const methodsOf = (path: string) =>
  requests.filter((request) => request.path === path).map(({ method }) => method);

test('a server that answers is asked once, without content, and learns who asks', async () => {
  expect(await ask('/fine')).toEqual({ kind: 'fine' });
  expect(methodsOf('/fine')).toEqual(['HEAD']);
  expect(requests[0]?.agent).toBe('link-check (+https://a.example)');
});

test.each(['/no-head', '/lies-to-head', '/cuts-head'])(
  'who answers HEAD with an error is asked again with GET: %s',
  async (path) => {
    expect(await ask(path)).toEqual({ kind: 'fine' });
    expect(methodsOf(path)).toEqual(['HEAD', 'GET']);
  },
);

test.each([
  ['/gone', { kind: 'broken', reason: 'the response has status 404.' }],
  ['/broken', { kind: 'broken', reason: 'the response has status 500.' }],
  ['/refused', { kind: 'refused', status: 403 }],
  ['/moved-to-nothing', { kind: 'broken', reason: 'the response has status 404.' }],
  ['/for-now', { kind: 'fine' }],
  ['/round', { kind: 'broken', reason: 'it redirects more than 20 times.' }],
])('%s', async (path, answer) => {
  expect(await ask(path)).toEqual(answer);
});

test('permanent redirects tell where the page is now, as far as they are permanent', async () => {
  expect(await ask('/moved')).toEqual({ kind: 'moved', to: `${origin}/fine` });
  expect(await ask('/moved-then-elsewhere')).toEqual({ kind: 'moved', to: `${origin}/for-now` });
});

test('a redirect to what is no web address', async () => {
  expect(await ask('/mail')).toEqual({
    kind: 'broken',
    reason: `${origin}/mail redirects to "mailto:a@b.example".`,
  });
});

test('connections that are cut, refused, or never answered', async () => {
  expect(await ask('/cut')).toMatchObject({
    kind: 'unreached',
    reason: expect.stringContaining('the host cut the connection'),
  });
  expect(await ask('/silent', 50)).toEqual({
    kind: 'unreached',
    reason: 'there was no response within 0.05 s.',
  });
  expect(methodsOf('/silent')).toEqual(['HEAD']);
  // Nothing listens on the first port.
  const refused = await askAddress({
    address: 'http://127.0.0.1:2/',
    fetch,
    timeout: 10_000,
    userAgent: 'x',
  });
  expect(refused).toEqual({
    kind: 'unreached',
    reason: 'the host accepts no connection (ECONNREFUSED).',
  });
});
