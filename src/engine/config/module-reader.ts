import type { DevEnvironment, HotPayload } from 'vite';
import { projectRoot } from '../project-root.ts';
import { type RunnerAnswer, startModuleThread } from './module-thread.ts';

/** Imports a site's TypeScript modules that hold data: config, versions, sidebars. */
export interface ModuleReader {
  /**
   * @returns a copy of the module's default export
   * @throws UnfinishedModuleError, or the module's own error
   */
  readDefault(file: string): Promise<unknown>;
  /**
   * Caches values derived from data modules, the list of files, and installed packages. The text of a page cannot
   * affect them, so editing one does not recompute them: there is one reader per state of everything else.
   *
   * @param options.isSound whether a value may be cached. If something is wrong, any kind of change may fix it, so the
   *   next load must see it. Without it, every value may be cached.
   */
  keep<T>(options: Kept<T>): Promise<T>;
  /** Inputs of the modules read so far. */
  inputs(): Omit<LoadedInputs, 'packages'>;
  close(): Promise<void>;
}

/** A value to cache, and how to compute it. */
export interface Kept<T> {
  /** Identifies the value and its folder or file. */
  key: string;
  make: () => Promise<T>;
  isSound?: (value: T) => boolean;
}

/** Inputs of a site besides its content: everything that its own modules read, and packages of its workspace. */
export interface LoadedInputs {
  /** Absolute paths of all modules with forward slashes, without packages. */
  files: string[];
  /** Names of environment variables. */
  environment: string[];
  /** Absolute paths of linked packages, whose build output is read. */
  packages: string[];
}

/** Time limit for one module, in milliseconds. Plain data takes no time; a request to another machine may be slow. */
const MAX_LOAD_TIME_MS = 10_000;

/**
 * A reader returns every module, including all its imports, in the state of its first read. This also works for sites
 * outside this package, because their `#schema/…` imports resolve to this project. There is one reader per state of the
 * files.
 *
 * Modules are evaluated in a thread, from code that is transformed here. A module that never finishes or ends its
 * process only loses the thread, and the next one gets a new thread.
 */
export async function createModuleReader({
  timeLimit = MAX_LOAD_TIME_MS,
} = {}): Promise<ModuleReader> {
  let environment: DevEnvironment | undefined;
  const answer = async (question: unknown): Promise<RunnerAnswer> => {
    if (!environment) throw new Error('Nothing is evaluated before there is code.');
    return environment.hot.handleInvoke(question as HotPayload);
  };
  const start = () => startModuleThread({ answer, timeLimit });
  // Runs while Vite is being loaded.
  let thread = start();
  environment = await createDataEnvironment();
  const { moduleGraph } = environment;
  const names = new Set<string>();
  const known = new Map<string, Promise<unknown>>();
  const kept = new Map<string, unknown>();
  // One at a time, so that an unfinished module can be identified.
  let last: Promise<unknown> = Promise.resolve();
  const evaluate = async (file: string): Promise<unknown> => {
    if (!thread.isAlive()) thread = start();
    try {
      return await thread.evaluate(file);
    } finally {
      for (const name of thread.environment()) names.add(name);
    }
  };
  return {
    readDefault(file) {
      const reading = known.get(file) ?? last.then(() => evaluate(file));
      known.set(file, reading);
      last = reading.catch(() => {});
      return reading;
    },
    async keep<T>({ key, make, isSound = () => true }: Kept<T>) {
      // The key identifies the value and therefore its type.
      if (kept.has(key)) return kept.get(key) as T;
      const value = await make();
      if (isSound(value)) kept.set(key, value);
      return value;
    },
    inputs: () => ({
      files: [...moduleGraph.fileToModulesMap.keys()],
      environment: [...names].sort(),
    }),
    async close() {
      await Promise.all([thread.close(), environment?.close()]);
    },
  };
}

/** Transforms data modules for the thread that evaluates them. */
async function createDataEnvironment(): Promise<DevEnvironment> {
  const { DevEnvironment, resolveConfig } = await import('vite');
  const config = await resolveConfig(
    {
      root: projectRoot,
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      resolve: {
        alias: ['schema', 'shared'].map((layer) => ({
          find: new RegExp(`^#${layer}/`),
          replacement: `${projectRoot}/src/${layer}/`,
        })),
      },
      environments: {
        data: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true },
        },
      },
    },
    'serve',
  );
  const environment = new DevEnvironment('data', config, {
    hot: false,
    transport: { skipFsCheck: true },
  });
  await environment.init();
  return environment;
}
