import { ts } from './compiler.ts';

/**
 * The function-like part of a declaration; for overloads the last one, which is the most general.
 */
export function signatureOf(
  declarations: ts.Declaration[],
): ts.FunctionDeclaration | ts.FunctionTypeNode | undefined {
  const node = declarations.at(-1);
  if (!node) return undefined;
  if (ts.isFunctionDeclaration(node)) return node;
  const isTyped = ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isTyped && node.type && ts.isFunctionTypeNode(node.type) ? node.type : undefined;
}

/** Type parameters of a declaration and of its function. */
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
