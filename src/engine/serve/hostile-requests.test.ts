import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../testing/write-site.ts';
import { readHostRules } from './host-rules.ts';
import { createStaticServer, type StaticServer } from './static-server.ts';

const SECRET = 'nobody may read this';
const HOME = '<!doctype html><title>Home</title>';

const files: Record<string, string> = {
  'site/index.html': HOME,
  'site/404.html': '<!doctype html><title>Page Not Found</title>',
  'site/docs/index.html': '<!doctype html><title>Docs</title>',
  'site/assets/app-Ab12_xYz.js': 'export {};',
  'site/.site-output/output.json': SECRET,
  'site/vercel.json': SECRET,
  'site/.nojekyll': SECRET,
  'site/_headers': `# ${SECRET}\n/*\n  x-content-type-options: nosniff\n`,
  'site/_redirects': `# ${SECRET}\n/old/* /docs/:splat 301\n/away/* https://example.com/:splat 301\n`,
  'secret.txt': SECRET,
  'site-other/index.html': SECRET,
};

let root: string;
let server: StaticServer;
let port: number;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hostile-'));
  const dir = join(root, 'site');
  await writeFiles(root, files);
  await symlink(join(root, 'secret.txt'), join(dir, 'linked.txt'));
  await symlink(join(root, 'site-other'), join(dir, 'linked'));
  await symlink(join(dir, '_headers'), join(dir, 'rules.txt'));
  server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
  ({ port } = await server.listen({ port: 0, host: '127.0.0.1' }));
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** The full response to these bytes, until the server closes the connection. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (bytes.length > 0) socket.write(bytes);
      else socket.end();
    });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close the connection before it has read everything.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

const raw = (line: string, ...headers: string[]) =>
  [line, 'Host: site', 'Connection: close', ...headers, '', ''].join('\r\n');
const get = (target: string, ...headers: string[]) => raw(`GET ${target} HTTP/1.1`, ...headers);

/**
 * The bytes sent, and the status of the first response; 0: the connection is closed without one.
 */
