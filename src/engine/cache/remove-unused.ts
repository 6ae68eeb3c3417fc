import type { Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const HOUR_MS = 60 * 60 * 1000;

/** How long an unused result is kept, in milliseconds: long enough to switch branches and back. */
const RETENTION_MS = 7 * 24 * HOUR_MS;

/** Target size after a cleanup, as a share of the limit, so that not every run has to clean up. */
const SIZE_AFTER_CLEANUP = 0.8;

interface Entry {
  path: string;
  /** In bytes, including its contents. */
  size: number;
  /** Last write or read, in milliseconds since 1970. Many file systems record reads only once a day. */
  time: number;
}

/**
 * Deletes unused entries directly in `dir`, or this many levels deeper: everything unused for a week and, if the total
 * exceeds the limit, the least recently used entries until it is a fifth below the limit. Entries used within the last
 * hour are kept, because another run may need them.
 *
 * @param options.used absolute paths that are kept, whatever their age and size
 * @param options.maxSize in bytes
 * @returns the remaining size, in bytes
 */
export async function removeUnused(options: {
  dir: string;
  used: ReadonlySet<string>;
  now: Date;
  depth: number;
  maxSize: number;
}): Promise<number> {
  const { dir, used, now, depth, maxSize } = options;
  const entries = await listEntries(dir, depth);
  let size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const wanted = size > maxSize ? maxSize * SIZE_AFTER_CLEANUP : size;
  const oldestFirst = entries.toSorted((a, b) => a.time - b.time);
  for (const entry of oldestFirst) {
    const age = now.getTime() - entry.time;
    if (used.has(entry.path) || age < HOUR_MS) continue;
    if (age <= RETENTION_MS && size <= wanted) continue;
    await rm(entry.path, { recursive: true, force: true });
    size -= entry.size;
  }
  return size;
}

async function listEntries(dir: string, depth: number): Promise<Entry[]> {
  const found = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const lists = found.map(async (entry): Promise<Entry[]> => {
    const path = join(dir, entry.name);
    if (entry.isDirectory() && depth > 0) return listEntries(path, depth - 1);
    // It may have been deleted in the meantime.
    const info = await stat(path).catch(() => undefined);
    if (!info) return [];
    const size = entry.isDirectory() ? await sizeOf(path) : info.size;
    return [{ path, size, time: timeOf(info) }];
  });
  return (await Promise.all(lists)).flat();
}

async function sizeOf(dir: string): Promise<number> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const infos = names.map((name) => stat(join(dir, name)).catch(() => undefined));
  return (await Promise.all(infos)).reduce((sum, info) => sum + (info?.size ?? 0), 0);
}

function timeOf({ atimeMs, mtimeMs }: Stats): number {
  return Math.max(atimeMs, mtimeMs);
}
