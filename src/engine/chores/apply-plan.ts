import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { decodeText } from '../text/decode-text.ts';
import type { Change, Plan } from './chore.ts';

/** Files that a plan would create but that already exist. Nothing is ever overwritten. */
export function findTaken({ root, plan }: { root: string; plan: Plan }): string[] {
  return plan.changes
    .flatMap((change) =>
      change.kind === 'create'
        ? [change.file]
        : change.kind === 'move' || change.kind === 'copy'
          ? [change.to]
          : [],
    )
    .filter((file) => existsSync(join(root, file)));
}

/** The encoding problems of files that a plan would rewrite: bytes that are not text would be lost. */
export async function findUndecodable({
  root,
  plan,
}: {
  root: string;
  plan: Plan;
}): Promise<Problem[]> {
  const rewritten = plan.changes.filter(({ kind }) => kind === 'edit' || kind === 'move');
  const found = rewritten.map(async ({ file }) => {
    const bytes = await readFile(join(root, file));
    return decodeText({ file, bytes }).problems;
  });
  return (await Promise.all(found)).flat();
}

/** Applies a plan's changes, or none of them. Folders that become empty are removed. */
export async function applyPlan({ root, plan }: { root: string; plan: Plan }): Promise<void> {
  const states: FileState[] = [];
  try {
    for (const change of plan.changes) {
      for (const file of filesOf(change)) states.push(await readState(join(root, file)));
      await applyChange(root, change);
    }
  } catch (error) {
    // Newest first, so that a file that was changed twice gets its first text.
    for (const state of states.reverse()) {
      // One file that cannot be restored must not keep the others from it, nor hide the reason.
      await restore(root, state).catch(() => undefined);
    }
    throw error;
  }
}

async function applyChange(root: string, change: Change): Promise<void> {
  const path = join(root, change.file);
  if (change.kind === 'remove') {
    await rm(path);
    await removeEmptyFolders(root, dirname(path));
    return;
  }
  const target = 'to' in change ? join(root, change.to) : path;
  await mkdir(dirname(target), { recursive: true });
  if (change.kind === 'copy') await copyFile(path, target);
  if (change.kind === 'move') await rename(path, target);
  if ('text' in change) await writeFile(target, change.text);
  if (change.kind === 'move') await removeEmptyFolders(root, dirname(path));
}

/** The files that a change writes, moves or removes; the source of a copy stays as it is. */
function filesOf(change: Change): string[] {
  if (change.kind === 'copy') return [change.to];
  return change.kind === 'move' ? [change.file, change.to] : [change.file];
}

/** A file before a change. */
interface FileState {
  /** Absolute. */
  path: string;
  /** Undefined if there was no file. */
  bytes: Buffer | undefined;
}

async function readState(path: string): Promise<FileState> {
  // A file that exists but cannot be read ends the plan here, because nothing could restore it.
  return { path, bytes: existsSync(path) ? await readFile(path) : undefined };
}

async function restore(root: string, { path, bytes }: FileState): Promise<void> {
  if (bytes === undefined) {
    await rm(path, { force: true });
    await removeEmptyFolders(root, dirname(path));
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === root || (await readdir(folder)).length > 0) return;
  await rm(folder, { recursive: true });
  await removeEmptyFolders(root, dirname(folder));
}

/** One line of the report per change. Copies are counted per folder, not listed. */
export function describeChanges(changes: Change[]): string[] {
  const copies = changes.filter((change) => change.kind === 'copy');
  const others = changes.filter((change) => change.kind !== 'copy');
  const lines = others.map((change) =>
    change.kind === 'move'
      ? `move    ${change.file} -> ${change.to}`
      : `${change.kind.padEnd(7)} ${change.file}`,
  );
  const folders = new Map<string, number>();
  for (const { to } of copies) {
    const folder = to.split('/').slice(0, 3).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [
    ...lines,
    ...[...folders].map(([folder, files]) => `create  ${folder} (${files} files copied)`),
  ];
}
