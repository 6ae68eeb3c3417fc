import { createThreadPool, type ThreadPool } from '../tasks/thread-pool.ts';
import type { SamplesTask, SamplesTaskResult } from './samples-task.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** One thread that keeps the programs of samples between checks, until nobody edits any. It starts with the first task. */
export interface CheckThread {
  run(task: SamplesTask): Promise<SamplesTaskResult>;
  close(): Promise<void>;
}

/** How long programs wait for the next edit of a sample, in milliseconds. Those of three versions keep 1.5 GB. */
const IDLE_TIME = 5 * 60_000;

export function createCheckThread(options: {
  /** The compiler to use; the best that there is when left out. */
  wanted: TypeScriptKind | undefined;
  /** After how many milliseconds without a task the thread is ended, with its programs. */
  idleTime?: number;
  /** Bytes that it may fill; when left out, what Node allows. A task that needs more fails, with the thread. */
  mostMemory?: number | undefined;
}): CheckThread {
  const { wanted, idleTime = IDLE_TIME, mostMemory } = options;
  let pool: Promise<ThreadPool> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  const close = async () => {
    clearTimeout(idle);
    const current = pool;
    pool = undefined;
    await (await current)?.close();
  };
  return {
    async run(task) {
      clearTimeout(idle);
      running += 1;
      // It is not replaced between two tasks: a new thread would not have the programs.
      pool ??= createThreadPool({
        worker: new URL('./samples-task.ts', import.meta.url).pathname,
        workerData: { wanted },
        most: 1,
        mostMemory,
      });
      try {
        return await (await pool).run<SamplesTaskResult>(task);
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(close, idleTime).unref();
      }
    },
    close,
  };
}
