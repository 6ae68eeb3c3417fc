import ts from 'typescript-js';

/**
 * Replaces every `import(path)` with `importLater(path)`, because `import` in sandbox code would look for an address.
 * The sandbox's loader runs the file at that moment, and not together with the static imports.
 */
export const importLater: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    return ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword
      ? context.factory.createCallExpression(
          context.factory.createIdentifier('importLater'),
          undefined,
          inner.arguments,
        )
      : inner;
  };
  return (file) => ts.visitEachChild(file, visit, context);
};
