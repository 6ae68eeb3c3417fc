import { defined } from '../defined.ts';
import { messageOf } from '../message-of.ts';
import { projectRoot } from '../project-root.ts';

/** Heap size in bytes above which a thread is replaced, so that memory does not grow with the number of pages. */
export const THREAD_MEMORY = 900 * 1024 * 1024;

/** Threads that load TypeScript and run tasks of one kind. */
export interface ThreadPool {
  /** @throws ThreadStartError if no thread can start, the task's own error, or the reason for its thread's death */
  run<Output>(
    task: unknown,
    /** Ends the task and its thread. */
    signal?: AbortSignal,
  ): Promise<Output>;
  /**
   * Resolves once a thread is ready for a task.
   *
   * @throws ThreadStartError if no thread can start
   */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** No thread could start: the machine has none left, or the task module fails to load. */
export class ThreadStartError extends Error {
  override name = 'ThreadStartError';
}

/** Response of `worker.js`. */
export type WorkerAnswer<Output> = { output: Output } | { startError: string };

/** Starts the first thread at once. If it cannot start, every task rejects with that error. */
export async function createThreadPool(options: {
  /** Absolute path of a TypeScript module whose `createTask` creates the task function. */
  worker: string;
  /** Passed to `createTask` in each thread. */
  workerData?: unknown;
  /** Maximum number of concurrent threads. */
  maxThreads: number;
  /**
   * Heap size in bytes above which a thread is replaced between two tasks; by default, threads live as long as the
   * pool.
   */
  replaceAbove?: number;
  /** Heap limit in bytes at which a thread is ended during its task, which then fails; Node's by default. */
  maxMemory?: number | undefined;
}): Promise<ThreadPool> {
  const { worker, workerData, maxThreads, replaceAbove, maxMemory } = options;
  const { Tinypool } = await import('tinypool');
  const startError = (reason: string, cause?: unknown) =>
    new ThreadStartError(`A thread could not start: ${reason}`, { cause });
  const settings = {
    filename: `${projectRoot}/src/engine/tasks/worker.js`,
    workerData: { module: worker, data: workerData },
    minThreads: 1,
    maxThreads,
    ...defined({ maxMemoryLimitBeforeRecycle: replaceAbove }),
    ...(maxMemory === undefined
      ? {}
      : { resourceLimits: { maxOldGenerationSizeMb: Math.round(maxMemory / 1024 / 1024) } }),
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' } as Record<
      string,
      string
    >,
  };
  let pool: InstanceType<typeof Tinypool>;
  try {
    pool = new Tinypool(settings);
  } catch (cause) {
    const fail = () => Promise.reject(startError(messageOf(cause), cause));
    return { run: fail, start: fail, close: async () => {} };
  }
  // A thread that crashes while idle belongs to no task. The pool emits an event, which would end the process without a
  // listener. Tasks waiting for a thread would then wait forever.
  const waiting = new Set<(error: Error) => void>();
  pool.on('error', (cause: unknown) => {
    const error = startError(messageOf(cause), cause);
    for (const reject of waiting) reject(error);
  });
  const run = <Output>(task: unknown, signal?: AbortSignal): Promise<Output> =>
    new Promise<Output>((resolve, reject) => {
      const answer = (it: WorkerAnswer<Output>) =>
        'output' in it ? resolve(it.output) : reject(startError(it.startError));
      const settle = () => waiting.delete(reject);
      waiting.add(reject);
      pool
        .run(task, signal && { signal })
        .then(answer, reject)
        .finally(settle);
    });
  return {
    run,
    start: () => run<void>(undefined),
    close: () => pool.destroy(),
  };
}
