import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OUTPUT_OWN } from './output-folder.ts';

/** How often who holds the lock says that he is alive, in milliseconds. */
const HEARTBEAT = 2_000;

/** After so many milliseconds without a sign of life the lock is anybody's. */
const TIME_TO_LIVE = 10 * HEARTBEAT;

/** Between two looks at a lock that another run holds, in milliseconds. */
const PAUSE = 100;

/**
 * Does what no two builds may do at once in one folder: the second waits until the first has ended, or has died.
 *
 * @param options.onWait told once, where there is something to wait for
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

/** Takes an abandoned lock away; puts it back where another run was quicker and the lock is its own by now. */
async function discard(file: string, holder: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => {});
  const taken = await readFile(aside, 'utf8').catch(() => holder);
  if (taken === holder) await rm(aside, { force: true });
  else await rename(aside, file);
}

/** Of runs that were killed while they took a lock away. */
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
    // It is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
