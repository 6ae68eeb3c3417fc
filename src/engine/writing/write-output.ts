import { lstat, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SiteError } from '#shared/site-error.ts';
import { diskReason } from '../problems/disk-error.ts';
import { OUTPUT_OWN, readMark, writeMark } from './output-folder.ts';
import { withOutputLock } from './output-lock.ts';

/** Files to publish: path below the output folder, with forward slashes -> content, or a file on disk to copy. */
export type OutputFiles = Map<string, string | Uint8Array | { copyFrom: string }>;

/**
 * Makes the folder contain exactly these files and the previous build's assets. Unchanged files are not touched, so
 * that a host or a sync tool sees only real changes. Called after every check has passed.
 *
 * Whenever it is stopped, each file is complete and every page has its assets: new assets are written first, pages
 * last, and unused files are removed only then.
 *
 * @throws SiteError `output-failed`
 */
export async function writeOutput(options: {
  dir: string;
  files: OutputFiles;
  /** Called if another build is writing to the folder. */
  onWait?: (holder: string) => void;
}): Promise<{ written: number; removed: number }> {
  const { dir, files, onWait = () => {} } = options;
  try {
    await mkdir(dir, { recursive: true });
    return await withOutputLock({ dir, onWait, work: () => writeAll(dir, files) });
  } catch (error) {
    throw describeFailure(dir, error);
  }
}

async function writeAll(
  dir: string,
  files: OutputFiles,
): Promise<{ written: number; removed: number }> {
  const { retired } = (await readMark(dir)) ?? { retired: [] };
  await writeMark(dir, { retired });
  const unfinished = join(dir, OUTPUT_OWN, 'unfinished');
  // Left by an interrupted run.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  let written = 0;
  for (const paths of inOrder([...files.keys()])) {
    const waiting = paths.entries();
    const work = async () => {
      for (const [index, path] of waiting) {
        const content = files.get(path);
        if (content === undefined) continue;
        const bytes = await bytesOf(content);
        const temporary = join(unfinished, String(index));
        if (await replaceFile({ dir, path, bytes, temporary, files })) written += 1;
      }
    };
    await Promise.all(Array.from({ length: 32 }, work));
  }
  await rm(unfinished, { recursive: true, force: true });
  return { written, removed: await removeOthers({ dir, files, retired }) };
}

/** Assets, then other files that pages may request, then pages: each group is complete before the next begins. */
function inOrder(paths: string[]): string[][] {
  const isPage = (path: string) => path.endsWith('.html');
  return [
    paths.filter(isAsset),
    paths.filter((path) => !isAsset(path) && !isPage(path)),
    paths.filter((path) => !isAsset(path) && isPage(path)),
  ];
}

/** Named by their content; other languages have separate folders. */
function isAsset(path: string): boolean {
  return /^(?:[^/]+\/)?assets\//.test(path);
}

async function bytesOf(content: string | Uint8Array | { copyFrom: string }): Promise<Uint8Array> {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : readFile(content.copyFrom);
}

/** Writes to a temporary file and renames it, so that no reader sees a partial file. */
async function replaceFile(options: {
  dir: string;
  path: string;
  bytes: Uint8Array;
  temporary: string;
  files: OutputFiles;
}): Promise<boolean> {
  const { dir, path, bytes, temporary, files } = options;
  const file = join(dir, path);
  const current = await readFile(file).catch(() => undefined);
  if (current && Buffer.compare(current, bytes) === 0) return false;
  await writeFile(temporary, bytes);
  await makeFolder({ dir, path: dirname(path), files });
  const info = await lstat(file).catch(() => undefined);
  // A folder in place of a new file.
  if (info?.isDirectory()) await rm(file, { recursive: true });
  await rename(temporary, file);
  return true;
}

async function makeFolder(options: {
  dir: string;
  path: string;
  files: OutputFiles;
}): Promise<void> {
  const { dir, path, files } = options;
  try {
    await mkdir(join(dir, path), { recursive: true });
  } catch (error) {
    const names = path.split('/');
    for (const length of names.keys()) {
      const folder = names.slice(0, length + 1).join('/');
      const info = await lstat(join(dir, folder)).catch(() => undefined);
      if (!info || info.isDirectory()) continue;
      if (files.has(folder)) throw error;
      // An old file in place of a new folder.
      await rm(join(dir, folder), { force: true });
    }
    await mkdir(join(dir, path), { recursive: true });
  }
}

/**
 * Removes files that are not part of the site. Assets of the last build stay once more, because a page that a reader
 * has open loads parts later.
 */
async function removeOthers(options: {
  dir: string;
  files: OutputFiles;
  retired: string[];
}): Promise<number> {
  const { dir, files, retired } = options;
  const others = (await listFiles(dir)).filter((path) => !files.has(path));
  const retiring = others.filter((path) => isAsset(path) && !retired.includes(path));
  // A build that replaces no assets does not remove the previously replaced ones.
  const kept = retiring.length > 0 ? retiring : others.filter((path) => retired.includes(path));
  if (kept.join('\n') !== retired.join('\n')) await writeMark(dir, { retired: kept });
  const removed = others.filter((path) => !kept.includes(path));
  for (const path of removed) await rm(join(dir, path), { force: true });
  if (removed.length > 0) await removeEmptyFolders(dir);
  return removed.length;
}

/** Everything in the folder except the build's own files; sorted, with forward slashes. */
async function listFiles(dir: string): Promise<string[]> {
  const list = async (folder: string): Promise<string[]> => {
    const entries = await readdir(join(dir, folder), { withFileTypes: true });
    const lists = entries.map((entry): Promise<string[]> | string[] => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === OUTPUT_OWN) return [];
      return entry.isDirectory() ? list(path) : [path];
    });
    return (await Promise.all(lists)).flat();
  };
  return (await list('')).sort();
}

async function removeEmptyFolders(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === OUTPUT_OWN) continue;
    const path = join(dir, entry.name);
    await removeEmptyFolders(path);
    // Fails if it is not empty, which is the intended check.
    await rmdir(path).catch(() => {});
  }
}

function describeFailure(dir: string, error: unknown): unknown {
  const reason = diskReason(error);
  if (reason === undefined) return error;
  return new SiteError('output-failed', `The site could not be written to ${dir}: ${reason}.`, {
    hint: 'Pages that are there already can be read as before. Build again when the reason is gone.',
    cause: error,
  });
}
