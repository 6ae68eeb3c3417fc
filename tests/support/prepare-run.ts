import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#engine/project-root.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { installPrograms } from './programs.ts';

/** Before all browser tests: a browser, the PDF tools, a folder for this run's builds, and the build server. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function prepareRun(): Promise<() => Promise<void>> {
  ensureBrowser();
  // If they cannot be installed, only the tests that need them fail, with a message.
  installPrograms(['chromium', 'sheetPictures', 'sheetText']);
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const builder = spawn(process.execPath, ['tests/support/start-site-builder.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Vite and React read it when they are loaded.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(builder, 'exit');
  const [port] = await Promise.race([
    once(createInterface({ input: builder.stdout }), 'line'),
    ended.then(() => {
      throw new Error('The process that builds sites for tests has ended: see above.');
    }),
  ]);
  process.env.SITE_TEST_RUN = folder;
  process.env.SITE_TEST_BUILDER = `http://127.0.0.1:${port}`;
  return async () => {
    builder.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
