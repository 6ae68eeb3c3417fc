import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SiteError } from '#shared/site-error.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { diskReason } from '../problems/disk-error.ts';
import { createFolder } from './create-folder.ts';
import { OUTPUT_OWN, type OutputMark, readMark, writeMark } from './output-folder.ts';
import { withOutputLock } from './output-lock.ts';
import { dropPrepared, emptyPrepared, finishSwap, hasUnfinishedSwap, takeSwap } from './swap.ts';

/** Files to publish: path below the output folder, with forward slashes -> content, or a file on disk to copy. */
export type OutputFiles = Map<string, string | Uint8Array | { copyFrom: string }>;

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
  /** Called if another build is writing to the folder. */
  onWait?: (holder: string) => void;
}): Promise<{ written: number; removed: number }> {
  const { dir, files, onWait = () => {} } = options;
  try {
    await createFolder(dir);
    return await withOutputLock({ dir, onWait, work: () => writeAll(dir, files) });
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

async function writeAll(
  dir: string,
  files: OutputFiles,
): Promise<{ written: number; removed: number }> {
  await finishSwap(dir);
  const mark = (await readMark(dir)) ?? { retired: [] };
  await writeMark(dir, mark);
  try {
    const moves = await prepare(dir, files);
    const { retired, removals } = await findOthers({ dir, files, mark });
    await takeSwap(dir, { moves, removals, mark: { retired } });
    return { written: moves.length, removed: removals.length };
  } catch (error) {
    // A full disk gets its space back, unless the next run needs the rest.
    if (!hasUnfinishedSwap(dir)) await dropPrepared(dir);
    throw error;
  }
}

/** Writes each file that differs from the current one into a private folder. */
async function prepare(dir: string, files: OutputFiles): Promise<string[]> {
  const prepared = await emptyPrepared(dir);
  const moves = await mapConcurrently(
    inOrder([...files]),
    async ([path, content]) => {
      const bytes = await bytesOf(content);
      const current = await readFile(join(dir, path)).catch(() => undefined);
      if (current && Buffer.compare(current, bytes) === 0) return [];
      const file = join(prepared, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      return [path];
    },
    32,
  );
  return moves.flat();
}

/** Assets, then other files that pages may request, then pages. */
function inOrder<T>(files: [path: string, T][]): [path: string, T][] {
  const rankOf = (path: string) => (isAsset(path) ? 0 : path.endsWith('.html') ? 2 : 1);
  return files.sort(([a], [b]) => rankOf(a) - rankOf(b));
}

/** Named by their content; other languages have separate folders. */
function isAsset(path: string): boolean {
  return /^(?:[^/]+\/)?assets\//.test(path);
}

async function bytesOf(content: string | Uint8Array | { copyFrom: string }): Promise<Uint8Array> {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : readFile(content.copyFrom);
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
