import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { readSidebarSource, type SidebarSource } from './sidebar-source.ts';

/** The sidebar of a version, and its translations. Those whose data are not literals in the text are left out. */
export async function readSidebarFiles(options: {
  root: string;
  /** The version's folder. */
  folder: string;
}): Promise<{ file: string; sidebar: SidebarSource }[]> {
  const { root, folder } = options;
  const original = `${folder}/sidebar.ts`;
  const translations = original.replace(/^content\//, 'content/i18n/*/');
  const files = await glob([original, translations], { cwd: root });
  const read = files.sort().map(async (file) => {
    const sidebar = await readSidebarSource(await readFile(join(root, file), 'utf8'));
    return sidebar ? [{ file, sidebar }] : [];
  });
  return (await Promise.all(read)).flat();
}
