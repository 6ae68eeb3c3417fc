import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Edits files of a project and restores all of them. */
export interface ProjectFiles {
  /** Replaces a text that the file must contain. */
  replace(file: string, from: string, to: string): Promise<void>;
  append(file: string, text: string): Promise<void>;
  prepend(file: string, text: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  /** Moves a file, or a folder, which is not restored automatically. */
  move(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Restores one file. */
  restore(file: string): Promise<void>;
  restoreAll(): Promise<void>;
}

export function createProjectFiles(dir: string): ProjectFiles {
  /** Original content of files; undefined for new ones. */
  const originals = new Map<string, string | undefined>();
  const read = (file: string) => readFile(join(dir, file), 'utf8').catch(() => undefined);
  const remember = async (file: string) => {
    const text = await read(file);
    if (!originals.has(file)) originals.set(file, text);
    return text ?? '';
  };
  const files: ProjectFiles = {
    async replace(file, from, to) {
      const text = await remember(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      await writeFile(
        join(dir, file),
        text.replace(from, () => to),
      );
    },
    async append(file, text) {
      await writeFile(join(dir, file), (await remember(file)) + text);
    },
    async prepend(file, text) {
      await writeFile(join(dir, file), text + (await remember(file)));
    },
    async write(file, text) {
      await remember(file);
      await writeFile(join(dir, file), text);
    },
    async move(from, to) {
      const isFile = (await stat(join(dir, from))).isFile();
      // Folders are restored by moving them back.
      if (isFile) await remember(from);
      if (isFile) await remember(to);
      await rename(join(dir, from), join(dir, to));
    },
    async remove(file) {
      await remember(file);
      await rm(join(dir, file), { force: true });
    },
    async restore(file) {
      const text = originals.get(file);
      if (text === undefined) await rm(join(dir, file), { force: true });
      else await writeFile(join(dir, file), text);
    },
    async restoreAll() {
      for (const file of originals.keys()) await files.restore(file);
    },
  };
  return files;
}
