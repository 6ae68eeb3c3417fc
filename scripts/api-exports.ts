import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-js';

/** A name that a package offers. */
export interface ApiExport {
  name: string;
  /** `@trpc/server/adapters/express`; of several the shortest. */
  entry: string;
}

/** What nobody is meant to use, by its entry's name. */
const internalEntry = /unstable|internal|package\.json/;

/**
 * Every public name that the packages of a folder export, by what its types say: names marked
 * `@internal` or `@deprecated` are left out, entries that are called internal as well.
 *
 * @param options.folder with the packages in its `node_modules`
 */
export function readApiExports(options: { folder: string; packages: string[] }): ApiExport[] {
  const { folder, packages } = options;
  const entries = packages.flatMap((name) => listEntries(join(folder, 'node_modules', name), name));
  const file = join(folder, 'api-exports.ts');
  const source = entries.map((entry, index) => `import * as m${index} from '${entry}';`).join('\n');
  const compilerOptions: ts.CompilerOptions = {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(compilerOptions);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, source, ts.ScriptTarget.ESNext)
      : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], compilerOptions, host);
  const checker = program.getTypeChecker();

  const found = new Map<string, ApiExport>();
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue;
    const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    if (!module) throw new Error(`${entry} has no types in ${folder}.`);
    for (const symbol of checker.getExportsOfModule(module)) {
      const known = found.get(symbol.name);
      if (known && known.entry.length <= entry.length) continue;
      if (!isHidden(symbol, checker)) found.set(symbol.name, { name: symbol.name, entry });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isHidden(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (symbol.name === 'default' || symbol.name.startsWith('_')) return true;
  const tags = [...symbol.getJsDocTags(checker), ...real.getJsDocTags(checker)];
  return tags.some(({ name }) => name === 'internal' || name === 'deprecated');
}

/** The entries of a package: of its export map, or its folders where it has none. */
function listEntries(folder: string, name: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths = exports ? Object.keys(exports) : ['.', ...listFolders(folder)];
  return paths
    .filter((path) => !internalEntry.test(path))
    .map((path) => (path === '.' ? name : `${name}/${path.replace('./', '')}`));
}

/** Folders with an entry of their own, as packages without an export map have them. */
function listFolders(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .filter((item) => item.isDirectory() && !/^(dist|src|node_modules)$/.test(item.name))
    .flatMap((item) => {
      const path = `${prefix}${item.name}`;
      const names = readdirSync(join(folder, path));
      const own = names.some((file) => /^(index\.d\.ts|package\.json)$/.test(file)) ? [path] : [];
      return [...own, ...listFolders(folder, `${path}/`)];
    });
}
