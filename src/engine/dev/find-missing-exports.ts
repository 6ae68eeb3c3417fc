import { readFile } from 'node:fs/promises';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { EvaluatedModuleNode } from 'vite/module-runner';
import type { Problem } from '#shared/problem.ts';
import { codeFrame } from '../problems/code-frame.ts';
import { positionAt } from '../problems/position.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { projectRoot } from '../project-root.ts';
import { nameOf } from './code-problem.ts';

/** A name that a module imports and that the other module does not export. */
interface MissingExport {
  /** Absolute path of the importing module. */
  importer: string;
  /** Absolute path of the module that lacks the name. */
  exporter: string;
  name: string;
  exports: string[];
}

/**
 * Names that the project's code imports but that are not exported. A build fails on them; in development, such a name
 * is silently `undefined`. Reads the modules that have run, so that re-exports are known.
 */
export async function findMissingExports(options: {
  server: ViteDevServer;
  siteRoot: string;
}): Promise<Problem[]> {
  const { server, siteRoot } = options;
  const found = new Map<string, MissingExport>();
  for (const name of ['rsc', 'ssr']) {
    const { runner } = server.environments[name] as RunnableDevEnvironment;
    const { idToModuleMap } = runner.evaluatedModules;
    const isOwn = ({ file }: EvaluatedModuleNode) =>
      [`${projectRoot}/src/`, `${siteRoot}/`].some((folder) => file.startsWith(folder)) &&
      !file.includes('/node_modules/');
    for (const module of idToModuleMap.values()) {
      if (!isOwn(module)) continue;
      for (const { url, names } of importsOf(module)) {
        const target = runner.evaluatedModules.getModuleByUrl(url);
        if (!target?.evaluated || !target.exports || !isOwn(target)) continue;
        for (const name of names.filter((each) => !(each in target.exports))) {
          found.set(`${module.file}\n${name}`, {
            importer: module.file,
            exporter: target.file,
            name,
            exports: Object.keys(target.exports),
          });
        }
      }
    }
  }
  return Promise.all([...found.values()].map((each) => problemOf(each, siteRoot)));
}

/** Named imports of a module that has run, from Vite's comments in the generated code. */
function importsOf({ meta }: EvaluatedModuleNode): { url: string; names: string[] }[] {
  if (!meta || !('code' in meta)) return [];
  return [...meta.code.matchAll(NAMED_IMPORT)].map(([, url = '', names = '']) => ({
    url: JSON.parse(url),
    names: JSON.parse(names),
  }));
}

const NAMED_IMPORT =
  /__vite_ssr_import__\(("(?:[^"\\]|\\.)*"), \{"importedNames":(\[[^\]]*\])\}\)/g;

async function problemOf(missing: MissingExport, siteRoot: string): Promise<Problem> {
  const { importer, exporter, name, exports } = missing;
  const source = await readFile(importer, 'utf8').catch(() => '');
  const place = placeOfImport(source, name);
  const what = name === 'default' ? 'A default export' : `"${name}"`;
  return {
    code: 'app-build-failed',
    severity: 'error',
    message: `${what} is imported from ${nameOf(exporter, siteRoot)}, which does not export it.`,
    hint:
      exports.length === 0
        ? 'It exports nothing.'
        : hintOfNames({ written: name, names: exports, what: 'names that it exports' }),
    file: nameOf(importer, siteRoot),
    ...(place && { ...place, frame: codeFrame({ source, ...place }) }),
  };
}

/** Where a name is imported or re-exported in the source code. */
function placeOfImport(source: string, name: string): { line: number; column: number } | undefined {
  const statements = source.matchAll(/^(?:import|export)\b[^;'"]*\bfrom\s*['"]/gm);
  const wanted = name === 'default' ? /(?<=^import\s+)\w|\bdefault\b/ : new RegExp(`\\b${name}\\b`);
  for (const statement of statements) {
    const at = wanted.exec(statement[0]);
    if (at) return positionAt(source, statement.index + at.index);
  }
  return undefined;
}
