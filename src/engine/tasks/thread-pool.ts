import type Tinypool from 'tinypool';
import { projectRoot } from '../project-root.ts';

/** Above this a thread that compiles page after page is replaced, in bytes: what it keeps must not add up. */
export const THREAD_MEMORY = 900 * 1024 * 1024;

/** Threads that load TypeScript and do tasks of one kind. The first starts at once. */
export async function createThreadPool(options: {
  /** Module whose `createTask` makes what does one task; absolute path of a TypeScript file. */
  worker: string;
  /** Handed to `createTask` in each thread. */
  workerData?: unknown;
  /** How many threads there may be at once. */
  most: number;
  /** Bytes of heap above which a thread is replaced between two tasks; when left out, all live as long as the pool. */
  memoryLimit?: number;
}): Promise<Tinypool> {
  const { worker, workerData, most, memoryLimit } = options;
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: `${projectRoot}/src/engine/tasks/worker.js`,
    workerData: { module: worker, data: workerData },
    minThreads: 1,
    maxThreads: most,
    ...(memoryLimit === undefined ? {} : { maxMemoryLimitBeforeRecycle: memoryLimit }),
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' } as Record<
      string,
      string
    >,
  });
}
