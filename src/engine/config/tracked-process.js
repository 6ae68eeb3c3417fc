/** @import { ModuleEvaluator } from 'vite/module-runner' */

/** Vite's name for `import.meta` in the code of modules. */
const IMPORT_META = '__vite_ssr_import_meta__';

/**
 * The `process` of a site's own modules: tells which environment variables they read. Only what modules read themselves
 * is told, and not what a package reads that they import.
 *
 * @param {(name: string) => void} onRead called with the name of a variable at its first reading, also where it is
 *   not set
 * @returns {{ watch(evaluator: ModuleEvaluator): ModuleEvaluator }} hands the tracked process to every module that the
 *   evaluator runs
 */
export function createTrackedProcess(onRead) {
  const names = new Set();
  /** @param {string | symbol} name */
  const note = (name) => {
    if (typeof name !== 'string' || names.has(name)) return;
    names.add(name);
    onRead(name);
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
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    watch: (evaluator) => ({
      // For the line that is put in front.
      startOffset: (evaluator.startOffset ?? 0) + 1,
      runInlinedModule(context, code, module) {
        Object.assign(context[IMPORT_META], { siteProcess: tracked });
        // In blocks of their own, so that a module may name something `process` itself.
        const wrapped = `{ const process = ${IMPORT_META}.siteProcess; {\n${code}\n}}`;
        return evaluator.runInlinedModule(context, wrapped, module);
      },
      async runExternalModule(file) {
        const module = await evaluator.runExternalModule(file);
        if (!/^(node:)?process$/.test(file)) return module;
        return { ...module, env, default: tracked };
      },
    }),
  };
}
