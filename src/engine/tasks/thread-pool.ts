import { projectRoot } from '../project-root.ts';

/** Above this a thread that compiles page after page is replaced, in bytes: what it keeps must not add up. */
export const THREAD_MEMORY = 900 * 1024 * 1024;

/** Threads that load TypeScript and do tasks of one kind. */
export interface ThreadPool {
  /** @throws ThreadStartError where no thread can start; what the task throws; why its thread died */
  run<Output>(
    task: unknown,
    /** Ends the task, with its thread. */
    signal?: AbortSignal,
  ): Promise<Output>;
  close(): Promise<void>;
}

/** No thread could start: the machine has none left, or the module of the tasks does not load. */
export class ThreadStartError extends Error {
  override name = 'ThreadStartError';
}

/** What `worker.js` answers. */
export type WorkerAnswer<Output> = { output: Output } | { startError: string };

/** Starts the first thread at once. */
export async function createThreadPool(options: {
  /** Module whose `createTask` makes what does one task; absolute path of a TypeScript file. */
  worker: string;
  /** Handed to `createTask` in each thread. */
  workerData?: unknown;
  /** How many threads there may be at once. */
  most: number;
  /** Bytes of heap above which a thread is replaced between two tasks; when left out, all live as long as the pool. */
  memoryLimit?: number;
  /** Bytes of heap at which a thread is ended in the middle of its task, which fails; when left out, what Node allows. */
  mostMemory?: number | undefined;
}): Promise<ThreadPool> {
  const { worker, workerData, most, memoryLimit, mostMemory } = options;
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: `${projectRoot}/src/engine/tasks/worker.js`,
    workerData: { module: worker, data: workerData },
    minThreads: 1,
    maxThreads: most,
    ...(memoryLimit === undefined ? {} : { maxMemoryLimitBeforeRecycle: memoryLimit }),
    ...(mostMemory === undefined
      ? {}
      : { resourceLimits: { maxOldGenerationSizeMb: Math.round(mostMemory / 1024 / 1024) } }),
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' } as Record<
      string,
      string
    >,
  });
  // A thread that breaks while it does no task belongs to no answer: the pool says so in an event, which
  // would end the process if nobody listened. What waits for a thread would then wait forever.
  const startError = (reason: string, cause?: unknown) =>
    new ThreadStartError(`A thread could not start: ${reason}`, { cause });
  const waiting = new Set<(error: Error) => void>();
  pool.on('error', (cause: unknown) => {
    const error = startError(cause instanceof Error ? cause.message : String(cause), cause);
    for (const reject of waiting) reject(error);
  });
  return {
    run<Output>(task: unknown, signal?: AbortSignal): Promise<Output> {
      return new Promise<Output>((resolve, reject) => {
        const answer = (it: WorkerAnswer<Output>) =>
          'output' in it ? resolve(it.output) : reject(startError(it.startError));
        const settle = () => waiting.delete(reject);
        waiting.add(reject);
        pool
          .run(task, signal && { signal })
          .then(answer, reject)
          .finally(settle);
      });
    },
    close: () => pool.destroy(),
  };
}
