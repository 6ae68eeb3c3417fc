import type Tinypool from 'tinypool';
import { projectRoot } from '../project-root.ts';
import type { SamplesTask, SamplesTaskResult } from './samples-task.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** One thread that keeps the programs of samples between checks. It starts with the first task. */
export interface CheckThread {
  run(task: SamplesTask): Promise<SamplesTaskResult>;
  close(): Promise<void>;
}

export function createCheckThread(options: {
  /** The compiler to use; the best that there is when left out. */
  wanted: TypeScriptKind | undefined;
}): CheckThread {
  let pool: Promise<Tinypool> | undefined;
  return {
    async run(task) {
      pool ??= createPool(options);
      return (await pool).run(task);
    },
    async close() {
      const current = await pool;
      pool = undefined;
      await current?.destroy();
    },
  };
}

async function createPool(data: { wanted: TypeScriptKind | undefined }): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: `${projectRoot}/src/engine/tasks/worker.js`,
    workerData: { module: new URL('./samples-task.ts', import.meta.url).pathname, data },
    minThreads: 1,
    maxThreads: 1,
  });
}
