/** The commands on the page about hosts that start a runtime on one's own machine: Workers, Deno and Bun. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { findFreePort } from '#engine/testing/free-port.ts';
import { createProject } from './compile-files.ts';
import { readSample } from './load-sample.ts';

const packages = join(projectRoot, 'tests/packages/node_modules');
const page = readFileSync(join(projectRoot, 'content/docs/v11/deployment.mdx'), 'utf8');

/** A router with all that a host could get in the way of: streams, and errors with a stack. */
const streamingRouter = `
  import { initTRPC } from '@trpc/server';
  import { z } from 'zod';
  const t = initTRPC.create({ isDev: false });
  export const appRouter = t.router({
    price: t.procedure.input(z.string()).query(({ input }) => ({ tea: 450 })[input] ?? null),
    fail: t.procedure.query(() => { throw new Error('No row in table prices'); }),
    count: t.procedure.query(async function* () { yield 1; yield 2; }),
    watch: t.procedure.subscription(async function* () { yield 'paid'; }),
  });`;

/** A published file that is not TypeScript. */
const readFence = (title: string) => page.split(`title="${title}"\n`)[1]?.split('\n```')[0] ?? '';

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
    files: { 'wrangler.jsonc': readFence('wrangler.jsonc') },
  }),
  deno: (port: number) => ({
    command: ['deno', 'task', 'start'],
    program: [findProgram('@deno/*/deno')],
    env: { DENO_NO_UPDATE_CHECK: '1' },
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
    files: {},
  }),
};

/** Runs the published files in a runtime until the test ends. */
async function start(runtime: keyof typeof runtimes, router = streamingRouter): Promise<string> {
  const port = await findFreePort();
  const { command, program, env, files } = runtimes[runtime](port);
  const sample = (section: string, entry: string) =>
    Object.fromEntries(readSample({ page: 'v11/deployment', section, entry }));
  const folder = await createProject({
    ...sample('bun', 'server/bun.ts'),
    ...sample('cloudflare', 'server/fetch.ts'),
    'server/router.ts': router,
    'package.json': '{ "type": "module" }',
    ...files,
  });
  const [file = '', ...first] = program;
  const child = spawn(file, [...first, ...command.slice(1)], {
    cwd: folder,
    // The task of Deno calls `deno` again.
    env: { ...process.env, ...env, PATH: [dirname(file), process.env.PATH].join(delimiter) },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    // Its own processes as well.
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    await ended;
    await rm(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/health`).catch(() => undefined);
    if (response?.status === 204) return origin;
    await setTimeout(50);
  }
  throw new Error(`${command.join(' ')} ended: ${output}`);
}

describe.each(Object.keys(runtimes) as (keyof typeof runtimes)[])('deployment#%s', (runtime) => {
  test('the published command is on the page', () => {
    expect(page).toContain(runtimes[runtime](3000).command.slice(0, 2).join(' '));
  });

  test('serves calls, errors without a stack, and nothing else', async () => {
    const origin = await start(runtime);
    const price = await fetch(`${origin}/trpc/price?input="tea"`);
    expect(await price.json()).toEqual({ result: { data: 450 } });
    const failed = await fetch(`${origin}/trpc/fail`);
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('stack');
    expect((await fetch(`${origin}/price`)).status).toBe(404);

    const results = await fetch(`${origin}/trpc/count?batch=1&input={}`, {
      headers: { 'trpc-accept': 'application/jsonl' },
    });
    expect((await results.text()).trim().split('\n').length).toBeGreaterThan(4);
    const events = await fetch(`${origin}/trpc/watch`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(await events.text()).toContain('data: "paid"');
  });
});

test('deployment#deno: a router without isDev needs a permission', async () => {
  const router = streamingRouter.replace('{ isDev: false }', '');
  await expect(start('deno', router)).rejects.toThrow('Requires env access to "NODE_ENV"');
});
