import ts from 'typescript-js';
import type { SnippetFile } from './vet-snippet.ts';

/** The declarations in a file of a snippet. */
export interface Declarations {
  /** Whether a name is declared at a position: `const x`, `const { x }`, `function x`, `type X`. Counted from 0. */
  has(place: { line: number; column: number }): boolean;
  /** Whether the file has a default export, which may be anonymous. */
  hasDefault: boolean;
}

export function findDeclarations({ name, code }: SnippetFile): Declarations {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, kind);
  const places = new Set<string>();
  const add = (node: ts.Node): void => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    places.add(`${line}:${character}`);
  };
  const addBinding = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) add(name);
    else
      ts.forEachChild(name, (element) => {
        if (ts.isBindingElement(element)) addBinding(element.name);
      });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) addBinding(node.name);
    else if (isNamed(node) && node.name) add(node.name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    has: ({ line, column }) => places.has(`${line}:${column}`),
    hasDefault: source.statements.some(isDefault),
  };
}

function isNamed(node: ts.Node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

function isDefault(node: ts.Statement): boolean {
  if (ts.isExportAssignment(node)) return !node.isExportEquals;
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
    return node.exportClause.elements.some(({ name }) => name.text === 'default');
  }
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}
