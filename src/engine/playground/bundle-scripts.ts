import { join } from 'node:path';
import { build } from 'esbuild';
import { playgroundModules } from '#shared/playground/playground.ts';
import { projectRoot } from '../project-root.ts';

const source = (path: string) => join(projectRoot, 'src/ui/pages/playground', path);

/** Modules of Node that TypeScript asks for, and does without. */
const NODE_MODULES = ['fs', 'path', 'os', 'inspector', 'perf_hooks', 'crypto', 'module'];

/** The worker with TypeScript in it. */
export function bundleCompiler(): Promise<string> {
  return bundle({ entryPoints: [source('compiler/compiler-worker.ts')], external: NODE_MODULES });
}

/** What the frame runs that runs the reader's code. */
export function bundleSandbox(): Promise<string> {
  return bundle({ entryPoints: [source('sandbox/sandbox-frame.ts')] });
}

/**
 * The packages, as a script that declares `packages`: name -> its exports, evaluated when they are first asked for.
 *
 * @param folder absolute path of the folder whose `node_modules` have them
 */
export function bundleRuntime(folder: string): Promise<string> {
  const names = [...playgroundModules, 'eventsource'].map((name) => JSON.stringify(name));
  const getters = names.map((name) => `get ${name}() { return require(${name}); }`);
  return bundle({
    stdin: { contents: `module.exports = { ${getters.join(', ')} };`, resolveDir: folder },
    globalName: 'packages',
  });
}

async function bundle(options: Parameters<typeof build>[0]): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}
