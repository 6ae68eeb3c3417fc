import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter } from '../terminal/reporter.ts';

/** Folders in `.site` that a build fills again. The route types stay, because code is checked against them. */
const CACHES = ['app', 'builds', 'cache', 'vite'];

/**
 * Empties the caches of a site, but keeps the built site. The project's caches hold the app of every site, so `npm run
 * clean` empties them too.
 */
export async function runClean(options: { siteRoot: string; reporter: Reporter }): Promise<number> {
  const { siteRoot, reporter } = options;
  const folders = CACHES.map((name) => join(siteRoot, '.site', name)).filter((folder) =>
    existsSync(folder),
  );
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  reporter.info(folders.length === 0 ? 'The caches are empty.' : `Removed ${folders.join(', ')}.`);
  return 0;
}
