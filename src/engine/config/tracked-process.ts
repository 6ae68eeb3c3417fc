import type { ModuleEvaluator, ModuleRunnerContext } from 'vite/module-runner';

/** The `process` of a site's own modules: notes which environment variables they read. */
export interface TrackedProcess {
  /** Hands the tracked process to every module that the evaluator runs. */
  watch(evaluator: ModuleEvaluator): ModuleEvaluator;
  /** The variables that were read so far, sorted; those too that are not set. */
  names(): string[];
}

/** Vite's name for `import.meta` in the code of modules. */
const IMPORT_META = '__vite_ssr_import_meta__';

/** Only what modules read themselves is noted, and not what a package reads that they import. */
export function createTrackedProcess(): TrackedProcess {
  const names = new Set<string>();
  const note = (name: string | symbol): void => {
    if (typeof name === 'string') names.add(name);
  };
  const env = new Proxy(process.env, {
    get(target, name) {
      note(name);
      return typeof name === 'string' ? target[name] : undefined;
    },
    has(target, name) {
      note(name);
      return name in target;
    },
  });
  const tracked = new Proxy(process, {
    get(target, name) {
      if (name === 'env') return env;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    names: () => [...names].sort(),
    watch: (evaluator) => ({
      // For the line that is put in front.
      startOffset: (evaluator.startOffset ?? 0) + 1,
      runInlinedModule(context: ModuleRunnerContext, code, module) {
        Object.assign(context[IMPORT_META], { siteProcess: tracked });
        // In blocks of their own, so that a module may name something `process` itself.
        const wrapped = `{ const process = ${IMPORT_META}.siteProcess; {\n${code}\n}}`;
        return evaluator.runInlinedModule(context, wrapped, module);
      },
      async runExternalModule(file) {
        const module: Record<string, unknown> = await evaluator.runExternalModule(file);
        if (!/^(node:)?process$/.test(file)) return module;
        return { ...module, env, default: tracked };
      },
    }),
  };
}
