import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';
import { askBuilder, runFolder } from './build-site.ts';

/** The edits of a deploy: replacements of texts in files of a site. An empty text adds the file. */
export type Edits = { file: string; from: string; to: string }[];

/**
 * Builds a site of `tests/sites` with some edits, once per run.
 *
 * @param options.name names the edits
 * @returns the folder of the built site
 */
export async function buildVariant(options: {
  site: string;
  name: string;
  edits: Edits;
}): Promise<string> {
  const { site, name, edits } = options;
  const source = join(runFolder(), `${site}-${name}-${process.pid}`);
  await cp(join(projectRoot, 'tests/sites', site), source, {
    recursive: true,
    filter: (path) => !path.endsWith('/.site'),
  });
  for (const { file, from, to } of edits) {
    const text = await readFile(join(source, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} of ${site} does not hold "${from}".`);
    await writeFile(join(source, file), text.replace(from, to));
  }
  return askBuilder({ source, dir: `${source}-built` });
}
