import type { ApiKind } from '#shared/api.ts';
import type { Problem } from '#shared/problem.ts';
import { packageOf } from '../../packages/package-of.ts';
import { isUnstableEntry } from '../list-entries.ts';
import { type ApiProgram, followAlias } from './api-program.ts';
import { ts } from './compiler.ts';

/** A name with its own page. */
export interface SymbolPage {
  name: string;
  kind: ApiKind;
  /** The declaration behind all aliases. */
  symbol: ts.Symbol;
  entry: string;
  path: string;
  isUnstable: boolean;
  /** Other entries that export the same symbol under the same name. */
  alsoFrom: string[];
}

/** The pages of a reference, before their symbols are read. */
export interface AssignedPages {
  pages: SymbolPage[];
  /** The exports of an entry, sorted by name. */
  pagesOf: ReadonlyMap<string, SymbolPage[]>;
  problems: Problem[];
}

/**
 * Gives every exported name one page. If several entries export the same symbol under one name, its page goes to the
 * preferred entry: a stable one, in the package that declares it, the shortest.
 *
 * @param options.basePath site path of the reference: `/docs/typedoc`
 * @param options.file reported for entries without types
 */
export function assignPages(options: {
  program: ApiProgram;
  /** In package order. */
  entries: string[];
  basePath: string;
  file: string;
}): AssignedPages {
  const { program, entries, basePath, file } = options;
  const problems: Problem[] = [];
  const found = new Map<ts.Symbol, Map<string, string[]>>();
  for (const entry of entries) {
    const exports = program.exportsOf(entry);
    if (!exports) problems.push(describeMissing(entry, file));
    for (const exported of exports ?? []) {
      const symbol = followAlias(exported, program.checker);
      const names = found.get(symbol) ?? new Map<string, string[]>();
      names.set(exported.name, [...(names.get(exported.name) ?? []), entry]);
      found.set(symbol, names);
    }
  }

  const pages: SymbolPage[] = [];
  for (const [symbol, names] of found) {
    for (const [name, from] of names) {
      const [entry = '', ...alsoFrom] = [...from].sort(byPreference(symbol));
      const kind = kindOf(symbol, program.checker);
      const path = `${entryPath(entry, basePath)}/${name}`;
      pages.push({ name, kind, symbol, entry, path, isUnstable: isUnstableEntry(entry), alsoFrom });
    }
  }
  separateCases(pages);
  pages.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const pagesOf = new Map(
    entries.map((entry) => [
      entry,
      pages.filter((page) => page.entry === entry || page.alsoFrom.includes(entry)),
    ]),
  );
  return { pages, pagesOf, problems };
}

/** `@trpc/server/adapters/express` is `/docs/typedoc/server/adapters/express`. */
export function entryPath(entry: string, basePath: string): string {
  return `${basePath}/${entry.replace(/^@[^/]+\//, '')}`;
}

/** The package of a declaration file, if it was installed from the registry. */
export function packageOfFile(file: string): string | undefined {
  const path = file.split('/node_modules/').at(-1);
  return path === file || path === undefined ? undefined : packageOf(path);
}

function byPreference(symbol: ts.Symbol): (a: string, b: string) => number {
  const home = packageOfFile(symbol.declarations?.[0]?.getSourceFile().fileName ?? '');
  const rank = (entry: string): string =>
    [isUnstableEntry(entry), packageOf(entry) !== home, entry.length + 1000, entry].join();
  return (a, b) => (rank(a) < rank(b) ? -1 : 1);
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): ApiKind {
  const { SymbolFlags } = ts;
  const has = (flag: ts.SymbolFlags): boolean => (symbol.flags & flag) !== 0;
  if (has(SymbolFlags.Function)) return 'function';
  if (has(SymbolFlags.Class)) return 'class';
  if (has(SymbolFlags.Variable)) {
    const type = checker.getTypeOfSymbol(symbol);
    return type.getCallSignatures().length > 0 ? 'function' : 'variable';
  }
  if (has(SymbolFlags.Interface)) return 'interface';
  return has(SymbolFlags.TypeAlias) ? 'type' : 'namespace';
}

/**
 * `observable` and `Observable` would be one folder on file systems that ignore case. The first function keeps its
 * path; the kind is appended to the other names.
 */
function separateCases(pages: SymbolPage[]): void {
  const groups = new Map<string, SymbolPage[]>();
  for (const page of pages) {
    const key = page.path.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const isCalled = (page: SymbolPage): number => (page.kind === 'function' ? 0 : 1);
  for (const group of groups.values()) {
    const [, ...others] = group.sort((a, b) => isCalled(a) - isCalled(b));
    for (const page of others) page.path += `-${page.kind}`;
  }
}

function describeMissing(entry: string, file: string): Problem {
  return {
    code: 'api-entry-without-types',
    severity: 'error',
    message: `The API reference cannot read "${entry}": it has no types.`,
    hint: 'Install the packages: node scripts/install-releases.js. If the release has no such entry, remove its package from "api" in content/docs/versions.ts.',
    file,
  };
}
