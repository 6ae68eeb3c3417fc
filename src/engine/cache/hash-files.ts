import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { hash } from './hash.ts';

/**
 * A hash of files: of their names and of what is in them. A file that is missing counts as such.
 *
 * @param files paths in `dir`
 */
export async function hashFiles(dir: string, files: string[]): Promise<string> {
  const contents = files.map((file) => readFile(join(dir, file)).catch(() => 'missing'));
  return hash(...files, ...(await Promise.all(contents)));
}

/** A hash of all files in `dir` that match, without those of tests: changes whenever what they make might. */
export async function hashGlob(dir: string, patterns: string[]): Promise<string> {
  const files = await glob([...patterns, '!**/*.test.*'], { cwd: dir });
  return hashFiles(dir, files.sort());
}

/** The file that changes with the version of an installed package. */
export function manifestOf(packageName: string): string {
  return `node_modules/${packageName}/package.json`;
}
