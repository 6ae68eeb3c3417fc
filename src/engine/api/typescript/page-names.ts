import type { NameLink } from '../printed-code.ts';
import type { ApiProgram } from './api-program.ts';
import { followAlias } from './api-program.ts';
import { type AssignedPages, packageOfFile, type SymbolPage } from './assign-pages.ts';
import { builtInLink } from './built-in-links.ts';
import { ts } from './compiler.ts';
import { plainName } from './print-node.ts';

/** More internal types would not help on one page; further names have no link. */
const MAX_INTERNALS = 16;

/** An unexported type that is shown because the page's declarations use it. */
export interface InternalType {
  name: string;
  anchor: string;
  symbol: ts.Symbol;
}

/** The meaning of names on one page. */
export interface PageNames {
  resolve(name: ts.Identifier): NameLink | undefined;
  /** The page of a name in a comment. */
  pathOf(name: ts.EntityName | ts.JSDocMemberName): string | undefined;
  /** Grows as declarations are printed. */
  internals: InternalType[];
  /** Paths, indexed by `data-h`. */
  links: string[];
  /** Names that the compiler could not resolve. */
  missing: Set<string>;
}

/** The page for a symbol's names: a recommended name, the least surprising one. */
export function createPageFinder(
  pages: AssignedPages['pages'],
  isDeprecated: (page: SymbolPage) => boolean,
): (symbol: ts.Symbol) => SymbolPage | undefined {
  const best = new Map<ts.Symbol, SymbolPage>();
  const rank = (page: SymbolPage): string =>
    [page.isUnstable, isDeprecated(page), page.name !== plainName(page.symbol.name)].join();
  for (const page of pages) {
    const known = best.get(page.symbol);
    if (!known || rank(page) < rank(known)) best.set(page.symbol, page);
  }
  return (symbol) => best.get(symbol);
}

export function createPageNames(options: {
  page: SymbolPage;
  program: ApiProgram;
  /** Packages whose internal types may be shown. */
  packages: string[];
  pageOf: (symbol: ts.Symbol) => SymbolPage | undefined;
}): PageNames {
  const { page, program, packages, pageOf } = options;
  const { checker } = program;
  const names: PageNames = {
    resolve,
    pathOf: (name) => {
      const symbol = symbolAt(name);
      return symbol && pageOf(symbol)?.path;
    },
    internals: [],
    links: [],
    missing: new Set(),
  };
  return names;

  function symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && followAlias(symbol, checker);
  }

  function resolve(name: ts.Identifier): NameLink | undefined {
    const symbol = symbolAt(name);
    if (!symbol || checker.isUnknownSymbol(symbol)) {
      if (ts.isTypeReferenceNode(name.parent)) names.missing.add(name.text);
      return undefined;
    }
    if (symbol === page.symbol) return { text: page.name };
    const target = pageOf(symbol);
    if (target) return { text: target.name, href: target.path, hover: linkTo(target.path) };
    const text = plainName(name.text);
    const builtIn = builtInLink(symbol);
    if (builtIn !== undefined) return { text, href: builtIn };
    const anchor = anchorOf(symbol);
    return anchor === undefined ? undefined : { text, href: `#${anchor}` };
  }

  function linkTo(path: string): number {
    const known = names.links.indexOf(path);
    return known === -1 ? names.links.push(path) - 1 : known;
  }

  function anchorOf(symbol: ts.Symbol): string | undefined {
    const known = names.internals.find((it) => it.symbol === symbol);
    if (known) return known.anchor;
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !isTopLevel(declaration)) return undefined;
    const home = packageOfFile(declaration.getSourceFile().fileName);
    if (home === undefined || !packages.includes(home)) return undefined;
    if (names.internals.length >= MAX_INTERNALS) return undefined;
    const name = plainName(symbol.name);
    const same = names.internals.filter((it) => it.name === name).length;
    const anchor = `internal-${name}${same > 0 ? `-${same + 1}` : ''}`;
    names.internals.push({ name, anchor, symbol });
    return anchor;
  }
}

function isTopLevel(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent);
  const isNamed =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node);
  return isNamed && ts.isSourceFile(node.parent);
}
