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
  timeout: number;
}

/** Watches pages rendered in this thread, because their code may loop or wait forever. */
export interface DrawWatch {
  /**
   * @param options.timeout time limit in milliseconds; ten seconds by default
   * @throws UnfinishedPageError, or the work's own error
   */
  during<T>(drawing: Drawing, work: Promise<T>, options?: { timeout?: number }): Promise<T>;
  close(): Promise<void>;
}

/** A page that was still rendering at its time limit. */
export class UnfinishedPageError extends Error {
  override name = 'UnfinishedPageError';
  constructor(seconds: number) {
    super(`it did not finish within ${seconds} seconds.`);
  }
}

/** Time limit for a page, in milliseconds. */
const RENDER_TIMEOUT_MS = 10_000;

/** Number of evenly spaced event-loop turns in that time. */
const TURNS_PER_TIMEOUT = 10;

/**
 * This thread can detect a page that waits. Only another thread can detect a page in a loop, and nothing can stop that
 * page: Node cannot interrupt a loop and keep the thread.
 */
export async function createDrawWatch({
  timeout: usual = RENDER_TIMEOUT_MS,
} = {}): Promise<DrawWatch> {
  const beat = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(beat);
  const workerData: WatchdogData = { beat, timeout: usual };
  const watchdog = new Worker(new URL('./draw-watchdog.js', import.meta.url), { workerData });
  // It cannot start while this thread is in a loop.
  await once(watchdog, 'message');
  watchdog.unref();
  const turn = usual / TURNS_PER_TIMEOUT;
  let drawn = 0;
  return {
    async during(drawing, work, { timeout = usual } = {}) {
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
          if (turns * turn < timeout) return;
          reject(new UnfinishedPageError(timeout / 1000));
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
