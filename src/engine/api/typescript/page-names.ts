import type { NameLink } from '../printed-code.ts';
import type { ApiProgram } from './api-program.ts';
import { followAlias } from './api-program.ts';
import { type AssignedPages, packageOfFile, type SymbolPage } from './assign-pages.ts';
import { builtInLink } from './built-in-links.ts';
import { ts } from './compiler.ts';
import { plainName } from './print-node.ts';

/** More hidden types than that are no help on one page: names of the others lead nowhere. */
const MAX_INTERNALS = 16;

/** A type that a page shows because its declarations name it and no entry exports it. */
export interface InternalType {
  name: string;
  anchor: string;
  symbol: ts.Symbol;
}

/** What names mean on one page. */
export interface PageNames {
  resolve(name: ts.Identifier): NameLink | undefined;
  /** The page of what a name in a comment stands for. */
  pathOf(name: ts.EntityName | ts.JSDocMemberName): string | undefined;
  /** Grows while declarations are printed. */
  internals: InternalType[];
  /** Paths by `data-h`. */
  links: string[];
  /** Names that the compiler could not find. */
  missing: Set<string>;
}

/**
 * The page that names lead to, of all names of a symbol: one that people should use, the least
 * surprising.
 */
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
  /** Whose names may be shown as internal types. */
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
