import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readIfPresent } from '../read-if-present.ts';
import { createFolder } from './create-folder.ts';
import { OUTPUT_OWN } from './output-folder.ts';

/** How often the owner of the lock refreshes it, in milliseconds. */
const HEARTBEAT_MS = 2_000;

/** A lock without a refresh for this long is abandoned, in milliseconds. */
const TIME_TO_LIVE_MS = 10 * HEARTBEAT_MS;

/** Interval for checking a lock of another run, in milliseconds. */
const RETRY_INTERVAL_MS = 100;

/**
 * Runs work that only one build may do in a folder at a time: the second build waits until the first has finished or
 * died.
 *
 * @param options.onWait called once if it has to wait
 */
export async function withOutputLock<T>(options: {
  dir: string;
  onWait: (holder: string) => void;
  work: () => Promise<T>;
}): Promise<T> {
  const { dir, onWait, work } = options;
  const file = join(dir, OUTPUT_OWN, 'lock');
  const own = JSON.stringify({ process: process.pid, machine: hostname() });
  await createFolder(join(dir, OUTPUT_OWN));
  for (let waited = false; !(await take(file, own)); waited = true) {
    const holder = await readIfPresent(file);
    if (holder === undefined) continue;
    if (await isAbandoned(file, holder)) {
      await discard(file, holder);
      continue;
    }
    if (!waited) onWait(holder);
    await setTimeout(RETRY_INTERVAL_MS);
  }
  await removeAsides(dir);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

async function take(file: string, own: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    await handle.writeFile(own);
    return true;
  } catch (error) {
    // On a full disk, the file is there without a holder, and the next build would wait for it.
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function isAbandoned(file: string, holder: string): Promise<boolean> {
  const info = await stat(file).catch(() => undefined);
  if (!info) return false;
  const { process: id, machine } = parseHolder(holder);
  if (machine === hostname() && id !== undefined && !isRunning(id)) return true;
  return Date.now() - info.mtimeMs > TIME_TO_LIVE_MS;
}

/** Removes an abandoned lock; restores it if another run was faster and already owns it. */
async function discard(file: string, holder: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => {});
  const taken = await readFile(aside, 'utf8').catch(() => holder);
  if (taken === holder) await rm(aside, { force: true });
  else await rename(aside, file);
}

/** Left by runs that were killed while they removed a lock. */
async function removeAsides(dir: string): Promise<void> {
  for (const name of await readdir(join(dir, OUTPUT_OWN))) {
    const [, id] = /^lock\.(\d+)$/.exec(name) ?? [];
    if (id !== undefined && !isRunning(Number(id))) {
      await rm(join(dir, OUTPUT_OWN, name), { force: true });
    }
  }
}

function parseHolder(text: string): { process?: number; machine?: string } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    // Being written, or damaged: its age decides.
    return {};
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
