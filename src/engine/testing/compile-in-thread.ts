import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { CompiledMdx } from '#shared/content.ts';
import type { MdxInput } from '../mdx/compile-mdx.ts';
import type { WorkerAnswer } from '../tasks/thread-pool.ts';

/**
 * Compiles as builds do: with the published files of packages, where tests get development files that stop
 * at what the others get over, and in a thread, so that a file that is never done is a failure too.
 *
 * @param longest that one file may take, in milliseconds
 */
export function createThreadCompiler({ longest }: { longest: number }): {
  compile(input: MdxInput): Promise<CompiledMdx>;
  close(): Promise<void>;
} {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const pool = new Tinypool({
    filename: path('../tasks/worker.js'),
    workerData: { module: path('../build/compile-task.ts'), data: undefined },
    maxThreads: 1,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' } as Record<string, string>,
  });
  return {
    async compile(input) {
      const signal = AbortSignal.timeout(longest);
      const answer: WorkerAnswer<CompiledMdx> = await pool.run(input, { signal });
      if ('output' in answer) return answer.output;
      throw new Error(answer.startError);
    },
    close: () => pool.destroy(),
  };
}
