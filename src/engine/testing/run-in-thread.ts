import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { WorkerAnswer } from '../tasks/thread-pool.ts';

/**
 * Does tasks as builds do: with the published files of packages, where tests get development files that stop
 * at what the others get over, and in a thread, so that a task that never ends is a failure too.
 *
 * @param options.module with `createTask`, relative to `src/engine`
 * @param options.longest that one task may take, in milliseconds
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
