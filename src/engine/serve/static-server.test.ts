import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readHostRules } from './host-rules.ts';
import { createStaticServer } from './static-server.ts';
import { files, get, page, served, serveFiles } from './static-server-test-support.ts';

serveFiles();

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

  const file = join(served.dir, 'docs/index.html');
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
  // An interrupted download continues if the file is unchanged.
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
  await writeFile(join(served.dir, 'empty.bin'), '');
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
  const below = createStaticServer({ dir: served.dir, baseUrl: '/site/' });
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
  const second = createStaticServer({ dir: served.dir });
  await expect(second.listen({ port: served.port, host: '127.0.0.1' })).rejects.toMatchObject({
    name: 'SiteError',
    code: 'listen-failed',
    message: `Port ${served.port} on 127.0.0.1 is already in use.`,
    hint: `Stop the program that uses it, or choose another port: --port ${served.port + 1}, or --port 0 for any free one.`,
  });
});

test('a server can be closed while a reader is connected', async () => {
  const short = createStaticServer({ dir: served.dir });
  const { port: shortPort } = await short.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(shortPort, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const cut = new Promise((resolve) => socket.once('close', resolve));
  await short.close();
  await cut;
});
