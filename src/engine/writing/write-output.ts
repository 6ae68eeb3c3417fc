import type { Stats } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SiteError } from '#shared/site-error.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { digest } from '../hashing/digest.ts';
import { hash } from '../hashing/hash.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { diskReason } from '../problems/disk-error.ts';
import { createFolder } from './create-folder.ts';
import { bytesOf, type OutputFile, type OutputFiles } from './output-files.ts';
import { OUTPUT_OWN, type OutputMark, readMark, writeMark } from './output-folder.ts';
import { withOutputLock } from './output-lock.ts';
import { dropPrepared, emptyPrepared, finishSwap, hasUnfinishedSwap, takeSwap } from './swap.ts';
import { describeWritten, isWritten, type WrittenFiles } from './written-files.ts';

/**
 * Makes the folder contain exactly these files and the previous build's assets. Unchanged files are not touched, so
 * that a host or a sync tool sees only real changes. Called after every check has passed.
 *
 * The changed files are prepared beside the site and moved to their places at the end, all at once. A run that is
 * stopped before has changed nothing; one that is stopped while it moves them is completed by the next run. Even then,
 * each file is complete and every page has its assets: assets are moved first, pages last, and unused files are removed
 * only then.
 *
 * @throws SiteError `output-failed`
 */
export async function writeOutput(options: {
  dir: string;
  files: OutputFiles;
  /** Has a note of what the previous build wrote there, which saves reading it. */
  cache?: Pick<ContentCache, 'read' | 'write'>;
  /** Called if another build is writing to the folder. */
  onWait?: (holder: string) => void;
}): Promise<{ written: number; removed: number }> {
  const { dir, files, cache, onWait = () => {} } = options;
  try {
    await createFolder(dir);
    return await withOutputLock({ dir, onWait, work: () => writeAll({ dir, files, cache }) });
  } catch (error) {
    throw describeFailure(dir, error);
  }
}

/**
 * Completes what a run that was killed has left, so that the folder holds one site.
 *
 * @param options.tell called with what is done, if there is anything to do
 * @throws SiteError `output-failed`
 */
export async function finishOutput(options: {
  dir: string;
  tell: (text: string) => void;
}): Promise<void> {
  const { dir, tell } = options;
  if (!hasUnfinishedSwap(dir)) return;
  tell(`Completing the site that an interrupted build has left in ${dir}.`);
  const onWait = (holder: string) => tell(`Waiting for another build: ${holder}.`);
  try {
    await withOutputLock({ dir, onWait, work: () => finishSwap(dir) });
  } catch (error) {
    throw describeFailure(dir, error);
  }
}

async function writeAll(options: {
  dir: string;
  files: OutputFiles;
  cache: Pick<ContentCache, 'read' | 'write'> | undefined;
}): Promise<{ written: number; removed: number }> {
  const { dir, files, cache } = options;
  const key = hash('written files', dir);
  await finishSwap(dir);
  const mark = (await readMark(dir)) ?? { retired: [] };
  await writeMark(dir, mark);
  try {
    const before = (await cache?.read<WrittenFiles>(key)) ?? {};
    const { moves, written } = await prepare({ dir, files, before });
    const { retired, removals } = await findOthers({ dir, files, mark });
    await takeSwap(dir, { moves, removals, mark: { retired } });
    await cache?.write(key, written);
    return { written: moves.length, removed: removals.length };
  } catch (error) {
    // A full disk gets its space back, unless the next run needs the rest.
    if (!hasUnfinishedSwap(dir)) await dropPrepared(dir);
    throw error;
  }
}

/** Writes each file that differs from the current one into a private folder. */
async function prepare(options: {
  dir: string;
  files: OutputFiles;
  before: WrittenFiles;
}): Promise<{ moves: string[]; written: WrittenFiles }> {
  const { dir, files, before } = options;
  const prepared = await emptyPrepared(dir);
  const written: WrittenFiles = {};
  const moves = await mapConcurrently(
    [...files],
    async ([path, file]) => {
      const { hash: content, read } = await describeFile(file);
      const info = await infoOf(join(dir, path));
      const note = before[path];
      if (note && isWritten({ note, hash: content, info })) {
        written[path] = note;
        return [];
      }
      const bytes = await read();
      const current =
        info?.size === bytes.length && (await readFile(join(dir, path)).catch(() => undefined));
      if (info && current && Buffer.compare(current, bytes) === 0) {
        written[path] = describeWritten(content, info);
        return [];
      }
      const target = join(prepared, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      // Moving a file does not change its time.
      written[path] = describeWritten(content, await stat(target));
      return [path];
    },
    32,
  );
  return { moves: inOrder(moves.flat()), written };
}

async function describeFile(
  file: OutputFile,
): Promise<{ hash: string; read: () => Promise<Uint8Array> }> {
  if (typeof file === 'object' && 'read' in file) return file;
  const bytes = await bytesOf(file);
  return { hash: digest(bytes), read: async () => bytes };
}

function infoOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

/** Assets, then other files that pages may request, then pages. */
function inOrder(paths: string[]): string[] {
  const rankOf = (path: string) => (isAsset(path) ? 0 : path.endsWith('.html') ? 2 : 1);
  return paths.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Named by their content; other languages have separate folders. */
function isAsset(path: string): boolean {
  return /^(?:[^/]+\/)?assets\//.test(path);
}

/**
 * Files that are not part of the site. Assets of the last build stay once more, because a page that a reader has open
 * loads parts later.
 */
async function findOthers(options: {
  dir: string;
  files: OutputFiles;
  mark: OutputMark;
}): Promise<OutputMark & { removals: string[] }> {
  const { dir, files, mark } = options;
  const others = (await listFiles(dir)).filter((path) => !files.has(path));
  const retiring = others.filter((path) => isAsset(path) && !mark.retired.includes(path));
  // A build that replaces no assets does not remove the previously replaced ones.
  const retired =
    retiring.length > 0 ? retiring : others.filter((path) => mark.retired.includes(path));
  return { retired, removals: others.filter((path) => !retired.includes(path)) };
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

function describeFailure(dir: string, error: unknown): unknown {
  const reason = diskReason(error);
  if (reason === undefined) return error;
  return new SiteError('output-failed', `The site could not be written to ${dir}: ${reason}.`, {
    hint: 'The pages that are already there can still be read. Fix the cause, then build again.',
    cause: error,
  });
}
