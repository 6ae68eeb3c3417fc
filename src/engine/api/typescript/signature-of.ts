import { ts } from './compiler.ts';

/** Function-like part of a declaration: of several overloads the last, which says the most. */
export function signatureOf(
  declarations: ts.Declaration[],
): ts.FunctionDeclaration | ts.FunctionTypeNode | undefined {
  const node = declarations.at(-1);
  if (!node) return undefined;
  if (ts.isFunctionDeclaration(node)) return node;
  const isTyped = ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isTyped && node.type && ts.isFunctionTypeNode(node.type) ? node.type : undefined;
}

/** Type parameters of a declaration, and of the function in it. */
export function typeParametersOf(
  declarations: ts.Declaration[],
): readonly ts.TypeParameterDeclaration[] {
  const [first] = declarations;
  if (!first) return [];
  const own =
    ts.isInterfaceDeclaration(first) ||
    ts.isClassDeclaration(first) ||
    ts.isTypeAliasDeclaration(first)
      ? first.typeParameters
      : undefined;
  return [...(own ?? []), ...(signatureOf(declarations)?.typeParameters ?? [])];
}
