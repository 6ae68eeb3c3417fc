import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { createServer } from 'vite';
import { projectRoot } from '#engine/project-root.ts';
import { findFreePort } from '#engine/testing/free-port.ts';
import { presets } from '../../content/playground/presets.ts';
import { openPlayground, output, run, writeCode } from '../support/playground-page.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

/** Downloads the code as a reader does, and unpacks it. */
async function download(page: Page): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const parent = await mkdtemp(join(tmpdir(), 'download-'));
  const files = unzipSync(await readFile(await saved.path()));
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(parent, path)), { recursive: true });
    await writeFile(join(parent, path), strFromU8(bytes));
  }
  expect(saved.suggestedFilename()).toMatch(/^[\w-]+\.zip$/);
  return join(parent, saved.suggestedFilename().replace('.zip', ''));
}

/** Installs without a network: links to the packages that the site has, which are the releases that a project names. */
async function install(folder: string): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const from = ['content/docs/v11', '.']
      .map((place) => join(projectRoot, place, 'node_modules', name))
      .find((place) => existsSync(place));
    const manifest = await readFile(join(from ?? '', 'package.json'), 'utf8');
    expect(JSON.parse(manifest).version, name).toBe(version);
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(from ?? '', link);
  }
}

/** Checks the types of a project, starts it and opens it. Returns the lines of its console so far. */
async function start(page: Page, folder: string): Promise<() => Promise<string[]>> {
  await install(folder);
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc], { cwd: folder });
  const server = await createServer({
    root: folder,
    server: { port: await findFreePort() },
    logLevel: 'error',
  });
  stops.push(() => server.close());
  await server.listen();
  const lines: Promise<string>[] = [];
  page.on('console', (message) => {
    if (/^\[vite\]|^Failed to load resource/.test(message.text())) return;
    lines.push(Promise.all(message.args().map((arg) => arg.jsonValue())).then(toText));
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  return () => Promise.all(lines);
}

const toText = (values: unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ');

/** Words and numbers: the playground and the browser write objects in different ways. */
const wordsOf = (line: string) => line.match(/\w+/g)?.join(' ');

const stops: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

for (const { id } of presets.filter((preset) => preset.id !== 'react-query')) {
  test(`[P1] the downloaded project of "${id}" compiles and does the same`, async ({
    page,
    watch,
  }) => {
    watch.allowForeignRequests(/^http:\/\/localhost:/);
    watch.expectErrors(/./);
    await openPlayground(page, `?preset=${id}`);
    const folder = await download(page);
    await run(page).click();
    await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
    const shown = await output(page).locator('pre').allTextContents();
    // Lines of the server are in the terminal of a project.
    const expected = shown.filter((line) => !/ took \d/.test(line)).map(wordsOf);
    expect(expected).not.toEqual([]);

    const lines = await start(page, folder);
    await expect.poll(async () => (await lines()).map(wordsOf)).toEqual(expected);
    await rm(dirname(folder), { recursive: true });
  });
}

test('[P1] the downloaded project of "react-query" shows its page', async ({ page, watch }) => {
  watch.allowForeignRequests(/^http:\/\/localhost:/);
  await openPlayground(page, '?preset=react-query');
  await start(page, await download(page));
  await page.getByLabel('Something to do').fill('Read it');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Read it' })).toBeVisible();
  await expect(page.getByText('The output is in the console')).toHaveCount(0);
});

test('[P1] a client that imports the server, and calls what is missing, does so in the project too', async ({
  page,
  watch,
}) => {
  watch.allowForeignRequests(/^http:\/\/localhost:/);
  watch.expectErrors(/404/);
  await openPlayground(page);
  await writeCode(
    page,
    'client.ts',
    [
      "import { createTRPCClient, httpLink } from '@trpc/client';",
      "import { appRouter } from './server';",
      'console.log(Object.keys(appRouter._def.procedures).length > 0);',
      "const trpc: any = createTRPCClient({ links: [httpLink({ url: '/api' })] } as any);",
      'await trpc.missing.query().catch((error: any) => console.log(error.data.code));',
    ].join('\n'),
  );
  const lines = await start(page, await download(page));
  await expect.poll(lines).toEqual(['true', 'NOT_FOUND']);
});

test('[P1] a router that is not exported serves the project too, before others that are', async ({
  page,
  watch,
}) => {
  watch.allowForeignRequests(/^http:\/\/localhost:/);
  await openPlayground(page);
  await writeCode(
    page,
    'server.ts',
    [
      "import { initTRPC } from '@trpc/server';",
      'const t = initTRPC.create();',
      'export const inner = t.router({ hello: t.procedure.query(() => 5) });',
      'const appRouter = t.router({ inner });',
      'export type AppRouter = typeof appRouter;',
    ].join('\n'),
  );
  await writeCode(
    page,
    'client.ts',
    [
      "import { createTRPCClient, httpLink } from '@trpc/client';",
      "import type { AppRouter } from './server';",
      "const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api' })] });",
      'console.log(await trpc.inner.hello.query());',
    ].join('\n'),
  );
  const lines = await start(page, await download(page));
  await expect.poll(lines).toEqual(['5']);
});
