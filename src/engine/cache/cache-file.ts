import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digest } from '../hashing/digest.ts';

/** The content of a file written by `writeCacheFile`. */
export type CacheFile<T> = { kind: 'read'; value: T } | { kind: 'missing' } | { kind: 'damaged' };

/**
 * Reads a value from an earlier run. A file that differs from what was written, in a single byte, or that has another
 * key counts as damaged, and the caller computes the value again.
 *
 * @param key identifies the value and its inputs; stored with it
 */
export async function readCacheFile<T>(file: string, key: string): Promise<CacheFile<T>> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return { kind: isMissing(error) ? 'missing' : 'damaged' };
  }
  const end = bytes.indexOf('\n');
  const content = bytes.subarray(end + 1);
  // Also JSON that parses may be damaged, and callers rely on the shape of a value.
  if (bytes.toString('latin1', 0, Math.max(0, end)) !== digest(content)) return { kind: 'damaged' };
  try {
    const kept: { key?: unknown; value?: T } | null = JSON.parse(content.toString());
    if (kept?.key !== key || kept.value === undefined) return { kind: 'damaged' };
    return { kind: 'read', value: kept.value };
  } catch {
    return { kind: 'damaged' };
  }
}

/**
 * Writes the hash of the content, then the content. A temporary file is renamed, so an interrupted run leaves no partial
 * file.
 *
 * @returns the size of the file, in bytes
 */
export async function writeCacheFile(file: string, key: string, value: unknown): Promise<number> {
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const content = Buffer.from(JSON.stringify({ key, value }));
    const bytes = Buffer.concat([Buffer.from(`${digest(content)}\n`), content]);
    await writeFile(unfinished, bytes);
    // A folder in its place counts as damaged.
    const info = await lstat(file).catch(() => undefined);
    if (info?.isDirectory()) await rm(file, { recursive: true });
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
