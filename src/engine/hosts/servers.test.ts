import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHostFiles } from '../outputs/host-files.ts';
import { buildHeaderRules } from '../outputs/http-headers.ts';
import { type HostRules, readHostRules } from '../serve/host-rules.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { buildCaddyConfig } from './caddy-config.ts';
import { buildNginxConfig } from './nginx-config.ts';

/** A site in a folder, and the folder that is above it where it has a base URL. */
interface Output {
  dir: string;
  root: string;
  rules: HostRules;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const page = (title: string) => `<!doctype html><title>${title}</title>`;
const files: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Page Not Found'),
  'docs/index.html': page('Docs'),
  'docs/über/index.html': page('Über'),
  'docs/deep/a/index.html': page('A'),
  'index.md': '# Home',
  'docs.md': '# Docs',
  'docs/über.md': '# Über',
  'old/index.html': page('Moved'),
  'kept.html': page('Kept'),
  'assets/app-Ab12_xYz.js': 'export {};',
  'playground/frame/index.html': page('Frame'),
  'blog/rss.xml': '<rss/>',
  '.site-output/output.json': 'secret',
};
const redirects = [
  { from: '/old', to: '/docs#a' },
  { from: '/café', to: '/docs/über' },
  { from: '/chat', to: 'https://chat.example/a?b=c' },
  { from: '/v1/deep', to: '/docs/deep/a' },
  { from: '/v1/deep/*', to: '/docs/deep/*' },
  { from: '/v1/*', to: '/docs/*' },
  { from: '/flat/*', to: '/docs' },
  { from: '/up/*', to: '/*' },
];

async function writeOutput(baseUrl: string): Promise<Output> {
  const root = await mkdtemp(join(tmpdir(), 'hosts-'));
  const dir = join(root, baseUrl);
  const headers = buildHeaderRules({
    contentSecurityPolicy: "default-src 'none'",
    openPaths: ['/blog/rss.xml'],
    sandbox: { path: '/playground/frame', policy: 'sandbox allow-scripts' },
    baseUrl,
  });
  const all = [...Object.entries(files), ...buildHostFiles({ headers, redirects, baseUrl })];
  for (const [path, text] of all) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return { root, dir, rules: await readHostRules({ dir }) };
}

