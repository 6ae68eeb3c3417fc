import { availableParallelism } from 'node:os';
import {
  createThreadPool,
  THREAD_MEMORY,
  type ThreadPool,
  ThreadStartError,
} from './thread-pool.ts';

/**
 * Runs many tasks of one kind: a few in this thread, many on all cores. If no thread can start, all run in this one.
 */
export interface TaskRunner<Input, Output> {
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

/** How long threads wait for tasks, in milliseconds; each uses about 150 MB. */
const IDLE_TIMEOUT_MS = 5000;

/** With this many waiting tasks, starting threads (about half a second each) pays off. */
const MIN_TASKS_FOR_THREADS = 40;

export function createTaskRunner<Input, Output>(options: {
  /** Runs one task in this thread. Called only when needed, so it may load its dependencies lazily. */
  inline: (input: Input) => Promise<Output>;
  /** See `createThreadPool`. */
  worker: string;
  workerData: unknown;
  /** Whether a task would block this thread for too long; false by default. */
  isLong?: (input: Input) => boolean;
  /** Idle time in milliseconds after which threads are ended. */
  idleTime?: number;
}): TaskRunner<Input, Output> {
  const { inline, worker, workerData, isLong = () => false, idleTime = IDLE_TIMEOUT_MS } = options;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let pool: Promise<ThreadPool> | undefined;
  let hasThreads = true;
  /** Set once there were so many tasks that all run in threads. */
  let areMany = false;

  const runInline = (input: Input): Promise<Output> => {
    const here = () => inline(input);
    const result = queue.then(() => (areMany && hasThreads ? runInThread(input, here) : here()));
    queue = result.catch(() => {});
    return result;
  };
  /** @param otherwise fallback if no thread can start */
  const runInThread = async (input: Input, otherwise: () => Promise<Output>): Promise<Output> => {
    pool ??= createThreadPool({
      worker,
      workerData,
      maxThreads: availableParallelism(),
      replaceAbove: THREAD_MEMORY,
    });
    try {
      return await (await pool).run(input);
    } catch (error) {
      if (!(error instanceof ThreadStartError)) throw error;
      hasThreads = false;
      return otherwise();
    }
  };

  let idle: NodeJS.Timeout | undefined;
  const endThreads = async () => {
    const ended = pool;
    pool = undefined;
    areMany = false;
    await (await ended)?.close();
  };

  return {
    async run(input) {
      waiting += 1;
      clearTimeout(idle);
      try {
        const later = () => runInline(input);
        areMany ||= waiting > MIN_TASKS_FOR_THREADS;
        const isThreadWork = hasThreads && (areMany || isLong(input));
        return await (isThreadWork ? runInThread(input, later) : later());
      } finally {
        waiting -= 1;
        if (waiting === 0 && pool) idle = setTimeout(endThreads, idleTime).unref();
      }
    },
    close: () => {
      clearTimeout(idle);
      return endThreads();
    },
  };
}
