import type { ApiMember } from '#shared/api.ts';
import { packageOfFile } from './assign-pages.ts';
import { ts } from './compiler.ts';

/** A member before its code is printed. */
export interface FoundMember {
  name: string;
  kind: ApiMember['kind'];
  /** More than one for overloads. */
  declarations: ts.Declaration[];
  isOptional: boolean;
  /** The declaration that contains it. */
  owner: ts.Symbol | undefined;
}

/**
 * All members of a symbol: its own, and those inherited from other types of the packages. Members of foreign types
 * (`Error`, query options) are left out.
 */
export function readMembers(options: {
  symbol: ts.Symbol;
  checker: ts.TypeChecker;
  packages: string[];
}): FoundMember[] {
  const { symbol, checker, packages } = options;
  const type = typeWithMembers(symbol, checker);
  if (!type) return [];
  const isOurs = (node: ts.Node): boolean =>
    packages.includes(packageOfFile(node.getSourceFile().fileName) ?? '');
  const calls = type
    .getCallSignatures()
    .map((it): ts.Declaration => it.getDeclaration())
    .filter((node) => ts.isCallSignatureDeclaration(node));
  const called = [...constructorsOf(symbol), ...calls].filter(isOurs);
  const found: FoundMember[] = called.map((node) => ({
    name: ts.isConstructorDeclaration(node) ? 'constructor' : 'call',
    kind: ts.isConstructorDeclaration(node) ? 'constructor' : 'call',
    declarations: [node],
    isOptional: false,
    owner: ownerOf(node, checker),
  }));
  for (const property of checker.getPropertiesOfType(type)) {
    const declarations = (property.declarations ?? []).filter(
      (node) => isOurs(node) && !isPrivate(node),
    );
    const [first] = declarations;
    if (!first) continue;
    found.push({
      name: nameOf(first, property),
      kind: property.flags & ts.SymbolFlags.Method ? 'method' : 'property',
      declarations,
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      owner: ownerOf(first, checker),
    });
  }
  return found;
}

/** Members that a parameter's type spells out: `opts.url`. */
export function readInlineMembers(parameter: ts.ParameterDeclaration): FoundMember[] {
  const { type, name } = parameter;
  if (!type || !ts.isTypeLiteralNode(type) || !ts.isIdentifier(name)) return [];
  return type.members
    .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
    .map((member) => ({
      name: `${name.text}.${member.name.getText()}`,
      kind: ts.isMethodSignature(member) ? 'method' : 'property',
      declarations: [member],
      isOptional: member.questionToken !== undefined,
      owner: undefined,
    }));
}

/** The name as written: the compiler's own name for `[Symbol.asyncIterator]` differs. */
function nameOf(node: ts.Declaration, property: ts.Symbol): string {
  const name = ts.getNameOfDeclaration(node);
  return name ? name.getText() : property.name;
}

/** The object type behind a symbol, if its declaration spells one out. */
function typeWithMembers(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    return checker.getDeclaredTypeOfSymbol(symbol);
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return hasParts(declaration.type) ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
  }
  const isLiteral =
    ts.isVariableDeclaration(declaration) &&
    declaration.type !== undefined &&
    ts.isTypeLiteralNode(declaration.type);
  return isLiteral ? checker.getTypeOfSymbol(symbol) : undefined;
}

/** Object literals and intersections only: members of all other types belong to those types. */
function hasParts(node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return hasParts(node.type);
  return ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node);
}

function constructorsOf(symbol: ts.Symbol): ts.Declaration[] {
  return (symbol.declarations ?? [])
    .filter((it) => ts.isClassDeclaration(it))
    .flatMap(({ members }) => members.filter((it) => ts.isConstructorDeclaration(it)))
    .filter((node) => !isPrivate(node));
}

function isPrivate(node: ts.Declaration): boolean {
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0;
}

function ownerOf(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const owner = ts.findAncestor(
    node.parent,
    (it) =>
      ts.isInterfaceDeclaration(it) ||
      ts.isClassDeclaration(it) ||
      ts.isTypeAliasDeclaration(it) ||
      ts.isVariableDeclaration(it) ||
      ts.isFunctionDeclaration(it),
  ) as ts.NamedDeclaration | undefined;
  return owner?.name && checker.getSymbolAtLocation(owner.name);
}
