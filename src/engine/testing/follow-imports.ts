import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../project-root.ts';

export interface Imports {
  /** Relative to the project's folder. */
  files: string[];
  packages: string[];
}

/**
 * Everything that modules import at run time, recursively.
 *
 * @param entries relative to the project's folder
 * @param counts whether a file counts, with the packages that it imports
 */
export async function followImports(
  entries: readonly string[],
  counts: (file: string) => boolean = () => true,
): Promise<Imports> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: entries.map((entry) => join(projectRoot, entry)),
    bundle: true,
    packages: 'external',
    external: ['virtual:*', '*?url', '*&url', '*?inline-script'],
    metafile: true,
    write: false,
    outdir: 'out',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  const inputs = Object.entries(metafile.inputs).filter(([file]) => counts(file));
  const bare = inputs
    .flatMap(([, { imports }]) => imports)
    .filter(({ external }) => external)
    .map(({ path }) => path);
  return {
    files: inputs.map(([file]) => file),
    packages: bare.filter((path) => !/^(node:|virtual:|#|\.)/.test(path)).map(packageOf),
  };
}

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
