import { join } from 'node:path/posix';
import { createPathPresenter, type LinkedPackage } from '../../packages/package-places.ts';
import { ts } from './compiler.ts';

/** Installed packages as the compiler sees them. */
export interface ApiProgram {
  checker: ts.TypeChecker;
  /** Entry -> its exports; undefined if it has no types. */
  exportsOf(entry: string): ts.Symbol[] | undefined;
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Loads the declaration files of entries.
 *
 * @param options.folder folder whose `node_modules` has the packages
 * @param options.linked packages that are linked from a workspace
 */
export function createApiProgram(options: {
  folder: string;
  entries: string[];
  linked?: LinkedPackage[];
}): ApiProgram {
  const { folder, entries, linked = [] } = options;
  const file = join(folder, 'api-entries.ts');
  const source = entries.map((entry, index) => `import * as m${index} from '${entry}';`).join('\n');
  const host = ts.createCompilerHost(compilerOptions);
  const { fileExists, readFile, realpath } = host;
  const present = createPathPresenter({ linked });
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.realpath = (path) => present(realpath?.(path) ?? path);
  const program = ts.createProgram([file], compilerOptions, host);
  const checker = program.getTypeChecker();
  const modules = new Map<string, ts.Symbol[]>();
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (module) modules.set(entry, checker.getExportsOfModule(module));
  }
  return { checker, exportsOf: (entry) => modules.get(entry) };
}

/** The declared symbol behind a name, after following imports and exports. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
