import { existsSync } from 'node:fs';
import { lstat, readdir, realpath, rmdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import nodePath, { basename, dirname, join } from 'node:path';
import { SiteError } from '#shared/site-error.ts';
import { diskReason } from '../problems/disk-error.ts';
import { projectRoot } from '../project-root.ts';
import { readIfPresent } from '../read-if-present.ts';
import { createFolder } from './create-folder.ts';

/** Private folder of the build in the output, which is never published. It marks the output as such. */
export const OUTPUT_OWN = '.site-output';

/** Data that a build leaves in its output for the next one. */
export interface OutputMark {
  /**
   * Assets that the previous build used and this one does not, because pages that readers have open still request them.
   */
  retired: string[];
}

/** @returns undefined for a folder that no build has written */
export async function readMark(dir: string): Promise<OutputMark | undefined> {
  const text = await readIfPresent(markFile(dir));
  if (text === undefined) return undefined;
  try {
    const { retired } = JSON.parse(text);
    return { retired: retired.map(String) };
  } catch {
    return { retired: [] };
  }
}

export async function writeMark(dir: string, mark: OutputMark): Promise<void> {
  await createFolder(join(dir, OUTPUT_OWN));
  await writeFile(markFile(dir), `${JSON.stringify(mark, null, 2)}\n`);
}

const markFile = (dir: string): string => join(dir, OUTPUT_OWN, 'output.json');

/**
 * Checks that nothing valuable is lost when a build replaces the folder's content.
 *
 * @param options.force whether to write to a folder that no build has made; the site's sources and repositories are
 *   protected in any case
 * @throws SiteError `output-refused`
 */
export async function checkOutputFolder(options: {
  dir: string;
  siteRoot: string;
  force: boolean;
}): Promise<void> {
  const { dir, siteRoot, force } = options;
  const real = await realPath(dir);
  const site = await realPath(siteRoot);
  const project = await realPath(projectRoot);
  const home = await realPath(homedir());
  if ([site, project, home].some((folder) => isInside(folder, real))) {
    throw refuse(
      dir,
      'a build would delete the sources of the site, or your home folder',
      ELSEWHERE,
    );
  }
  // What is in the repository's own folder is not found below it.
  if (/(?:^|[\\/])\.git(?:[\\/]|$)/.test(real)) {
    throw refuse(dir, 'it is a part of a git repository', ELSEWHERE);
  }
  const sources = [
    ...['content', '.site'].map((name) => join(site, name)),
    ...['content', 'src', 'bin', 'scripts', 'node_modules'].map((name) => join(project, name)),
  ];
  if (sources.some((folder) => isInside(real, folder))) {
    throw refuse(dir, 'it is a folder with sources', ELSEWHERE);
  }
  const info = await lstat(real).catch(() => undefined);
  if (info === undefined) return tryToCreate(dir);
  if (!info.isDirectory()) throw refuse(dir, 'it is a file', ELSEWHERE);
  const entries = (await readdir(real)).sort();
  if (entries.length === 0) return;
  const repository = await findRepository(real);
  if (repository !== undefined) {
    throw refuse(
      dir,
      `a build would delete the git repository in ${join(dir, repository)}`,
      'Build into another folder, and copy the site from there.',
    );
  }
  if (force || existsSync(join(real, OUTPUT_OWN)) || isOldOutput({ real, site, entries })) return;
  const others = entries.length > 3 ? ` and ${entries.length - 3} more` : '';
  throw refuse(
    dir,
    `it contains files that no build has written: ${entries.slice(0, 3).join(', ')}${others}`,
    'A build deletes everything in its folder that does not belong to the site. Name a new or empty folder, or add --force if nothing in this one is needed.',
  );
}

/** Creates a folder and removes it again, because nothing else says for certain whether there can be one. */
async function tryToCreate(dir: string): Promise<void> {
  const made: string[] = [];
  try {
    await createFolder(dir, made);
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isRefused ? undefined : diskReason(error);
    throw refuse(dir, reason ?? 'no folder can be created there', ELSEWHERE);
  } finally {
    // Another build may already have written something.
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined);
  }
}

const ELSEWHERE = 'Name a new or empty folder with --out.';

function refuse(dir: string, reason: string, hint: string): SiteError {
  return new SiteError('output-refused', `The site cannot be written to ${dir}: ${reason}.`, {
    hint,
  });
}

/** Builds of earlier releases left no mark: their `dist` is recognized by its content. */
function isOldOutput(options: { real: string; site: string; entries: string[] }): boolean {
  const { real, site, entries } = options;
  const isDefault = real === join(site, 'dist');
  return isDefault && ['404.html', 'assets', 'sitemap.xml'].every((name) => entries.includes(name));
}

/** @returns the first repository inside the folder, as a relative path; empty for the folder itself */
async function findRepository(dir: string): Promise<string | undefined> {
  const names = await readdir(dir, { recursive: true });
  const found = names.sort().find((name) => basename(name) === '.git');
  return found === undefined ? undefined : dirname(found).replace(/^\.$/, '');
}

/**
 * Whether a folder equals the other one or is inside it.
 *
 * @param paths path functions of the folders' platform
 */
export function isInside(
  folder: string,
  other: string,
  paths: Pick<typeof nodePath, 'relative' | 'isAbsolute'> = nodePath,
): boolean {
  const path = paths.relative(other, folder);
  return !/^\.\.(?:[\\/]|$)/.test(path) && !paths.isAbsolute(path);
}

/** Resolves links, even for a folder that does not exist yet. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined) return real;
  return dirname(path) === path ? path : join(await realPath(dirname(path)), basename(path));
}
