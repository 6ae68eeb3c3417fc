/** The commands on the page about hosts that start a runtime on one's own machine: Workers, Deno and Bun. */
import { rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { findFreePort } from '#engine/testing/free-port.ts';
import { startProcess } from '../support/start-process.ts';
import { createProject } from './compile-files.ts';
import { expectStreams, page, readFence, streamingRouter } from './deployment-support.ts';
import { readSample } from './load-sample.ts';

const packages = join(projectRoot, 'tests/packages/node_modules');
/** The program itself, which packages find with an install script that this project does not run. */
function findProgram(pattern: string): string {
  const [found] = globSync(pattern, { cwd: packages, absolute: true });
  if (!found) throw new Error(`${pattern} is missing. Run: npm install --prefix tests/packages`);
  return found;
}

interface Runtime {
  /** As on the page. */
  command: string[];
  /** What its first word starts here. */
  program: string[];
  env: Record<string, string>;
  /** What it prints when it listens. */
  ready: RegExp;
  /** Its configuration. */
  files: Record<string, string>;
}

/** Each runtime, listening on a port. */
const runtimes: Record<'workers' | 'deno' | 'bun', (port: number) => Runtime> = {
  workers: (port: number) => ({
    command: ['wrangler', 'dev', '--port', `${port}`],
    program: [process.execPath, join(packages, 'wrangler/bin/wrangler.js')],
    // Otherwise it asks a host of Cloudflare for the place of this machine, and another for news.
    env: { NODE_ENV: 'test', WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' },
    ready: /Ready on/,
    files: { 'wrangler.jsonc': readFence('wrangler.jsonc') },
  }),
  deno: (port: number) => ({
    command: ['deno', 'task', 'start'],
    program: [findProgram('@deno/*/deno')],
    env: { DENO_NO_UPDATE_CHECK: '1' },
    ready: /Listening on/,
    files: {
      // The packages are here already.
      'deno.json': JSON.stringify({
        ...JSON.parse(readFence('deno.json').replace('3000', `${port}`)),
        nodeModulesDir: 'manual',
      }),
    },
  }),
  bun: (port: number) => ({
    command: ['bun', 'server/bun.ts'],
    program: [findProgram('@oven/*/bin/bun')],
    env: { PORT: `${port}`, DO_NOT_TRACK: '1' },
    ready: /Started development server/,
    files: {},
  }),
};

/** Runs the published files in a runtime until the test ends. */
async function start(runtime: keyof typeof runtimes, router = streamingRouter) {
  const port = await findFreePort();
  const { command, program, env, ready, files } = runtimes[runtime](port);
  const sample = (section: string, entry: string) =>
    Object.fromEntries(readSample({ page: 'v11/deployment', section, entry }));
  const folder = await createProject({
    ...sample('bun', 'server/bun.ts'),
    ...sample('cloudflare', 'server/fetch.ts'),
    'server/router.ts': router,
    'package.json': '{ "type": "module" }',
    ...files,
  });
  const server = startProcess({
    command: [...program, ...command.slice(1)],
    cwd: folder,
    // The task of Deno calls `deno` again.
    env: { ...env, PATH: [dirname(program[0] ?? ''), process.env.PATH].join(delimiter) },
  });
  onTestFinished(async () => {
    await server.end();
    await rm(folder, { recursive: true });
  });
  await server.printed(ready, 50_000);
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

describe.each(Object.keys(runtimes) as (keyof typeof runtimes)[])('deployment#%s', (runtime) => {
  test('the published command is on the page', () => {
    expect(page).toContain(runtimes[runtime](3000).command.slice(0, 2).join(' '));
  });

  test('serves calls, errors without a stack, and nothing else', async () => {
    const send = await start(runtime);
    expect((await send('/health')).status).toBe(204);
    expect(await (await send('/trpc/price?input="tea"')).json()).toEqual({ result: { data: 450 } });
    const failed = await send('/trpc/fail');
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('stack');
    expect((await send('/price')).status).toBe(404);
    await expectStreams(send);
  });
});

test('deployment#deno: a router without isDev needs a permission', async () => {
  const router = streamingRouter.replace('{ isDev: false }', '');
  await expect(start('deno', router)).rejects.toThrow('Requires env access to "NODE_ENV"');
});
