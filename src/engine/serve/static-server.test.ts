import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHostRules } from './host-rules.ts';
import { createStaticServer, type StaticServer } from './static-server.ts';

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Some text that compresses.</p>'.repeat(100)}`;

const files: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Page Not Found'),
  'ar/404.html': page('In Arabic'),
  'payload.txt': '0:["$","html"]',
  'docs/index.html': page('Docs'),
  'docs/quickstart/index.html': page('Quickstart'),
  'docs/quickstart/payload.txt': '0:["$","html"]',
  'docs/über/index.html': page('Über'),
  'legacy.html/index.html': page('A route that ends in .html'),
  'kept.html': page('A file that ends in .html'),
  'old/index.html': page('Redirecting'),
  'assets/app-Ab12_xYz.js': 'export {};'.repeat(100),
  'assets/plain.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/font-0a1b2c3d.woff2': 'not really a font',
  '.site-output/output.json': '{}',
  _headers: '# rules\n/*\n  X-Frame-Options: DENY\n/docs/*\n  x-docs: yes\n',
  _redirects:
    '/old /docs/quickstart 308\n/chat https://chat.example/a?b=c 308\n/v1/* /docs/:splat 301\n/caf%C3%A9 /docs/caf%C3%A9 301!\n/bad% /b 301\n',
};

let dir: string;
let server: StaticServer;
let port: number;

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'serve-'));
  dir = join(root, 'dist');
  await writeFile(join(root, 'secret.txt'), 'secret');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
  ({ port } = await server.listen({ port: 0, host: '127.0.0.1' }));
});

afterAll(async () => {
  await server.close();
  await rm(dirname(dir), { recursive: true });
});

