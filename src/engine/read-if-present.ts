import { readFile } from 'node:fs/promises';

/** The text of a file; undefined if it does not exist or cannot be read. */
export function readIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
