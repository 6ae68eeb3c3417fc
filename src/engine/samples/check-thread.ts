import { createThreadPool, type ThreadPool } from '../tasks/thread-pool.ts';
import type { SamplesTask, SamplesTaskResult } from './samples-task.ts';
import type { TypeScriptKind } from './type-checker.ts';

/**
 * A thread that keeps the programs of samples between checks, until there are no edits for a while. It starts with the
 * first task.
 */
export interface CheckThread {
  run(task: SamplesTask): Promise<SamplesTaskResult>;
  close(): Promise<void>;
}

/** How long programs are kept for the next edit, in milliseconds. Those of three versions use 1.5 GB. */
const IDLE_TIMEOUT_MS = 5 * 60_000;

export function createCheckThread(options: {
  /** Compiler to use; the best available by default. */
  wanted: TypeScriptKind | undefined;
  /** Idle time in milliseconds after which the thread and its programs are discarded. */
  idleTime?: number;
  /** Memory limit in bytes; Node's by default. A task that needs more fails and ends the thread. */
  maxMemory?: number | undefined;
}): CheckThread {
  const { wanted, idleTime = IDLE_TIMEOUT_MS, maxMemory } = options;
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
      // It is not replaced between two tasks, because a new thread would not have the programs.
      pool ??= createThreadPool({
        worker: new URL('./samples-task.ts', import.meta.url).pathname,
        workerData: { wanted },
        maxThreads: 1,
        maxMemory,
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
