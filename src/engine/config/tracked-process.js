/** @import { ModuleEvaluator } from 'vite/module-runner' */

/** Vite's name for `import.meta` in the code of modules. */
const IMPORT_META = '__vite_ssr_import_meta__';

/**
 * The `process` object for a site's own modules, which reports the environment variables that they read. Reads in
 * imported packages are not reported.
 *
 * @param {(name: string) => void} onRead called with the name of a variable when it is first read, even if it is not
 *   set
 * @returns {{ watch(evaluator: ModuleEvaluator): ModuleEvaluator }} passes the tracked process to every module that the
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
      // Covers the added first line.
      startOffset: (evaluator.startOffset ?? 0) + 1,
      runInlinedModule(context, code, module) {
        Object.assign(context[IMPORT_META], { siteProcess: tracked });
        // In separate blocks, so that a module may declare its own `process`.
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
