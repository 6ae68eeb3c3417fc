import { projectRoot } from '../project-root.ts';
import { createTrackedProcess } from './tracked-process.ts';

/** Imports TypeScript modules of a site that hold data: config, versions, sidebars. */
export interface ModuleReader {
  /** @returns the module's default export; throws what the module throws */
  readDefault(file: string): Promise<unknown>;
  /** What the modules read so far were made from. */
  inputs(): Omit<LoadedInputs, 'packages'>;
  close(): Promise<void>;
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

/**
 * A reader sees every module as it is on disk now, with all that it imports, and also for sites
 * outside this package: their `#schema/…` imports lead to this project. One reader per load.
 */
export async function createModuleReader(): Promise<ModuleReader> {
  const [{ createRunnableDevEnvironment, resolveConfig }, { ESModulesEvaluator }] =
    await Promise.all([import('vite'), import('vite/module-runner')]);
  const tracked = createTrackedProcess();
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
  const environment = createRunnableDevEnvironment('data', config, {
    runnerOptions: { hmr: { logger: false }, evaluator: tracked.watch(new ESModulesEvaluator()) },
    hot: false,
  });
  await environment.init();
  return {
    async readDefault(file) {
      const module: { default?: unknown } = await environment.runner.import(file);
      return module.default;
    },
    inputs: () => ({
      files: [...environment.moduleGraph.fileToModulesMap.keys()],
      environment: tracked.names(),
    }),
    close: () => environment.close(),
  };
}
