import { createThreadPool, type ThreadPool } from '../tasks/thread-pool.ts';
import type { SamplesTask, SamplesTaskResult } from './samples-task.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** One thread that keeps the programs of samples between checks. It starts with the first task. */
export interface CheckThread {
  run(task: SamplesTask): Promise<SamplesTaskResult>;
  close(): Promise<void>;
}

export function createCheckThread(options: {
  /** The compiler to use; the best that there is when left out. */
  wanted: TypeScriptKind | undefined;
}): CheckThread {
  let pool: Promise<ThreadPool> | undefined;
  return {
    async run(task) {
      // Without a limit of memory: a new thread would not have the programs.
      pool ??= createThreadPool({
        worker: new URL('./samples-task.ts', import.meta.url).pathname,
        workerData: options,
        most: 1,
      });
      return (await pool).run(task);
    },
    async close() {
      const current = await pool;
      pool = undefined;
      await current?.close();
    },
  };
}
