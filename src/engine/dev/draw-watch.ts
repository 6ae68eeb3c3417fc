import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A page that is being drawn. */
export interface Drawing {
  path: string;
  /** Where it was written, as people name it. */
  file: string;
}

/** What the thread of `draw-watchdog.js` is started with. */
export interface WatchdogData {
  /** Counts the turns of this thread. */
  beat: SharedArrayBuffer;
  /** How long nothing may happen before it is told, in milliseconds; after three times that the process is ended. */
  patience: number;
}

/** Watches pages that are drawn in this thread: they are code of the site, which may be in a loop, or wait forever. */
export interface DrawWatch {
  /**
   * @param options.patience how long the work may take, in milliseconds; left out, ten seconds
   * @throws UnfinishedPageError; what the work throws
   */
  during<T>(drawing: Drawing, work: Promise<T>, options?: { patience?: number }): Promise<T>;
  close(): Promise<void>;
}

export class UnfinishedPageError extends Error {
  override name = 'UnfinishedPageError';
  constructor(seconds: number) {
    super(`it did not finish within ${seconds} seconds.`);
  }
}

/** How long a page may take, in milliseconds. */
const PATIENCE = 10_000;

/** How many turns of this thread, evenly spread, make up that time. */
const TURNS = 10;

/**
 * Of a page that waits this thread can tell. Of one that is in a loop only another thread can, and nobody can stop it:
 * Node has no way to take a loop out of a thread that goes on.
 */
export async function createDrawWatch({ patience: usual = PATIENCE } = {}): Promise<DrawWatch> {
  const beat = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(beat);
  const workerData: WatchdogData = { beat, patience: usual };
  const watchdog = new Worker(new URL('./draw-watchdog.js', import.meta.url), { workerData });
  // It cannot start while this thread is in a loop.
  await once(watchdog, 'message');
  watchdog.unref();
  const turn = usual / TURNS;
  let drawn = 0;
  return {
    async during(drawing, work, { patience = usual } = {}) {
      drawn += 1;
      const id = drawn;
      watchdog.postMessage({ id, drawing });
      let turns = 0;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setInterval(() => {
          Atomics.add(beats, 0, 1);
          turns += 1;
          // Where this thread was busy with other things, the page has had no time either.
          if (turns * turn < patience) return;
          reject(new UnfinishedPageError(patience / 1000));
        }, turn);
      });
      try {
        return await Promise.race([work, late]);
      } finally {
        clearInterval(timer);
        watchdog.postMessage({ id });
      }
    },
    async close() {
      await watchdog.terminate();
    },
  };
}
