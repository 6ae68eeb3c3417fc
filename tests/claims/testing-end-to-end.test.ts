/** The browser tests on the page about testing user interfaces, run by Playwright with a small application. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { findFreePort } from '#engine/testing/free-port.ts';
import { browserOptions, findBrowser } from '../support/find-browser.ts';
import { createProject } from './compile-files.ts';
import { readSample } from './load-sample.ts';

/** An application of the kind that the tests expect: a list, a form, an alert, and the router at /trpc. */
const application = {
  'server.ts': `
    import { createServer } from 'node:http';
    import { createHTTPHandler } from '@trpc/server/adapters/standalone';
    import { readFileSync } from 'node:fs';
    import { appRouter } from './server/router';

    const handle = createHTTPHandler({ router: appRouter, basePath: '/trpc/' });
    createServer((req, res) => {
      if (req.url?.startsWith('/trpc/')) return handle(req, res);
      if (req.url === '/page.js') return res.end(readFileSync('page.js'));
      res.setHeader('content-type', 'text/html').end(
        '<ul></ul><form><label>Name <input></label><button>Add</button></form><script src="/page.js"></script>',
      );
    }).listen(Number(process.env.PORT));`,
  'page.ts': `
    import { createTRPCClient, httpBatchLink } from '@trpc/client';
    import type { AppRouter } from './server/router';

    const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/trpc' })] });
    async function list() {
      try {
        const items = (await client.stations.query()).map((name) => {
          const item = document.createElement('li');
          item.textContent = name;
          return item;
        });
        document.querySelector('ul')?.replaceChildren(...items);
      } catch {
        document.body.insertAdjacentHTML('beforeend', '<p role="alert">No stations</p>');
      }
    }
    document.querySelector('form')?.addEventListener('submit', async (event) => {
      event.preventDefault();
      await client.addStation.mutate(document.querySelector('input')?.value ?? '');
      await list();
    });
    void list();`,
};

const runConfig = (options: object) => `
  import config from './playwright.config';
  export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify(options)} } };`;

test.skipIf(!findBrowser())(
  'testing-user-interfaces#end-to-end: the published tests pass in a browser',
  async () => {
    const port = await findFreePort();
    const sample = readSample({
      page: 'v11/testing-user-interfaces',
      section: 'end-to-end',
      entry: 'e2e/stations.spec.ts',
    });
    const published = sample.map(([name, text]) => [name, text.replaceAll('3000', `${port}`)]);
    const folder = await createProject({
      ...Object.fromEntries(published),
      ...application,
      'run.config.ts': runConfig(browserOptions()),
      'package.json': '{ "type": "module", "scripts": { "dev": "node server.mjs" } }',
    });
    try {
      await bundle(folder);
      const playwright = join(projectRoot, 'node_modules/@playwright/test/cli.js');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [playwright, 'test', '--config', 'run.config.ts', '--reporter', 'line'],
        // As in CI, so that no server that happens to be there is used.
        { cwd: folder, env: { ...process.env, CI: '1', PORT: `${port}` } },
      );
      expect(stdout).toContain('2 passed');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  // A net: it starts a server and a browser, beside other tests.
  180_000,
);

async function bundle(folder: string) {
  const options = { absWorkingDir: folder, bundle: true, logLevel: 'silent' } as const;
  await build({ ...options, entryPoints: ['page.ts'], outfile: 'page.js' });
  await build({
    ...options,
    entryPoints: ['server.ts'],
    format: 'esm',
    outfile: 'server.mjs',
    platform: 'node',
  });
}
