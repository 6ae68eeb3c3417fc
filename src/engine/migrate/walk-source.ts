import { readdir, realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isInside } from '../writing/output-folder.ts';
import { decide, type MigrationNote } from './note.ts';

/** Generated folders. */
const skippedAnywhere = new Set(['node_modules', '.git', '.docusaurus', '.cache-loader']);
const skippedAtRoot = new Set(['build', '.vercel', '.netlify']);

/**
 * Every file in a folder, or in one of its subfolders or siblings, sorted, with forward slashes. Links to files and
 * folders are followed once: links inside a linked folder are not followed, so there can be no loops.
 */
export async function walkSource(
  root: string,
  start = '',
): Promise<{ files: string[]; notes: MigrationNote[] }> {
  const files: string[] = [];
  const notes: MigrationNote[] = [];
  const note = (file: string, message: string): void => {
    notes.push({ file, ...decide(1, message) });
  };
  const base = await realpath(root);
  const noteOutside = (name: string, real: string): void => {
    if (isInside(real, base)) return;
    note(name, `it is a link to ${real}, outside of the folder: what is there is copied`);
  };
  const walk = async (folder: string, isLinked: boolean): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      () => undefined,
    );
    if (entries === undefined) {
      note(folder, 'the folder cannot be opened, so nothing of it is migrated');
      return;
    }
    for (const entry of entries) {
      const name = posix.join(folder, entry.name);
      const isSkipped =
        skippedAnywhere.has(entry.name) || (folder === '' && skippedAtRoot.has(entry.name));
      if (isSkipped) continue;
      if (entry.isDirectory()) await walk(name, isLinked);
      else if (entry.isFile()) files.push(name);
      else if (!entry.isSymbolicLink()) note(name, 'it is not a file, so it is not migrated');
      else if (isLinked) note(name, 'it is a link within a linked folder, which nobody follows');
      else await follow(folder, name);
    }
  };
  const follow = async (folder: string, name: string): Promise<void> => {
    const real = await realpath(join(root, name)).catch(() => undefined);
    const info = real === undefined ? undefined : await stat(real).catch(() => undefined);
    if (real === undefined || info === undefined) {
      note(name, 'it is a link that leads to nothing, or back to itself');
    } else if (info.isFile()) {
      noteOutside(name, real);
      files.push(name);
    } else if (info.isDirectory()) {
      const here = await realpath(join(root, folder));
      if (isInside(here, real))
        note(name, 'it is a link to a folder that it is in, so it is not followed');
      else {
        noteOutside(name, real);
        await walk(name, true);
      }
    } else {
      note(name, 'it is not a file, so it is not migrated');
    }
  };
  await walk(start, false);
  return { files: files.sort(), notes };
}
