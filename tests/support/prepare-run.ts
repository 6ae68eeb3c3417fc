import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';

/** Before all browser tests: a browser, and a folder for the sites that this run builds. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function prepareRun(): Promise<() => Promise<void>> {
  ensureBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  process.env.SITE_TEST_RUN = folder;
  return () => rm(folder, { recursive: true, force: true });
}