/** A request as written: `fetch` would tidy the path and decompress the answer. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET', at = port) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: at, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

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
  const bare = createStaticServer({ dir: join(dir, 'docs') });
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
    const socket = connect(port, '127.0.0.1', () =>
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

test('pages are compressed as the reader accepts it', async () => {
  const path = '/docs/quickstart';
  const expected = files['docs/quickstart/index.html'];
  const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(expected);
  const gzip = await get(path, { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(expected);
  const plain = await get(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(expected);
  for (const { headers, body } of [brotli, gzip, plain]) {
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
  }
});

test('fonts are not compressed again', async () => {
  const { headers } = await get('/assets/font-0a1b2c3d.woff2', { 'accept-encoding': 'br' });
  expect(headers['content-type']).toBe('font/woff2');
  expect(headers['content-encoding']).toBeUndefined();
});

test('a payload is text', async () => {
  const { headers } = await get('/docs/quickstart/payload.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('files with a hash in their name are kept for a year, all else is asked for again', async () => {
  const cacheControl = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await cacheControl('/assets/app-Ab12_xYz.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/assets/plain.svg')).toBe('no-cache');
  expect(await cacheControl('/docs')).toBe('no-cache');
});

test('what the reader has already is not sent again, until it changes', async () => {
  const first = await get('/docs', { 'accept-encoding': 'br' });
  const etag = first.headers.etag ?? '';
  const headers = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` };
  const second = await get('/docs', headers);
  expect(second.status).toBe(304);
  expect(second.body.length).toBe(0);
  expect(second.headers.etag).toBe(etag);
  expect(second.headers['x-docs'] ?? second.headers['x-frame-options']).toBeDefined();
  expect((await get('/docs', { 'if-none-match': etag })).status).toBe(200);

  const file = join(dir, 'docs/index.html');
  await writeFile(file, page('Docs, edited'));
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  const third = await get('/docs', headers);
  expect(third.status).toBe(200);
  expect(brotliDecompressSync(third.body).toString()).toContain('Docs, edited');
});

test('a date says the same, and a reader may ask for a file as it was', async () => {
  const { headers } = await get('/assets/font-0a1b2c3d.woff2');
  const date = headers['last-modified'] ?? '';
  expect(new Date(date).toUTCString()).toBe(date);
  const at = (name: string) => get('/assets/font-0a1b2c3d.woff2', { [name]: date });
  expect((await at('if-modified-since')).status).toBe(304);
  expect((await at('if-unmodified-since')).status).toBe(200);
  expect((await get('/assets/font-0a1b2c3d.woff2', { 'if-match': '"other"' })).status).toBe(412);
});

test.each([
  ['/assets/font-0a1b2c3d.woff2', 'not really a font'],
  ['/assets/app-Ab12_xYz.js', files['assets/app-Ab12_xYz.js'] ?? ''],
])('a part of a file: %s', async (path, content) => {
  const whole = await get(path);
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const part = await get(path, { range: 'bytes=4-9', 'accept-encoding': 'br' });
  expect(part.status).toBe(206);
  expect(part.body.toString()).toBe(content.slice(4, 10));
  expect(part.headers['content-range']).toBe(`bytes 4-9/${content.length}`);
  expect(part.headers['content-length']).toBe('6');
  expect(part.headers['content-encoding']).toBeUndefined();
  // A download goes on where it ended, if it is still the same file.
  const rest = (etag: string) => get(path, { range: 'bytes=4-', 'if-range': etag });
  const resumed = await rest(whole.headers.etag ?? '');
  expect(resumed.status).toBe(206);
  expect(resumed.body.toString()).toBe(content.slice(4));
  expect((await rest('"other"')).body.toString()).toBe(content);
  const beyond = await get(path, { range: `bytes=${content.length}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`);
  const head = await get(path, { range: 'bytes=4-9' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([206, 0, '6']);
});

test('an empty file is sent', async () => {
  await writeFile(join(dir, 'empty.bin'), '');
  const { status, body, headers } = await get('/empty.bin');
  expect([status, body.length, headers['content-length']]).toEqual([200, 0, '0']);
});

test('HEAD answers with the headers alone', async () => {
  const { status, headers, body } = await get('/docs/quickstart', {}, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(files['docs/quickstart/index.html']?.length));
  expect(body.length).toBe(0);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { status, headers } = await get('/', {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('headers come from the rules that the build wrote for hosts', async () => {
  expect((await get('/')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect((await get('/')).headers['x-docs']).toBeUndefined();
  expect((await get('/docs/quickstart')).headers['x-docs']).toBe('yes');
});

test.each([
  ['/old', '/docs/quickstart', 308],
  ['/old/', '/docs/quickstart', 308],
  ['/old?a=b', '/docs/quickstart?a=b', 308],
  ['/chat', 'https://chat.example/a?b=c', 308],
  ['/v1/quickstart', '/docs/quickstart', 301],
  ['/v1/%E2%82%AC', '/docs/%E2%82%AC', 301],
  ['/v1/a%20b', '/docs/a%20b', 301],
  ['/v1/a%2525', '/docs/a%2525', 301],
  ['/v1/a%3Fb%23c', '/docs/a%3Fb%23c', 301],
  ['/v1/a%0D%0ASet-Cookie:%20a=b', '/docs/a%0D%0ASet-Cookie:%20a=b', 301],
  ['/v1/$&', '/docs/$&', 301],
  ['/v1//example.com', '/docs/example.com', 301],
  ['/caf%C3%A9', '/docs/caf%C3%A9', 301],
])('[P8] the old address %s is redirected to %s', async (path, location, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
});

test('a site below a base URL answers there and nowhere else', async () => {
  const below = createStaticServer({ dir, baseUrl: '/site/' });
  const { port: belowPort } = await below.listen({ port: 0, host: '127.0.0.1' });
  const at = (path: string) => get(path, {}, 'GET', belowPort);
  expect((await at('/site/')).status).toBe(200);
  expect((await at('/site/docs')).status).toBe(200);
  expect((await at('/site/docs/')).headers.location).toBe('/site/docs');
  expect((await at('/docs')).status).toBe(404);
  await below.close();
});

test('where a site is published is known from its rules', async () => {
  const root = await mkdtemp(join(tmpdir(), 'serve-below-'));
  await writeFile(join(root, 'index.html'), page('Home'));
  await writeFile(join(root, '404.html'), page('Page Not Found'));
  await writeFile(join(root, '_headers'), '/site/*\n  x-a: 1\n/site/assets/*\n  x-b: 1\n');
  const rules = await readHostRules({ dir: root });
  expect(rules.baseUrl).toBe('/site/');
  const below = createStaticServer({ dir: root, ...rules });
  const { port: belowPort } = await below.listen({ port: 0, host: '127.0.0.1' });
  const home = await get('/site/', {}, 'GET', belowPort);
  expect([home.status, home.headers['x-a']]).toEqual([200, '1']);
  expect((await get('/', {}, 'GET', belowPort)).status).toBe(404);
  await below.close();
  await rm(root, { recursive: true });
  expect((await readHostRules({ dir: root })).baseUrl).toBe('/');
});

test('a port in use is an error that says what to do', async () => {
  const second = createStaticServer({ dir });
  await expect(second.listen({ port, host: '127.0.0.1' })).rejects.toMatchObject({
    name: 'SiteError',
    code: 'listen-failed',
    message: `Port ${port} on 127.0.0.1 is already in use.`,
    hint: `Stop the program that uses it, or choose another port: --port ${port + 1}, or --port 0 for any free one.`,
  });
});

test('a server can be closed while a reader is connected', async () => {
  const short = createStaticServer({ dir });
  const { port: shortPort } = await short.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(shortPort, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const cut = new Promise((resolve) => socket.once('close', resolve));
  await short.close();
  await cut;
});
