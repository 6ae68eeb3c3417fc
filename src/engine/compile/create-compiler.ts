import type { CompiledMdx } from '#shared/content.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import type { KeyHistory } from '../cache/key-history.ts';
import { hash } from '../hashing/hash.ts';
import { changedSince, hashFiles } from '../hashing/hash-files.ts';
import type { MdxInput } from '../mdx/compile-mdx.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';

/** Compiles MDX files, each only if it or a file that it shows has changed. */
export interface Compiler {
  compile(input: Omit<MdxInput, 'root'>): Promise<CompiledMdx>;
  /** Number of files that were actually compiled. */
  compiled(): number;
  close(): Promise<void>;
}

interface CacheEntry {
  compiled: CompiledMdx;
  /** Hash of its dependencies at that time. */
  dependencies: string;
}

export async function createCompiler(options: {
  siteRoot: string;
  cache: ContentCache;
  /** Left out if recompilations need no explanation. */
  history?: KeyHistory;
  /** Size in characters from which a file is compiled in a thread; without it, threads are used only for many files. */
  threadFrom?: number;
}): Promise<Compiler> {
  const { siteRoot, cache, history, threadFrom = Number.POSITIVE_INFINITY } = options;
  const fingerprint = await readFingerprint('mdx');
  /** The last result for each file, so that unedited files are not even hashed again. */
  const latest = new Map<string, { source: string; entry: CacheEntry }>();
  let compiled = 0;
  const isCurrent = async ({ compiled, dependencies }: CacheEntry) =>
    dependencies === (await hashFiles(siteRoot, compiled.dependencies));
  let task: Promise<(input: MdxInput) => Promise<CompiledMdx>> | undefined;
  const runner = createTaskRunner<MdxInput, CompiledMdx>({
    inline: async (input) => {
      // Loaded only when something must be compiled, so that a run without changes starts faster.
      task ??= import('./compile-task.ts').then((module) => module.createTask());
      return (await task)(input);
    },
    worker: new URL('./compile-task.ts', import.meta.url).pathname,
    workerData: undefined,
    isLong: ({ source }) => source.length >= threadFrom,
  });

  return {
    async compile(input) {
      const { source, ...rest } = input;
      const name = JSON.stringify(rest);
      const last = latest.get(name);
      if (last?.source === source && (await isCurrent(last.entry))) return last.entry.compiled;
      const key = hash('mdx', fingerprint.key, JSON.stringify(input));
      const known = await cache.read<CacheEntry>(key);
      if (known && (await isCurrent(known))) {
        latest.set(name, { source, entry: known });
        return known.compiled;
      }
      compiled += 1;
      const start = Date.now();
      const result = await runner.run({ root: siteRoot, ...input });
      const dependencies = await hashFiles(siteRoot, result.dependencies);
      history?.keyOf(`content ${input.file}`, {
        mdx: fingerprint.key,
        source: hash(JSON.stringify(input)),
        dependencies,
      });
      // If a file is edited during compilation, it is unknown which state was read.
      if (!(await changedSince({ dir: siteRoot, files: result.dependencies, time: start }))) {
        const entry: CacheEntry = { compiled: result, dependencies };
        latest.set(name, { source, entry });
        await cache.write(key, entry);
      }
      return result;
    },
    compiled: () => compiled,
    close: runner.close,
  };
}
