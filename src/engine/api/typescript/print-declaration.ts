import { joinCode, type PrintedCode } from '../printed-code.ts';
import { ts } from './compiler.ts';
import { printNode, type ResolveName } from './print-node.ts';

type Named =
  | ts.InterfaceDeclaration
  | ts.ClassDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration;

/** Declarations whose code is printed; others (namespaces, parameters) have none. */
export function namedDeclarations(symbol: ts.Symbol): Named[] {
  return (symbol.declarations ?? []).filter(
    (it): it is Named =>
      ts.isInterfaceDeclaration(it) ||
      ts.isClassDeclaration(it) ||
      ts.isTypeAliasDeclaration(it) ||
      ts.isFunctionDeclaration(it) ||
      ts.isVariableDeclaration(it),
  );
}

/** All declarations of a symbol as statements: overloads of a function, parts of an interface. */
export function printDeclarations(declarations: Named[], resolve: ResolveName): PrintedCode {
  return joinCode(declarations.map((node) => printDeclaration({ node, resolve })));
}

/** An interface or class without its body. */
export function printHeading(
  node: ts.InterfaceDeclaration | ts.ClassDeclaration,
  resolve: ResolveName,
): PrintedCode {
  const members = new Set<ts.Node>(node.members);
  return printDeclaration({ node, resolve, skip: (part) => members.has(part) });
}

function printDeclaration(options: {
  node: Named;
  resolve: ResolveName;
  skip?: (part: ts.Node) => boolean;
}): PrintedCode {
  const { node, resolve, skip = () => false } = options;
  const isOuter = (part: ts.Node): boolean =>
    part.parent === node &&
    (part.kind === ts.SyntaxKind.ExportKeyword ||
      part.kind === ts.SyntaxKind.DeclareKeyword ||
      part.kind === ts.SyntaxKind.DefaultKeyword);
  const before = ts.isVariableDeclaration(node)
    ? 'declare const'
    : ts.isClassDeclaration(node)
      ? 'declare'
      : '';
  const printed = printNode({
    node,
    resolve,
    before,
    skip: (part) => isOuter(part) || skip(part),
  });
  return /[;}]$/.test(printed.text) ? printed : { ...printed, text: `${printed.text};` };
}
