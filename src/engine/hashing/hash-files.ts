import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { hash } from './hash.ts';

/**
 * A hash of files, from their names and contents. Missing files are part of the hash.
 *
 * @param files paths in `dir`, or absolute ones
 */
export async function hashFiles(dir: string, files: string[]): Promise<string> {
  const contents = files.map((file) => readFile(resolve(dir, file)).catch(() => 'missing'));
  return hash(...files, ...(await Promise.all(contents)));
}

/**
 * The hash of each file.
 *
 * @param files paths in `dir`
 */
export async function hashEach(dir: string, files: string[]): Promise<Record<string, string>> {
  const entries = files.map(async (file) => [file, await hashFiles(dir, [file])] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Whether one of the files was changed after a time (in milliseconds since 1970). */
export async function changedSince(options: {
  dir: string;
  files: readonly string[];
  time: number;
}): Promise<boolean> {
  const { dir, files, time } = options;
  const infos = files.map((file) => stat(resolve(dir, file)).catch(() => undefined));
  return (await Promise.all(infos)).some((info) => info !== undefined && info.mtimeMs > time);
}
