import type { CompiledMdx } from '#shared/content.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { hash } from '../cache/hash.ts';
import { hashFiles } from '../cache/hash-files.ts';
import type { MdxInput } from '../mdx/compile-mdx.ts';
import { readMdxFingerprint } from '../mdx/mdx-fingerprint.ts';
import { projectRoot } from '../project-root.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';

/** Compiles MDX files, each only when it or a file that it shows has changed. */
export interface Compiler {
  compile(input: Omit<MdxInput, 'root'>): Promise<CompiledMdx>;
  /** How many files were really compiled. */
  compiled(): number;
  close(): Promise<void>;
}

interface CacheEntry {
  compiled: CompiledMdx;
  /** Hash of the files that it depends on, as they were. */
  dependencies: string;
}

export async function createCompiler(options: {
  siteRoot: string;
  cache: ContentCache;
}): Promise<Compiler> {
  const { siteRoot, cache } = options;
  const fingerprint = await readMdxFingerprint({ projectRoot });
  let compiled = 0;
  let task: Promise<(input: MdxInput) => Promise<CompiledMdx>> | undefined;
  const runner = createTaskRunner<MdxInput, CompiledMdx>({
    inline: async (input) => {
      // Loaded only when something is to be compiled: a run without changes starts faster.
      task ??= import('./compile-task.ts').then((module) => module.createTask());
      return (await task)(input);
    },
    worker: new URL('./compile-task.ts', import.meta.url).pathname,
    workerData: undefined,
  });

  return {
    async compile(input) {
      const key = hash('mdx', fingerprint, JSON.stringify(input));
      const known = await cache.read<CacheEntry>(key);
      if (
        known &&
        known.dependencies === (await hashFiles(siteRoot, known.compiled.dependencies))
      ) {
        return known.compiled;
      }
      compiled += 1;
      const result = await runner.run({ root: siteRoot, ...input });
      const dependencies = await hashFiles(siteRoot, result.dependencies);
      await cache.write(key, { compiled: result, dependencies } satisfies CacheEntry);
      return result;
    },
    compiled: () => compiled,
    close: runner.close,
  };
}
