/** The application in content/examples/bakery, checked, tested, built and started by its own scripts. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { findFreePort } from '#engine/testing/free-port.ts';

const run = promisify(execFile);
let folder = '';

/** Packages of the release take precedence; tools such as esbuild come from this project. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bakery-'));
  await cp(join(projectRoot, 'content/examples/bakery'), folder, { recursive: true });
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const release = join(projectRoot, 'content/docs/v11/node_modules');
  const names = (await readdir(release)).filter((name) => !name.startsWith('.'));
  for (const name of names) await symlink(join(release, name), join(packages, name));
  for (const name of ['vitest', 'esbuild', 'tsx']) {
    await symlink(join(projectRoot, 'node_modules', name), join(packages, name));
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function runScript(name: string, options = '') {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const tools = ['content/docs/v11/node_modules/.bin', 'node_modules/.bin'];
  const path = [...tools.map((tool) => join(projectRoot, tool)), process.env.PATH];
  const env = { ...process.env, VITEST: undefined, PATH: path.join(delimiter) };
  return run('sh', ['-c', `${scripts[name]} ${options}`], { cwd: folder, env });
}

test('the bakery compiles', async () => {
  await runScript('types');
});

test('the bakery passes its own tests', async () => {
  // On a busy machine, hashing a password can take seconds.
  const { stdout } = await runScript('test', '--testTimeout=50000');
  expect(stdout).toMatch(/Tests\s+7 passed/);
});

test('the bakery, built: a health check, an order in a stream, and a graceful stop', async () => {
  await runScript('build:server');
  const port = await findFreePort();
  const server = spawn(process.execPath, ['dist/server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATABASE_FILE: join(folder, 'bakery.db') },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  try {
    const url = `http://localhost:${port}`;
    const health = expect.poll(() => fetch(`${url}/health`).then((it) => it.text()), {
      timeout: 20_000,
    });
    await health.toBe('ok');
    // As after a process that was killed while it wrote.
    await mkdir(join(folder, 'bakery.db.lock'));
    expect((await fetch(`${url}/health`)).status).toBe(503);
    await rm(join(folder, 'bakery.db.lock'), { recursive: true });
    expect((await fetch(`${url}/main.js`)).status).toBe(404);
    await runScript('build:client');
    expect((await fetch(`${url}/main.js`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('/main.js');
    expect((await fetch(`${url}/?from=mail`)).status).toBe(200);
    expect((await fetch(`${url}/../package.json`)).status).toBe(404);

    const post = (path: string, input: unknown, cookie = '', origin?: string) =>
      fetch(`${url}/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...(origin && { origin }) },
        body: JSON.stringify(input),
      });
    const account = { email: 'noor@bakery.example', password: 'a long password' };
    const cookie = (await post('auth.signUp', account)).headers.getSetCookie()[0]?.split(';')[0];
    expect(cookie).toMatch(/^session=.{43}$/);

    const headers = { cookie: cookie ?? '' };
    const stream = await fetch(`${url}/trpc/orders.watch`, { headers });
    const read = readUntil(stream, '"rolls"');
    await post('orders.place', { product: 'rolls', count: 12 }, cookie);
    expect(await read).toContain('{"id":1,"product":"rolls","count":12,"status":"placed"}');
    expect((await post('orders.finish', 1, cookie)).status).toBe(403);

    const ownPage = await post('orders.place', { product: 'rolls', count: 1 }, cookie, url);
    expect(ownPage.status).toBe(200);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});

async function readUntil(response: Response, part: string) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes(part)) break;
  }
  return text;
}
