import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStaticServer } from './static-server.ts';
import { get, served, serveFiles } from './static-server-test-support.ts';

serveFiles();

test.each([
  ['/', 'Home'],
  ['/?q=1', 'Home'],
  ['/docs', 'Docs'],
  ['/docs/quickstart', 'Quickstart'],
  ['/docs/%C3%BCber', 'Über'],
])('a clean address answers with its page: %s', async (path, title) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain(`<title>${title}</title>`);
});

test.each([
  ['/docs/quickstart/', '/docs/quickstart'],
  ['/docs/quickstart/index.html', '/docs/quickstart'],
  ['/docs/quickstart.html', '/docs/quickstart'],
  ['/docs/quickstart/?a=b&c', '/docs/quickstart?a=b&c'],
  ['/index.html', '/'],
  ['/docs/%C3%BCber/', '/docs/%C3%BCber'],
])('[R1] %s is redirected to %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test.each(['/legacy.html', '/kept.html'])(
  '[R1] an exact route keeps its ending: %s',
  async (path) => {
    expect((await get(path)).status).toBe(200);
  },
);

test('[R9] case is kept as in the file', async () => {
  expect((await get('/Docs/quickstart')).status).toBe(404);
});

test('repeated slashes lead to the page and never to another host', async () => {
  const { status, headers } = await get('//docs//quickstart/');
  expect(status).toBe(308);
  expect(headers.location).toBe('/docs/quickstart');
  expect((await get('//example.com/')).status).toBe(404);
});

test.each([
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/docs/nothing/index.html',
  '/_headers',
  '/%5Fheaders',
  '//_headers',
  '/_headers/',
  '/_redirects',
  '/vercel.json',
  '/.nojekyll',
  '/.site-output/output.json',
  '/%2Esite-output/output.json',
  '/assets',
])('[P8] %s answers with status 404 and the not-found page', async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(body.toString()).toContain('Page Not Found');
});

test('[P8] the not-found page asked for by name has status 404 too', async () => {
  expect((await get('/404.html')).status).toBe(404);
});

test('[P8] a language has a not-found page of its own', async () => {
  const { status, body } = await get('/ar/docs/nothing');
  expect(status).toBe(404);
  expect(body.toString()).toContain('In Arabic');
});

test('without a not-found page there is still an answer', async () => {
  const bare = createStaticServer({ dir: join(served.dir, 'docs') });
  const { port: barePort } = await bare.listen({ port: 0, host: '127.0.0.1' });
  const { status, body } = await get('/nothing', {}, 'GET', barePort);
  await bare.close();
  expect(status).toBe(404);
  expect(body.toString()).toBe('There is no such page.\n');
});

test.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/..%2f..%2fsecret.txt',
  '/../secret.txt',
  '/docs/%2e%2e/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/a%00b',
  '/./_headers',
  '/%2e/_headers',
  '/docs/./../_headers',
])('refused as a bad address: %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(body.toString()).toBe('This address is not valid.\n');
});

test('an address that is no path is refused', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(served.port, '127.0.0.1', () =>
      socket.write('GET http://elsewhere/secret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
