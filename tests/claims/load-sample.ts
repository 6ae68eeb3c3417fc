import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { sampleFiles } from '#engine/code/parse-sample.ts';
import { projectRoot } from '#engine/project-root.ts';

const docs = join(projectRoot, 'content/docs');

/** Packages that samples import and that are too large for every install; `npm test` installs them. */
const testPackages = join(projectRoot, 'tests/packages');

/**
 * Runs a published sample: the first in a section that has the file, including hidden lines.
 *
 * @param address page and section: `v11/server/middlewares#concat`; without a section, the top of the page
 * @param entry the file to run; the others can be imported
 * @param replaced replacements for files and packages that need another machine, such as a database, and for files that
 *   the sample lacks; an entry here belongs to the section's first sample
 * @returns the file's exports
 */
export async function loadSample<Exports>(
  address: string,
  entry: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Exports> {
  const [page = '', section = ''] = address.split('#');
  const published = readSample({ page, section, entry: entry in replaced ? undefined : entry });
  const files = new Map([...published, ...Object.entries(replaced)]);
  const folder = join(docs, page.split('/')[0] ?? '');
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [entry],
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    platform: 'node',
    // Syntax that Node.js does not support yet, such as decorators.
    target: 'node20',
    plugins: [serveSample({ files, folders: [folder, testPackages] })],
    write: false,
  });
  // A new file each time, so that a sample with a counter starts fresh.
  const output = await mkdtemp(join(tmpdir(), 'sample-'));
  const file = join(output, 'sample.mjs');
  await writeFile(file, outputFiles[0]?.text ?? '');
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Exports;
  } finally {
    await rm(output, { recursive: true });
  }
}

/** The files of a section's first sample that has `entry`, or of its first sample, with hidden lines. */
export function readSample(options: { page: string; section: string; entry?: string | undefined }) {
  const { page, section, entry } = options;
  const all = readFileSync(join(docs, `${page}.mdx`), 'utf8');
  const text = section === '' ? all : all.split(`{#${section}}`)[1];
  if (text === undefined) throw new Error(`${page} has no section #${section}.`);
  for (const [, language = '', meta = '', code = ''] of text.matchAll(fencePattern)) {
    const title = /title="([^"]+)"/.exec(meta)?.[1];
    const files = sampleFiles({ code, language }).map((file): [string, string] => [
      file.name.startsWith('main.') && title ? title : file.name,
      file.code,
    ]);
    if (entry === undefined || files.some(([name]) => name === entry)) return files;
  }
  throw new Error(`${page}#${section} is followed by no sample with a file ${entry}.`);
}

const fencePattern = /^```(tsx?)([^\n]*)\n([\s\S]*?)^```$/gm;

/** The sample's files by name, and packages from the first of the folders that has them. */
function serveSample(options: {
  files: ReadonlyMap<string, string>;
  folders: readonly string[];
}): Plugin {
  const { files, folders } = options;
  return {
    name: 'sample',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: /^\.\.?\//, namespace: 'sample' }, ({ path, importer }) => {
        const name = join(importer, '..', path);
        const found = ['', '.ts', '.tsx'].map((end) => name + end).find((it) => files.has(it));
        return found ? { path: found, namespace: 'sample' } : undefined;
      });
      onResolve({ filter: /./ }, async ({ path, kind, pluginData }) => {
        if (kind === 'entry-point' || files.has(path)) return { path, namespace: 'sample' };
        // `resolve` calls this again and then gets esbuild's own result.
        if (pluginData === 'package') return undefined;
        if (path.startsWith('node:')) return { path, external: true };
        const attempts = await Promise.all(
          folders.map((resolveDir) => resolve(path, { kind, resolveDir, pluginData: 'package' })),
        );
        const found = attempts.find(({ errors }) => errors.length === 0);
        return found ? { path: pathToFileURL(found.path).href, external: true } : attempts[0];
      });
      onLoad({ filter: /./, namespace: 'sample' }, ({ path }) => ({
        contents: files.get(path) ?? '',
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}
