import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SiteError } from '#shared/site-error.ts';
import { digest } from '../hashing/digest.ts';
import { checkOutputFolder, isInside } from '../writing/output-folder.ts';
import { changed, decide, type PlacedNote } from './note.ts';

/** Marker file of a migrated folder: path -> hash of what was written. */
const MARK_FILE = '.site-migration.json';

type Mark = Record<string, string>;

/**
 * Checks that a migration may write to the folder: it is new, empty, or contains only unedited output of a migration.
 *
 * @throws SiteError `output-refused`
 */
export async function checkMigrationFolder(options: {
  dir: string;
  source: string;
  force: boolean;
}): Promise<void> {
  const { dir, source, force } = options;
  if (isInside(dir, source)) {
    throw refuse(dir, 'it is in the folder that is read', 'Name a folder elsewhere with --out.');
  }
  const mark = await readMark(dir);
  await checkOutputFolder({ dir, siteRoot: source, force: force || mark !== undefined });
  if (mark === undefined || force) return;
  const edited: string[] = [];
  for (const [file, hash] of Object.entries(mark)) {
    if (await isOther({ dir, file, hash })) edited.push(file);
  }
  refuseFiles({
    dir,
    files: edited,
    reason: 'files in it were edited since they were migrated',
    hint: 'Name another folder with --out, or add --force if these edits may be lost.',
  });
}

/**
 * Writes the files and the marker. Files of an earlier run that are no longer generated are removed unless they were
 * edited; all other files stay.
 *
 * @returns a note for each file of an earlier run that is no longer generated
 */
export async function writeMigration(options: {
  dir: string;
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Whether files that no migration has written may be replaced. */
  force: boolean;
}): Promise<PlacedNote[]> {
  const { dir, files, force } = options;
  const before = await readMark(dir);
  const notes: PlacedNote[] = [];
  if (!force) await checkNothingLost({ dir, files, before: before ?? {} });
  for (const [file, hash] of Object.entries(before ?? {})) {
    if (!files.has(file)) notes.push(...(await removeUnedited({ dir, file, hash })));
  }
  const mark: Mark = {};
  for (const [file, content] of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
    mark[file] = digest(content);
  }
  await writeFile(join(dir, MARK_FILE), `${JSON.stringify(mark, undefined, 2)}\n`);
  return notes;
}

/** @throws SiteError `output-refused` if a file of somebody else is in the place of a new one */
async function checkNothingLost(options: {
  dir: string;
  files: ReadonlyMap<string, string | Uint8Array>;
  before: Mark;
}): Promise<void> {
  const { dir, files, before } = options;
  const lost: string[] = [];
  for (const [file, content] of files) {
    if (Object.hasOwn(before, file)) continue;
    if (await isOther({ dir, file, hash: digest(content) })) lost.push(file);
  }
  refuseFiles({
    dir,
    files: lost,
    reason: 'files in it would be replaced that no migration has written',
    hint: 'Move them elsewhere, name another folder with --out, or add --force if they may be lost.',
  });
}

/** Whether there is a file with another content than that of the hash. */
async function isOther(options: { dir: string; file: string; hash: string }): Promise<boolean> {
  const bytes = await readFile(join(options.dir, options.file)).catch(() => undefined);
  return bytes !== undefined && digest(bytes) !== options.hash;
}

/** @throws SiteError `output-refused` if there are any files */
function refuseFiles(options: { dir: string; files: string[]; reason: string; hint: string }) {
  const { dir, files, reason, hint } = options;
  if (files.length === 0) return;
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  throw refuse(dir, `${reason}: ${files.slice(0, 3).join(', ')}${more}`, hint);
}

async function removeUnedited(options: {
  dir: string;
  file: string;
  hash: string;
}): Promise<PlacedNote[]> {
  const { dir, file, hash } = options;
  const path = join(dir, file);
  // An edited list must not point outside the folder.
  if (!isInside(path, dir)) return [];
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return [];
  if (digest(bytes) !== hash) {
    const message = 'an earlier run wrote it, and this one does not; it was edited, so it stays';
    return [{ file, ...decide(1, message) }];
  }
  await rm(path);
  let folder = dirname(path);
  while (isInside(folder, dir) && (await readdir(folder)).length === 0) {
    await rmdir(folder);
    folder = dirname(folder);
  }
  return [{ file, ...changed(1, 'removed: an earlier run wrote it, and this one does not') }];
}

async function readMark(dir: string): Promise<Mark | undefined> {
  const names: string[] = await readdir(dir).catch(() => []);
  if (!names.includes(MARK_FILE)) return undefined;
  try {
    return JSON.parse(await readFile(join(dir, MARK_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

function refuse(dir: string, reason: string, hint: string): SiteError {
  return new SiteError(
    'output-refused',
    `The migrated site cannot be written to ${dir}: ${reason}.`,
    {
      hint,
    },
  );
}
