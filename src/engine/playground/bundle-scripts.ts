import { join, resolve } from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import { playgroundModules } from '#shared/playground/playground.ts';
import { SiteError } from '#shared/site-error.ts';
import { findShippedPackages } from '../licenses/find-shipped-packages.ts';
import type { ShippedPackage } from '../licenses/shipped-package.ts';
import { projectRoot } from '../project-root.ts';
import { browserScript } from '../vite/browser-script.ts';

const source = (path: string) => join(projectRoot, 'src/ui/playground', path);

/** Node modules that TypeScript imports but can do without. */
const NODE_MODULES = ['fs', 'path', 'os', 'inspector', 'perf_hooks', 'crypto', 'module'];

/** One published file with its third-party work. */
export interface PlaygroundPart {
  text: string;
  packages: ShippedPackage[];
}

/** The worker that contains TypeScript. */
export function bundleCompiler(): Promise<PlaygroundPart> {
  return bundle({ entryPoints: [source('compiler/compiler-worker.ts')], external: NODE_MODULES });
}

/** The frame's script, which runs readers' code. */
export function bundleSandbox(): Promise<PlaygroundPart> {
  return bundle({ entryPoints: [source('sandbox/sandbox-frame.ts')] });
}

/**
 * The packages as a script that declares `packages`: name -> its exports, evaluated on first use. They are built for
 * development, because React says only then what is wrong; in production it says "Minified React error #31". That costs
 * 46 kB compressed, which only runs load.
 *
 * @param folder absolute path of the folder whose `node_modules` has them
 */
export function bundleRuntime(folder: string): Promise<PlaygroundPart> {
  const names = [...playgroundModules, 'eventsource'].map((name) => JSON.stringify(name));
  const getters = names.map((name) => `get ${name}() { return require(${name}); }`);
  return bundle({
    stdin: { contents: `module.exports = { ${getters.join(', ')} };`, resolveDir: folder },
    globalName: 'packages',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
}

async function bundle(options: Parameters<typeof build>[0]): Promise<PlaygroundPart> {
  const { outputFiles, metafile } = await build({
    ...browserScript,
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    metafile: true,
    write: false,
  }).catch((error: BuildFailure) => {
    throw bundleError(error);
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  return {
    text: outputFiles[0]?.text ?? '',
    packages: await findShippedPackages(inputs.map((path) => resolve(projectRoot, path))),
  };
}

function bundleError({ errors, message }: BuildFailure): SiteError {
  const [first, ...others] = errors?.map(({ text }) => text) ?? [message];
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return new SiteError(
    'playground-failed',
    `The playground could not be bundled: ${first}${more}.`,
    {
      hint: 'The package.json of the latest version has to name what the playground runs. Then run `npm install`.',
    },
  );
}
