import ts from 'typescript-js';

/**
 * Inserts `watchLoop(file, line)` at the start of every loop body. It throws if the loop blocks the
 * sandbox for too long; a loop that awaits something may be endless.
 */
export function createLoopGuard(fileName: string): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const { factory } = context;
    const guard = (loop: ts.IterationStatement, file: ts.SourceFile): ts.Block => {
      const { line } = file.getLineAndCharacterOfPosition(loop.getStart(file));
      const call = factory.createCallExpression(factory.createIdentifier('watchLoop'), undefined, [
        factory.createStringLiteral(fileName),
        factory.createNumericLiteral(line + 1),
      ]);
      const { statement } = loop;
      const body = ts.isBlock(statement) ? statement.statements : [statement];
      return factory.createBlock([factory.createExpressionStatement(call), ...body], true);
    };
    return (file) => {
      const visit = (node: ts.Node): ts.Node =>
        ts.visitEachChild(isLoop(node) ? withBody(node, guard(node, file)) : node, visit, context);
      return ts.visitEachChild(file, visit, context);
    };

    function withBody(node: ts.IterationStatement, body: ts.Block): ts.Node {
      if (ts.isForStatement(node)) {
        const { initializer, condition, incrementor } = node;
        return factory.updateForStatement(node, initializer, condition, incrementor, body);
      }
      if (ts.isForInStatement(node)) {
        return factory.updateForInStatement(node, node.initializer, node.expression, body);
      }
      if (ts.isForOfStatement(node)) {
        const { awaitModifier, initializer, expression } = node;
        return factory.updateForOfStatement(node, awaitModifier, initializer, expression, body);
      }
      if (ts.isWhileStatement(node)) {
        return factory.updateWhileStatement(node, node.expression, body);
      }
      if (ts.isDoStatement(node)) return factory.updateDoStatement(node, body, node.expression);
      return node;
    }
  };
}

function isLoop(node: ts.Node): node is ts.IterationStatement {
  return ts.isIterationStatement(node, false);
}
