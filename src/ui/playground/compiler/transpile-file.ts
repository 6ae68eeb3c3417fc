import ts from 'typescript-js';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { Script } from '#shared/playground/compiler.ts';
import { createLoopGuard } from './guard-loops.ts';

/**
 * Compiles a single file to CommonJS without type checking.
 *
 * @throws its syntax error with the position
 */
export function transpileFile({ name, code }: SampleFile): Script {
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    fileName: name,
    reportDiagnostics: true,
    transformers: { before: [createLoopGuard(name), importLater] },
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      moduleDetection: ts.ModuleDetectionKind.Force,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const [first] = diagnostics;
  if (first) {
    const place = first.file?.getLineAndCharacterOfPosition(first.start ?? 0);
    const message = ts.flattenDiagnosticMessageText(first.messageText, '\n');
    throw new SyntaxError(`${name}:${(place?.line ?? 0) + 1}: ${message}`);
  }
  const imports = [...outputText.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, path = '']) => path);
  return { name, code: outputText, imports: [...new Set(imports)] };
}

/**
 * Replaces every `import(path)` with `importLater(path)`, because `import` in sandbox code would look for an address.
 * The sandbox's loader runs the file at that moment, and not together with the static imports.
 */
const importLater: ts.TransformerFactory<ts.SourceFile> = (context) => {
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
