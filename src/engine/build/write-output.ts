import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files to publish: path below the output folder -> content, or a file on disk to copy. */
export type OutputFiles = Map<string, string | Uint8Array | { copyFrom: string }>;

/**
 * Makes the folder hold exactly these files. Files that are right already are left alone, so that a
 * host or a sync tool sees only what changed. Called after every check has passed.
 */
export async function writeOutput(options: {
  dir: string;
  files: OutputFiles;
}): Promise<{ written: number; removed: number }> {
  const { dir, files } = options;
  let written = 0;
  let removed = 0;
  await mkdir(dir, { recursive: true });
  for (const path of await listFiles(dir)) {
    if (files.has(path)) continue;
    await rm(join(dir, path));
    removed += 1;
  }
  const entries = [...files];
  const work = async () => {
    for (let entry = entries.pop(); entry; entry = entries.pop()) {
      const [path, content] = entry;
      if (await writeIfChanged(join(dir, path), await bytesOf(content))) written += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  if (removed > 0) await removeEmptyFolders(dir);
  return { written, removed };
}

async function bytesOf(content: string | Uint8Array | { copyFrom: string }): Promise<Uint8Array> {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : readFile(content.copyFrom);
}

async function writeIfChanged(file: string, bytes: Uint8Array): Promise<boolean> {
  const current = await readFile(file).catch(() => undefined);
  if (current && Buffer.compare(current, bytes) === 0) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
}

async function removeEmptyFolders(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(dir, entry.name);
    await removeEmptyFolders(path);
    // Fails where something is in it, which is what decides.
    await rmdir(path).catch(() => {});
  }
}
