import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildHostFiles } from '../outputs/host-files.ts';
import { buildHeaderRules } from '../outputs/http-headers.ts';
import { type HostRules, readHostRules } from '../serve/host-rules.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { findFreePort } from '../testing/free-port.ts';
import { writeFiles } from '../testing/write-site.ts';
import { buildCaddyConfig } from './caddy-config.ts';
import { buildNginxConfig } from './nginx-config.ts';

/** A site in a folder, and its parent folder if it has a base URL. */
export interface Output {
  dir: string;
  root: string;
  rules: HostRules;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const page = (title: string) => `<!doctype html><title>${title}</title>`;
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

export async function writeOutput(baseUrl: string): Promise<Output> {
  const root = await mkdtemp(join(tmpdir(), 'hosts-'));
  const dir = join(root, baseUrl);
  const headers = buildHeaderRules({
    contentSecurityPolicy: "default-src 'none'",
    openPaths: ['/blog/rss.xml'],
    sandbox: { path: '/playground/frame', policy: 'sandbox allow-scripts' },
    baseUrl,
  });
  const rules = Object.fromEntries(buildHostFiles({ headers, redirects, baseUrl }));
  await writeFiles(dir, { ...files, ...rules });
  return { root, dir, rules: await readHostRules({ dir }) };
}

/** A raw request, without any normalization. */
export function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
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

/** The final response, and the addresses on the way. */
export async function follow(port: number, path: string): Promise<Answer & { steps: string[] }> {
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
  const port = await findFreePort();
  const site = buildNginxConfig(rules)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/site', root);
  // If root starts the server, its workers run as nobody, who may not read root's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const text = `${user} daemon off; pid ${root}/.pid; error_log ${root}/.errors; events {}
    http { types { text/html html; text/javascript js; text/xml xml; } access_log off; ${site} }`;
  await writeFile(join(root, '.nginx'), text);
  return run(port, 'nginx', ['-c', join(root, '.nginx'), '-p', root], root);
};

const startCaddy: Start = async ({ root, rules }) => {
  const port = await findFreePort();
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

export const servers: [name: string, isThere: boolean, start: Start][] = [
  ['site serve', true, startServe],
  ['nginx', has('nginx', '-v'), startNginx],
  ['caddy', has('caddy', 'version'), startCaddy],
];