const requests: [name: string, bytes: string | Buffer, status: number][] = [
  // Outside the folder, or not public.
  ['a folder up', get('/../secret.txt'), 400],
  ['a folder up, encoded', get('/%2e%2e/secret.txt'), 400],
  ['a folder up, half encoded', get('/.%2E/secret.txt'), 400],
  ['a folder up, slash encoded', get('/..%2Fsecret.txt'), 400],
  ['a folder up, encoded twice', get('/%252e%252e/secret.txt'), 404],
  ['a folder up, encoded three times', get('/%25252e%25252e%25252fsecret.txt'), 404],
  ['a folder up, within', get('/docs/../../secret.txt'), 400],
  ['a folder up, at the end', get('/docs/..'), 400],
  ['a folder up, backslash', get('/..\\secret.txt'), 400],
  ['a folder up, backslash encoded', get('/..%5Csecret.txt'), 400],
  ['a folder up, four dots', get('/..../secret.txt'), 404],
  ['a folder up, semicolon', get('/..;/secret.txt'), 404],
  ['a folder up, overlong UTF-8', get('/%c0%ae%c0%ae/secret.txt'), 400],
  ['a folder up, full width dots', get('/%EF%BC%8E%EF%BC%8E/secret.txt'), 404],
  ['a folder up in the query', get('/?file=../secret.txt'), 200],
  ['a folder up behind a redirect', get('/old/../../secret.txt'), 400],
  ['a folder up behind a redirect, encoded twice', get('/old/%252e%252e/x'), 301],
  ['a sibling that begins alike', get('/../site-other/index.html'), 400],
  ['an absolute path', get('//etc/passwd'), 404],
  ['an absolute path, encoded', get('/%2Fetc%2Fpasswd'), 404],
  ['a drive', get('/C:/Windows/win.ini'), 404],
  ['a link to outside', get('/linked.txt'), 404],
  ['a linked folder', get('/linked'), 404],
  ['a page in a linked folder', get('/linked/index.html'), 404],
  ['a link to a file for hosts', get('/rules.txt'), 404],
  ['a file for hosts', get('/_headers'), 404],
  ['a file for hosts, dot', get('/./_headers'), 400],
  ['a file for hosts, dot encoded', get('/%2e/_redirects'), 400],
  ['a file for hosts, encoded', get('/%5fredirects'), 404],
  ['a file for hosts, two slashes', get('//vercel.json'), 404],
  ['a file for hosts, slash behind', get('/_headers/'), 404],
  ['a file for hosts, ending', get('/_headers.html'), 404],
  ['a file for hosts, other case', get('/_HEADERS'), 404],
  ['a file for hosts, query', get('/.nojekyll?x'), 404],
  ['the folder of the build', get('/.site-output/output.json'), 404],
  ['the folder of the build, encoded', get('/%2esite-output%2foutput.json'), 404],
  ['the folder of the build, two slashes', get('/.site-output//output.json'), 404],
  ['a stream of a file', get('/index.html::$DATA'), 404],
  // Invalid addresses.
  ['a null byte', get('/index.html%00.txt'), 400],
  ['half an escape', get('/%'), 400],
  ['an escape of no letters', get('/%zz'), 400],
  ['half a character', get('/%E0%A4%A'), 400],
  ['half a surrogate pair', get('/%ED%A0%80'), 400],
  ['a whole address', get('http://elsewhere/secret.txt'), 400],
  ['an address without a slash', get('docs'), 400],
  ['a name far too long', get(`/${'a'.repeat(5000)}`), 404],
  ['a path far too deep', get('/a'.repeat(5000)), 404],
  ['line breaks for the answer', get('/old/a%0d%0aSet-Cookie:%20a=b'), 301],
  ['line breaks, trailing slash', get('/docs/%0d%0aX-Evil:1/'), 404],
  ['a redirect to elsewhere', get('//example.com/%2e%2e'), 400],
  ['a redirect to elsewhere, page', get('//example.com//docs/'), 404],
  ['a character that headers cannot have', get('/old/%E2%82%AC'), 301],
  ['an escape of an escape', get('/old/%2525'), 301],
  // Invalid requests.
  ['nothing', '', 0],
  ['not HTTP', 'hello\r\n\r\n', 400],
  ['bytes of TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400],
  ['a version of the future', raw('GET / HTTP/9.9'), 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a space in the address', raw('GET /a b HTTP/1.1'), 400],
  ['a control character in a header', get('/', 'X-A: a\u0001b'), 400],
  ['a header without a colon', get('/', 'nonsense'), 400],
  ['headers far too long', get('/', `X-A: ${'a'.repeat(100_000)}`), 431],
  ['two lengths', get('/', 'Content-Length: 5', 'Content-Length: 6'), 400],
  ['length and chunks', get('/', 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
  ['a negative length', get('/', 'Content-Length: -1'), 400],
  ['an expectation', get('/', 'Expect: a miracle'), 417],
  ['an upgrade', get('/', 'Upgrade: websocket'), 200],
  ['another method', raw('DELETE / HTTP/1.1'), 405],
  ['a body without end', raw('POST / HTTP/1.1', 'Content-Length: 99999999999'), 405],
  ['a method of nobody', raw('STEAL / HTTP/1.1'), 400],
  ['a method in lower case', raw('get / HTTP/1.1'), 400],
  ['a tunnel', raw('CONNECT example.com:443 HTTP/1.1'), 0],
  ['ranges that overlap', get('/', `Range: bytes=${'0-,'.repeat(2000)}0-`), 200],
  ['a range of nonsense', get('/', 'Range: bytes=9-1'), 200],
  ['a range behind the end', get('/', 'Range: bytes=99999999999999999-'), 416],
  ['an encoding of nonsense', get('/', 'Accept-Encoding: ;;q=,,*;q=NaN,br;q=1e999'), 200],
  ['a date of nonsense', get('/', 'If-Modified-Since: Thu, 99 Foo -1'), 200],
  ['a second request hidden in the first', get('/', 'Transfer-Encoding: xchunked'), 400],
];

test('the table is of the size that it is said to be', () => {
  expect(requests.length).toBeGreaterThanOrEqual(60);
});

test.each(requests)('%s', async (_name, bytes, status) => {
  const answer = await send(bytes);
  expect(Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)).toBe(status);
  expect(answer).not.toContain(SECRET);
  const head = answer.split('\r\n\r\n', 1)[0] ?? '';
  expect(head).not.toMatch(/^(?:set-cookie|x-evil)/im);
  expect(head).not.toMatch(/^location: (?:\/\/|\\|(?!https:\/\/example\.com\/|\/))/im);
  // The server still responds to the next request.
  expect(await send(get('/'))).toContain(HOME);
});
