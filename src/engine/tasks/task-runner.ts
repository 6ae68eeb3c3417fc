import { availableParallelism } from 'node:os';
import {
  createThreadPool,
  THREAD_MEMORY,
  type ThreadPool,
  ThreadStartError,
} from './thread-pool.ts';

/**
 * Runs many tasks of one kind: a few in this thread, many on all cores. Where no thread can start, all in
 * this one.
 */
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
  let pool: Promise<ThreadPool> | undefined;
  let hasThreads = true;

  const runInline = (input: Input): Promise<Output> => {
    const here = () => inline(input);
    const result = queue.then(() => (pool && hasThreads ? runInThread(input, here) : here()));
    queue = result.catch(() => {});
    return result;
  };
  /** @param otherwise what to do where no thread can start */
  const runInThread = async (input: Input, otherwise: () => Promise<Output>): Promise<Output> => {
    pool ??= createThreadPool({
      worker,
      workerData,
      most: availableParallelism(),
      memoryLimit: THREAD_MEMORY,
    });
    try {
      return await (await pool).run(input);
    } catch (error) {
      if (!(error instanceof ThreadStartError)) throw error;
      hasThreads = false;
      return otherwise();
    }
  };

  return {
    async run(input) {
      waiting += 1;
      try {
        const later = () => runInline(input);
        const isThreadWork = hasThreads && (pool !== undefined || waiting > THREADS_FROM);
        return await (isThreadWork ? runInThread(input, later) : later());
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await (await pool)?.close();
    },
  };
}
