import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The content of a file written by `writeCacheFile`. */
export type CacheFile<T> = { kind: 'read'; value: T } | { kind: 'missing' } | { kind: 'damaged' };

/**
 * Reads a value from an earlier run. A truncated or empty file, or one with another format or key, counts as damaged,
 * and the caller computes the value again.
 *
 * @param key identifies the value and its inputs; stored with it
 */
export async function readCacheFile<T>(file: string, key: string): Promise<CacheFile<T>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { kind: isMissing(error) ? 'missing' : 'damaged' };
  }
  try {
    const kept: { key?: unknown; value?: T } | null = JSON.parse(text);
    if (kept?.key !== key || kept.value === undefined) return { kind: 'damaged' };
    return { kind: 'read', value: kept.value };
  } catch {
    return { kind: 'damaged' };
  }
}

/**
 * Writes to a temporary file and renames it, so an interrupted run leaves no partial file.
 *
 * @returns the size of the file, in bytes
 */
export async function writeCacheFile(file: string, key: string, value: unknown): Promise<number> {
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const bytes = Buffer.from(JSON.stringify({ key, value }));
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes.length;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
