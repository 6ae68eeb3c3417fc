import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** Does tasks that may never end, one after the other, in a thread that is ended with them. */
export interface GuardedRunner<Input, Output> {
  /** @throws what the task throws; that it did not finish in time */
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

export function createGuardedRunner<Input, Output>(options: {
  /** See `createThreadPool`. */
  worker: string;
  workerData: unknown;
  /** How long one task may take, with the start of its thread, in milliseconds. */
  timeLimit: number;
}): GuardedRunner<Input, Output> {
  const { worker, workerData, timeLimit } = options;
  let pool: Promise<ThreadPool> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const runNow = async (input: Input): Promise<Output> => {
    pool ??= createThreadPool({ worker, workerData, most: 1 });
    const { run } = await pool;
    const signal = AbortSignal.timeout(timeLimit);
    try {
      return await run<Output>(input, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`it did not finish within ${timeLimit / 1000} seconds.`);
    }
  };
  return {
    run(input) {
      const result = last.then(() => runNow(input));
      last = result.catch(() => {});
      return result;
    },
    async close() {
      await (await pool)?.close();
    },
  };
}
