import type { DevEnvironment, HotPayload } from 'vite';
import { projectRoot } from '../project-root.ts';
import { type RunnerAnswer, startModuleThread } from './module-thread.ts';

/** Imports TypeScript modules of a site that hold data: config, versions, sidebars. */
export interface ModuleReader {
  /**
   * @returns a copy of the module's default export
   * @throws UnfinishedModuleError; what the module throws
   */
  readDefault(file: string): Promise<unknown>;
  /**
   * Keeps what follows from modules of data, from which files there are, and from what is installed. The text of a
   * page has no part in it, so whoever edits one does not pay for it again: there is one reader per state of all else.
   *
   * @param options.isSound whether a value may be kept: where something is wrong, the cure may be of any kind, and
   *   is to be seen with the next reading. Left out, every value may.
   */
  keep<T>(options: Kept<T>): Promise<T>;
  /** What the modules read so far were made from. */
  inputs(): Omit<LoadedInputs, 'packages'>;
  close(): Promise<void>;
}

export interface Kept<T> {
  /** What it is, and of which folder or file. */
  key: string;
  make: () => Promise<T>;
  isSound?: (value: T) => boolean;
}

/** What a site is made from beside its content: what its own modules have read, and packages of its workspace. */
export interface LoadedInputs {
  /** Files of all modules, absolute, with forward slashes; packages are left out. */
  files: string[];
  /** Names of environment variables. */
  environment: string[];
  /** Folders of linked packages, absolute: what is built in them is read. */
  packages: string[];
}

/** How long one module may take, in milliseconds. Data is there at once; a request to another machine may be slow. */
const MAX_TIME = 10_000;

/**
 * A reader sees every module as it was at its first reading, with all that it imports, and also for sites outside
 * this package: their `#schema/…` imports lead to this project. One reader per state of the files.
 *
 * Modules are evaluated in a thread, from code that is transformed here. One that never ends, or ends its process,
 * costs the thread, and the next one gets another.
 */
export async function createModuleReader({ timeLimit = MAX_TIME } = {}): Promise<ModuleReader> {
  let environment: DevEnvironment | undefined;
  const answer = async (question: unknown): Promise<RunnerAnswer> => {
    if (!environment) throw new Error('Nothing is evaluated before there is code.');
    return environment.hot.handleInvoke(question as HotPayload);
  };
  const start = () => startModuleThread({ answer, timeLimit });
  // While Vite is being loaded.
  let thread = start();
  environment = await createDataEnvironment();
  const { moduleGraph } = environment;
  const names = new Set<string>();
  const known = new Map<string, Promise<unknown>>();
  const kept = new Map<string, unknown>();
  // One after the other, so that it is known which one does not end.
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
      // The key says what was made, and so which type it has.
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

/** Transforms modules of data for the thread that evaluates them. */
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