/** A request as written, with nothing tidied up. */
function get(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        const headers = response.headers as Record<string, string>;
        resolve({ status: response.statusCode ?? 0, headers, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Where a reader ends: the last answer, and the addresses on the way. */
async function follow(port: number, path: string): Promise<Answer & { steps: string[] }> {
  const steps: string[] = [];
  for (let next = path; ; ) {
    const answer = await get(port, next);
    const { location } = answer.headers;
    if (location === undefined || steps.length > 5) return { ...answer, steps };
    steps.push(location);
    if (!/^\/(?!\/)/.test(location)) return { ...answer, steps };
    next = location.replace(/#.*/, '');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function until(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await get(port, '/').catch(() => undefined)) return;
    await setTimeout(20);
  }
  throw new Error(`The server ended with code ${child.exitCode}.`);
}

function has(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Start = (output: Output) => Promise<{ port: number; stop(): Promise<void> }>;

const run = async (port: number, command: string, options: string[], home: string) => {
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(command, options, { stdio: 'ignore', env });
  await until(port, child);
  const stop = async () => {
    const end = once(child, 'exit');
    child.kill();
    await end;
  };
  return { port, stop };
};

const startNginx: Start = async ({ root, rules }) => {
  const port = await freePort();
  const site = buildNginxConfig(rules)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/site', root);
  // Workers of a server that root starts are nobody, who may not read the folders of root.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const text = `${user} daemon off; pid ${root}/.pid; error_log ${root}/.errors; events {}
    http { types { text/html html; text/javascript js; text/xml xml; } access_log off; ${site} }`;
  await writeFile(join(root, '.nginx'), text);
  return run(port, 'nginx', ['-c', join(root, '.nginx'), '-p', root], root);
};

const startCaddy: Start = async ({ root, rules }) => {
  const port = await freePort();
  const site = buildCaddyConfig(rules)
    .replace('\nexample.com {', `\nhttp://127.0.0.1:${port} {`)
    .replace('/srv/site', root);
  await writeFile(join(root, '.caddy'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const options = ['run', '--adapter', 'caddyfile', '--config', join(root, '.caddy')];
  return run(port, 'caddy', options, root);
};

const startServe: Start = async ({ dir, rules }) => {
  const server = createStaticServer({ dir, ...rules });
  const { port } = await server.listen({ port: 0, host: '127.0.0.1' });
  return { port, stop: () => server.close() };
};

const servers: [name: string, isThere: boolean, start: Start][] = [
  ['site serve', true, startServe],
  ['nginx', has('nginx', '-v'), startNginx],
  ['caddy', has('caddy', 'version'), startCaddy],
];

for (const baseUrl of ['/', '/sub/']) {
  const base = baseUrl.slice(0, -1);
  for (const [name, isThere, start] of servers) {
    describe.skipIf(!isThere)(`${name} at ${baseUrl}`, () => {
      let output: Output;
      let port: number;
      let stop: () => Promise<void>;
      beforeAll(async () => {
        output = await writeOutput(baseUrl);
        ({ port, stop } = await start(output));
      });
      afterAll(async () => {
        await stop();
        await rm(output.root, { recursive: true });
      });

      test.each([
        ['/', 'Home'],
        ['/docs', 'Docs'],
        ['/docs?a=b', 'Docs'],
        ['/docs/%C3%BCber', 'Über'],
        ['/kept.html', 'Kept'],
      ])('a page answers at its address: %s', async (path, title) => {
        const { status, body, headers, steps } = await follow(port, base + path);
        expect({ status, steps }).toEqual({ status: 200, steps: [] });
        expect(body).toBe(page(title));
        expect(headers['content-security-policy']).toBe("default-src 'none'");
        expect(headers['x-frame-options']).toBe('DENY');
        expect(headers['cache-control']).toBe('no-cache');
      });

      test.each([
        ['/docs.md', '', '# Docs'],
        ['/docs/%C3%BCber.md', '', '# Über'],
        ['/', 'text/markdown', '# Home'],
        ['/docs', 'text/markdown, text/html, */*', '# Docs'],
        ['/docs?a=b', 'text/markdown', '# Docs'],
        ['/docs/%C3%BCber', 'text/markdown', '# Über'],
      ])('the Markdown of a page: %s, asked for with "%s"', async (path, accept, text) => {
        const { status, body, headers } = await get(port, base + path, { accept });
        expect({ status, body }).toEqual({ status: 200, body: text });
        expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(headers.vary?.toLowerCase().split(/,\s*/)).toContain('accept');
      });

      test.each([
        ['/docs', 'text/html,application/xhtml+xml,*/*;q=0.8', 200, page('Docs')],
        ['/docs/deep/a', 'text/markdown', 200, page('A')],
        ['/kept.html', 'text/markdown', 200, page('Kept')],
        ['/nowhere', 'text/markdown', 404, page('Page Not Found')],
      ])('other files are what they are: %s for "%s"', async (path, accept, status, text) => {
        const answer = await get(port, base + path, { accept });
        expect(answer).toMatchObject({ status, body: text });
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      });

      test('programs that ask for Markdown are redirected as others are', async () => {
        const answer = await get(port, `${base}/old`, { accept: 'text/markdown' });
        expect(answer.headers.location).toBe(`${base}/docs#a`);
        expect((await get(port, `${base}/nowhere.md`)).status).toBe(404);
      });

      test.each([
        ['/docs/', '/docs'],
        ['/docs/index.html', '/docs'],
        ['/docs.html', '/docs'],
        ['/docs/?a=b&c', '/docs?a=b&c'],
        ['/index.html', '/'],
        ...(baseUrl === '/' ? [] : [['', '/']]),
        ['/docs/%C3%BCber/', '/docs/%C3%BCber'],
        ['/old', '/docs#a'],
        ['/old?a=b', '/docs?a=b#a'],
        ['/old/', '/docs#a'],
        ['/caf%C3%A9', '/docs/%C3%BCber'],
        ['/v1', '/docs'],
        ['/v1/', '/docs'],
        ['/v1/deep', '/docs/deep/a'],
        ['/v1/deep/a', '/docs/deep/a'],
        ['/v1/%C3%BCber?q=1', '/docs/%C3%BCber?q=1'],
        ['/flat/a/b', '/docs'],
      ])('%s leads to %s', async (path, target) => {
        const { status, steps } = await follow(port, base + path);
        expect(status).toBe(200);
        expect(steps.at(-1)).toBe(base + target);
        expect([301, 308]).toContain((await get(port, base + path)).status);
      });

      test.each([
        ['/v1/%E2%82%AC', '/docs/%E2%82%AC'],
        ['/v1/a%20b', '/docs/a%20b'],
        ['/v1/a%2525', '/docs/a%2525'],
        ['/up/a', '/a'],
      ])('what follows a folder stays encoded: %s', async (path, target) => {
        expect((await get(port, base + path)).headers.location).toBe(base + target);
      });

      test('a query of the target stays', async () => {
        const { headers } = await get(port, `${base}/chat?x=1`);
        expect(headers.location).toBe('https://chat.example/a?b=c');
      });

      test.each([
        '/nothing',
        '/nothing/',
        '/404.html',
        '/404',
        '/_headers',
        '/_redirects',
        '/vercel.json',
        '/.nojekyll',
        '/.site-output/output.json',
        '/assets/nothing.js',
      ])('%s ends at the not-found page', async (path) => {
        const { status, body, headers } = await follow(port, base + path);
        expect(status).toBe(404);
        expect(body).toBe(page('Page Not Found'));
        expect(headers['x-frame-options']).toBe('DENY');
      });

      test.each([
        '//example.com/',
        '//example.com/index.html',
        '/up//example.com',
        '/up/\\example.com',
        '/up/%5Cexample.com',
        '/up/%2Fexample.com',
        '/\\example.com/',
        '/v1/a%0d%0aX-Evil:1',
        '/docs/%0d%0aX-Evil:1/',
      ])('no answer leads to another site or has a header of the request: %s', async (path) => {
        const { headers } = await get(port, base + path);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
        expect(headers['x-evil']).toBeUndefined();
      });

      test('rules of single paths win', async () => {
        const frame = (await get(port, `${base}/playground/frame`)).headers;
        expect(frame['content-security-policy']).toBe('sandbox allow-scripts');
        expect(frame['x-frame-options']).toBe('SAMEORIGIN');
        const asset = (await get(port, `${base}/assets/app-Ab12_xYz.js`)).headers;
        expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
        const feed = (await get(port, `${base}/blog/rss.xml`)).headers;
        expect(feed['access-control-allow-origin']).toBe('*');
        expect(feed['x-content-type-options']).toBe('nosniff');
      });
    });
  }
}
