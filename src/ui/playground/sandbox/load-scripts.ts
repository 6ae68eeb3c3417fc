import type { Script } from '#shared/playground/compiler.ts';

/** The exports of a file that has run, by name. */
export type ModuleExports = Record<string, unknown>;

/** Runs the reader's files, each once. */
export interface ScriptLoader {
  /** Runs a file, and its imports before it. */
  load(name: string): Promise<ModuleExports>;
}

type ScriptBody = (
  require: (path: string) => unknown,
  module: { exports: ModuleExports },
  exports: ModuleExports,
  watchLoop: (file: string, line: number) => void,
  importLater: (path: string) => Promise<unknown>,
) => Promise<void>;

const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => ScriptBody;

/** The router and context count as exports even without `export`, because most files only export the router's type. */
const EXPORT_SERVER = ['appRouter', 'createContext']
  .map((name) => `if (typeof ${name} !== 'undefined') exports.${name} ??= ${name};`)
  .join('\n');

/**
 * @param options.packages importable packages by name
 * @param options.watchLoop called in every loop and function
 */
export function createScriptLoader(options: {
  scripts: readonly Script[];
  packages: Readonly<Record<string, unknown>>;
  watchLoop: (file: string, line: number) => void;
}): ScriptLoader {
  const { scripts, packages, watchLoop } = options;
  const modules = new Map<string, { module: { exports: ModuleExports }; done: Promise<void> }>();

  const find = (path: string, importer: string): Script | undefined => {
    const folder = importer.split('/').slice(0, -1).join('/');
    const { pathname } = new URL(path, `file:///${folder}/`);
    const name = pathname.replace(/^\/+/, '').replace(/\.[jt]sx?$/, '');
    const wanted = [`${name}.ts`, `${name}.tsx`, `${name}/index.ts`, `${name}/index.tsx`];
    return scripts.find((script) => wanted.includes(script.name));
  };

  const start = (script: Script) => {
    const known = modules.get(script.name);
    if (known) return known;
    const module = { exports: {} as ModuleExports };
    const started = { module, done: Promise.resolve() };
    modules.set(script.name, started);
    started.done = run(script, module);
    return started;
  };

  const run = async (script: Script, module: { exports: ModuleExports }): Promise<void> => {
    const { name, imports, code } = script;
    for (const path of imports) {
      if (!path.startsWith('.')) continue;
      const imported = find(path, name);
      // In a circular import, the later file sees the exports that exist so far, as usual.
      if (imported && !modules.has(imported.name)) await start(imported).done;
    }
    const require = (path: string): unknown => {
      const file = path.startsWith('.') ? find(path, name) : undefined;
      if (file) return modules.get(file.name)?.module.exports;
      if (Object.hasOwn(packages, path)) return packages[path];
      throw new Error(describeMissing({ path, name, scripts, packages }));
    };
    const importLater = async (path: string): Promise<unknown> => {
      const file = path.startsWith('.') ? find(path, name) : undefined;
      if (file) await start(file).done;
      return require(path);
    };
    const text = `${code}\n${EXPORT_SERVER}\n//# sourceURL=${name}`;
    const names = ['require', 'module', 'exports', 'watchLoop', 'importLater'];
    const body = new AsyncFunction(...names, text);
    await body(require, module, module.exports, watchLoop, importLater);
  };

  return {
    async load(name) {
      const script = scripts.find((candidate) => candidate.name === name);
      if (!script) throw new Error(`There is no file "${name}".`);
      const { module, done } = start(script);
      await done;
      return module.exports;
    },
  };
}

function describeMissing(options: {
  path: string;
  name: string;
  scripts: readonly Script[];
  packages: object;
}): string {
  const { path, name, scripts, packages } = options;
  const there = path.startsWith('.')
    ? scripts.filter((script) => script.name !== name).map((script) => `./${script.name}`)
    : Object.keys(packages);
  return `${name} imports "${path}", which is not in the playground. There is: ${there.join(', ')}.`;
}
