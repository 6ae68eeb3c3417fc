import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createBuilder, normalizePath } from 'vite';
import { projectRoot } from '#engine/project-root.ts';
import { createViteConfig } from '#engine/vite/create-vite-config.ts';
import { en } from '#shared/strings/en.ts';
import { stringDefines } from '#shared/strings/strings.ts';

/** What bundlers add themselves: wrappers around modules, imports, helpers. */
export const BUNDLER = 'bundler';

/** A piece of a minified script and the module that it comes from. */
export interface ScriptPart {
  /** Path in the project, with slashes; `BUNDLER` for what comes from no file. */
  module: string;
  code: string;
}

/**
 * Bundles the scripts of the site once more, with source maps, and splits those given into the parts that come from
 * each module.
 *
 * @param names of files in `assets/`; their hashes may differ here, because the folder of the build goes into them
 * @throws if there is not one script of a name
 */
export async function weighModules(names: string[]): Promise<ScriptPart[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-modules-'));
  try {
    const config = createViteConfig({
      siteRoot: projectRoot,
      baseUrl: '/',
      strings: stringDefines(en, 'en'),
      outDir,
    });
    const client = config.environments?.client;
    if (client?.build) client.build.sourcemap = 'hidden';
    const builder = await createBuilder({ ...config, logLevel: 'silent', mode: 'production' });
    await builder.buildApp();
    const assets = join(outDir, 'client/assets');
    const files = await readdir(assets);
    const scripts = await Promise.all(
      names.map((name) => {
        const [file, ...others] = files.filter((other) => stemOf(other) === stemOf(name));
        if (!file || others.length > 0)
          throw new Error(`The bundle has ${file ? 'several scripts' : 'no script'} like ${name}.`);
        return splitScript(join(assets, file));
      }),
    );
    return scripts.flat();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A script's name without its hash, which has eight characters; any other file is itself. */
function stemOf(name: string): string {
  return name.replace(/-.{8}\.js$/, '');
}

async function splitScript(file: string): Promise<ScriptPart[]> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const sources = new SourceMap(JSON.parse(map));
  const moduleOf = (line: number, column: number) => {
    const entry = sources.findEntry(line, column);
    // Before the first mapping of a line, the entry is of an earlier line. Some helpers have no name.
    if (!('originalSource' in entry) || entry.generatedLine !== line) return BUNDLER;
    if (!entry.originalSource) return BUNDLER;
    const path = relative(projectRoot, join(dirname(file), entry.originalSource));
    return path.startsWith('..') ? BUNDLER : normalizePath(path);
  };
  const parts: ScriptPart[] = [];
  for (const [line, text] of code.split('\n').entries()) {
    for (const [column, character] of [...`${text}\n`].entries()) {
      const module = moduleOf(line, column);
      const last = parts.at(-1);
      if (last?.module === module) last.code += character;
      else parts.push({ module, code: character });
    }
  }
  return parts;
}
