import {
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readIfPresent } from '../read-if-present.ts';
import { createFolder } from './create-folder.ts';
import { isInside, OUTPUT_OWN, type OutputMark, writeMark } from './output-folder.ts';

/** The steps from one site to the next. Its files are complete before the first step. */
export interface Swap {
  /** Paths of the prepared files, in the order of the steps. */
  moves: string[];
  /** Paths of files that are no longer part of the site. */
  removals: string[];
  /** Left in the folder once it holds the next site. */
  mark: OutputMark;
}

const planFile = (dir: string): string => join(dir, OUTPUT_OWN, 'swap.json');
const preparedFolder = (dir: string): string => join(dir, OUTPUT_OWN, 'prepared');

/** Removes what an interrupted run has prepared, and creates the folder again. */
export async function emptyPrepared(dir: string): Promise<string> {
  const prepared = preparedFolder(dir);
  await dropPrepared(dir);
  await createFolder(prepared);
  return prepared;
}

export function dropPrepared(dir: string): Promise<void> {
  return rm(preparedFolder(dir), { recursive: true, force: true });
}

/**
 * Takes the steps. They are written down first, so that the next run can take the rest if this one is killed: until
 * then the folder holds the old site, afterwards it is on its way to the new one, and there is no way back.
 */
export async function takeSwap(dir: string, swap: Swap): Promise<void> {
  const file = planFile(dir);
  await writeFile(`${file}.new`, JSON.stringify(swap));
  await rename(`${file}.new`, file);
  await finish(dir, swap);
}

/** Whether a run was interrupted between two sites. */
export function hasUnfinishedSwap(dir: string): boolean {
  return existsSync(planFile(dir));
}

/** Takes the steps that an interrupted run has left. */
export async function finishSwap(dir: string): Promise<void> {
  const text = await readIfPresent(planFile(dir));
  if (text === undefined) return;
  const swap = parseSwap(dir, text);
  if (swap) await finish(dir, swap);
  // Damaged by a power cut, for example. The next build compares every file anyway.
  else await rm(planFile(dir), { force: true });
}

/** Without a pause between the steps, because until the last one readers meet pages of both sites. */
async function finish(dir: string, { moves, removals, mark }: Swap): Promise<void> {
  for (const path of moves) moveFile(dir, path);
  for (const path of removals) removeFile(dir, path);
  await writeMark(dir, mark);
  await rm(planFile(dir), { force: true });
  await dropPrepared(dir);
}

function moveFile(dir: string, path: string): void {
  const from = join(preparedFolder(dir), path);
  const to = join(dir, path);
  try {
    renameSync(from, to);
  } catch {
    // The interrupted run has moved it.
    if (!existsSync(from)) return;
    clearWay(dir, path);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}

/** Removes old files in place of new folders, and an old folder in place of the new file. */
function clearWay(dir: string, path: string): void {
  const names = path.split('/');
  for (const length of names.keys()) {
    const place = join(dir, ...names.slice(0, length + 1));
    const info = infoOf(place);
    const isLast = length === names.length - 1;
    if (info && info.isDirectory() === isLast) rmSync(place, { recursive: true, force: true });
  }
}

/** Removes a file, unless a step has put something in its place, and then the folders that it leaves empty. */
function removeFile(dir: string, path: string): void {
  const info = infoOf(join(dir, path));
  if (!info || info.isDirectory()) return;
  rmSync(join(dir, path));
  try {
    let folder = dirname(path);
    for (; folder !== '.'; folder = dirname(folder)) rmdirSync(join(dir, folder));
  } catch {
    // It is not empty.
  }
}

/** Also undefined below a file. */
function infoOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** @returns undefined if it is damaged, or names files outside the folder */
function parseSwap(dir: string, text: string): Swap | undefined {
  try {
    const swap: Swap = JSON.parse(text);
    const paths = [...swap.moves, ...swap.removals];
    const isSafe = paths.every((path) => isInside(join(dir, path), dir));
    return isSafe && Array.isArray(swap.mark.retired) ? swap : undefined;
  } catch {
    return undefined;
  }
}
