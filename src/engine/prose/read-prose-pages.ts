import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Problem } from '#shared/problem.ts';
import { readSiteSources } from '../chores/site-sources.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { collectPassages } from './collect-passages.ts';
import { measurePage, type PageProse } from './measure-page.ts';

/**
 * The prose of the latest docs, the posts and the single pages, read from their files. Older versions are left out
 * because they are no longer edited.
 *
 * @returns no pages if config or versions have problems
 * @throws SiteError `config-not-found`
 */
export async function readProsePages(
  siteRoot: string,
): Promise<{ pages: PageProse[]; problems: Problem[] }> {
  const sources = await readSiteSources(siteRoot);
  if (Array.isArray(sources)) return { pages: [], problems: sources };
  const latest = sources.versions.find(({ config }) => config.isLast);
  const files = await glob(
    [
      ...(latest ? [`${latest.config.folder}/**/*.{md,mdx}`] : []),
      'content/blog/**/*.{md,mdx}',
      'content/pages/**/*.{md,mdx,ts,tsx}',
    ],
    { cwd: siteRoot, ignore: ['**/node_modules/**'] },
  );
  const pages = await mapConcurrently(files.sort(), async (file) => {
    const source = await readFile(join(siteRoot, file), 'utf8');
    const page = latest ? file.replace(`${latest.config.folder}/`, 'content/docs/') : file;
    return measurePage({
      file,
      page: page.replace('content/', ''),
      passages: await collectPassages({ file, source }),
    });
  });
  return { pages, problems: [] };
}
