import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';
import versions from '../../content/docs/versions.ts';

/** The library's package as installed by npm beside the latest version's pages. */
export async function readLatestRelease(): Promise<{ version: string; license: string }> {
  const latest = versions.find(({ isLast }) => isLast);
  const folder = join(projectRoot, 'content/docs', latest?.dir ?? '');
  return JSON.parse(await readFile(join(folder, 'node_modules/@trpc/server/package.json'), 'utf8'));
}
