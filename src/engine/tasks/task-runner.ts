import { availableParallelism } from 'node:os';
import type Tinypool from 'tinypool';
import { createThreadPool, THREAD_MEMORY } from './thread-pool.ts';

/** Runs many tasks of one kind: a few in this thread, many on all cores. */
export interface TaskRunner<Input, Output> {
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

/** From this many waiting tasks on, starting threads (about half a second each) pays. */
const THREADS_FROM = 40;

export function createTaskRunner<Input, Output>(options: {
  /** Does one task in this thread. Called only when needed, so that it may load what it needs. */
  inline: (input: Input) => Promise<Output>;
  /** Module whose default export does one task, for threads; absolute path of a TypeScript file. */
  worker: string;
  /** Handed to each thread as `workerData`. */
  workerData: unknown;
}): TaskRunner<Input, Output> {
  const { inline, worker, workerData } = options;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let pool: Promise<Tinypool> | undefined;

  const runInline = (input: Input): Promise<Output> => {
    const result = queue.then(() => (pool ? runInThread(input) : inline(input)));
    queue = result.catch(() => {});
    return result;
  };
  const runInThread = async (input: Input): Promise<Output> => {
    pool ??= createThreadPool({
      worker,
      workerData,
      most: availableParallelism(),
      memoryLimit: THREAD_MEMORY,
    });
    return (await pool).run(input);
  };

  return {
    async run(input) {
      waiting += 1;
      try {
        return await (pool || waiting > THREADS_FROM ? runInThread(input) : runInline(input));
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}
