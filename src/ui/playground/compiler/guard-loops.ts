import ts from 'typescript-js';

/**
 * Inserts `watchLoop(file, line)` at the start of every body of a loop or function. It throws if the code blocks the
 * sandbox for too long; code that awaits something may be endless.
 */
export function createLoopGuard(fileName: string): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const { factory } = context;
    const createCall = (guarded: ts.Node, file: ts.SourceFile): ts.Expression => {
      const { line } = file.getLineAndCharacterOfPosition(guarded.getStart(file));
      return factory.createCallExpression(factory.createIdentifier('watchLoop'), undefined, [
        factory.createStringLiteral(fileName),
        factory.createNumericLiteral(line + 1),
      ]);
    };

    return (file) => {
      const visit = (node: ts.Node, parent: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(node, (child) => visit(child, node), context);
        return isBody(node, parent) ? guard(inner, createCall(parent, file)) : inner;
      };
      return ts.visitEachChild(file, (child) => visit(child, file), context);
    };

    function guard(body: ts.Node, call: ts.Expression): ts.Node {
      // An arrow function's result.
      if (ts.isExpression(body))
        return factory.createParenthesizedExpression(factory.createComma(call, body));
      const statement = factory.createExpressionStatement(call);
      if (!ts.isBlock(body)) return factory.createBlock([statement, body as ts.Statement], true);
      const { statements } = body;
      const directives = countDirectives(statements);
      return factory.updateBlock(body, [
        ...statements.slice(0, directives),
        statement,
        ...statements.slice(directives),
      ]);
    }
  };
}

function isBody(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isIterationStatement(parent, false)) return node === parent.statement;
  return ts.isFunctionLike(parent) && 'body' in parent && node === parent.body;
}

/** Directives, such as 'use strict', are only some at the very start. */
function countDirectives(statements: readonly ts.Statement[]): number {
  const first = statements.findIndex(
    (statement) =>
      !ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression),
  );
  return first === -1 ? statements.length : first;
}
