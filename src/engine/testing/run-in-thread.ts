import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { WorkerAnswer } from '../tasks/thread-pool.ts';

/**
 * Runs tasks like builds do: with the production files of packages, while tests get development files with stricter
 * assertions, and in a thread, so that an endless task is also a failure.
 *
 * @param options.module with `createTask`, relative to `src/engine`
 * @param options.longest time limit for one task, in milliseconds
 */
export function createTestThread<Input, Output>(options: {
  module: string;
  longest: number;
}): {
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
} {
  const { module, longest } = options;
  const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
  const pool = new Tinypool({
    filename: path('tasks/worker.js'),
    workerData: { module: path(module), data: undefined },
    maxThreads: 1,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' } as Record<string, string>,
  });
  return {
    async run(input) {
      const signal = AbortSignal.timeout(longest);
      const answer: WorkerAnswer<Output> = await pool.run(input, { signal });
      if ('output' in answer) return answer.output;
      throw new Error(answer.startError);
    },
    close: () => pool.destroy(),
  };
}
