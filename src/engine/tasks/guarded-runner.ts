import { createAlarm } from './alarm.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** Runs tasks that may never finish, one at a time, in a thread that can be terminated. */
export interface GuardedRunner<Input, Output> {
  /** @throws the task's own error, or a timeout error */
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

export function createGuardedRunner<Input, Output>(options: {
  /** See `createThreadPool`. */
  worker: string;
  workerData: unknown;
  /** Time limit for one task in milliseconds, without the start of its thread. */
  timeLimit: number;
}): GuardedRunner<Input, Output> {
  const { worker, workerData, timeLimit } = options;
  let pool: Promise<ThreadPool> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const runNow = async (input: Input): Promise<Output> => {
    pool ??= createThreadPool({ worker, workerData, maxThreads: 1 });
    const { start, run } = await pool;
    // The previous task may have ended its thread. On a busy machine, a new one takes many seconds.
    await start();
    const controller = new AbortController();
    const { signal } = controller;
    const alarm = createAlarm(timeLimit, () => controller.abort());
    alarm.start();
    try {
      return await run<Output>(input, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`it did not finish within ${timeLimit / 1000} seconds.`);
    } finally {
      alarm.stop();
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
