import ts from 'typescript-js';

/**
 * Makes `importLater(path)` of every `import(path)`, which in a text that the sandbox runs would look for an address. The
 * loader of the sandbox runs the file then, and not with those that the file needs to begin.
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
