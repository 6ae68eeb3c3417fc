import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A page that is being rendered. */
export interface Drawing {
  path: string;
  /** Its source file, for messages. */
  file: string;
}

/** Start data of the `draw-watchdog.js` thread. */
export interface WatchdogData {
  /** Counter of this thread's event-loop turns. */
  beat: SharedArrayBuffer;
  /**
   * Time without progress after which the user is told, in milliseconds; after three times that, the process is ended.
   */
  patience: number;
}

/** Watches pages rendered in this thread, because their code may loop or wait forever. */
export interface DrawWatch {
  /**
   * @param options.patience time limit in milliseconds; ten seconds by default
   * @throws UnfinishedPageError, or the work's own error
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

/** Time limit for a page, in milliseconds. */
const PATIENCE = 10_000;

/** Number of evenly spaced event-loop turns in that time. */
const TURNS = 10;

/**
 * This thread can detect a page that waits. Only another thread can detect a page in a loop, and nothing can stop that
 * page: Node cannot interrupt a loop and keep the thread.
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
          // If this thread was busy with other work, the page had no time either.
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
