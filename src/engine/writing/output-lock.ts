import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OUTPUT_OWN } from './output-folder.ts';

/** How often the owner of the lock refreshes it, in milliseconds. */
const HEARTBEAT = 2_000;

/** A lock without a refresh for this long is abandoned, in milliseconds. */
const TIME_TO_LIVE = 10 * HEARTBEAT;

/** Interval for checking a lock of another run, in milliseconds. */
const PAUSE = 100;

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
  await mkdir(join(dir, OUTPUT_OWN), { recursive: true });
  for (let waited = false; !(await take(file, own)); waited = true) {
    const holder = await readFile(file, 'utf8').catch(() => undefined);
    if (holder === undefined) continue;
    if (await isAbandoned(file, holder)) {
      await discard(file, holder);
      continue;
    }
    if (!waited) onWait(holder);
    await setTimeout(PAUSE);
  }
  await removeAsides(dir);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, HEARTBEAT);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

async function take(file: string, own: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(own);
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(file: string, holder: string): Promise<boolean> {
  const info = await stat(file).catch(() => undefined);
  if (!info) return false;
  const { process: id, machine } = parseHolder(holder);
  if (machine === hostname() && id !== undefined && !isRunning(id)) return true;
  return Date.now() - info.mtimeMs > TIME_TO_LIVE;
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
