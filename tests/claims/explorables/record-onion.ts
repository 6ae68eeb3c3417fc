import { fileURLToPath } from 'node:url';
import ts from 'typescript-js';
import type {
  OnionFile,
  OnionLayer,
  OnionRun,
  OnionSettings,
} from '#ui/explorable/onion/recording.ts';
import { fetchRequestHandler } from '../v11.ts';
import { appRouter, steps } from './onion-server.ts';

/** Sends one call through the real fetch adapter and records its way through the middlewares. */
export async function recordOnion(settings: OnionSettings): Promise<OnionRun> {
  steps.length = 0;
  const loaf = settings.procedureFails ? 'burnt' : 'rye';
  const response = await fetchRequestHandler({
    router: appRouter,
    endpoint: '/',
    req: new Request(`http://localhost:3000/${settings.order}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings.validInput ? loaf : 7),
    }),
    createContext: () => ({ customer: settings.signedIn ? { id: 7 } : null }),
  });
  const body = await response.json();
  return {
    steps: [...steps],
    status: response.status,
    answer: body.error ? body.error.data.code : JSON.stringify(body.result.data),
  };
}

/** The layers of both chains, with the inferred types of their context. */
export function readOnionLayers(): OnionFile['layers'] {
  const file = fileURLToPath(new URL('onion-server.ts', import.meta.url));
  const config = ts.getParsedCommandLineOfConfigFile(
    fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const program = ts.createProgram([file], config?.options ?? {});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} was not read.`);

  const layersOf = (chain: string) => {
    const layers: { name: OnionLayer; type?: string }[] = [];
    const visit = (node: ts.Node) => {
      ts.forEachChild(node, visit);
      if (ts.isIdentifier(node) && node.text === 'readLoaf') layers.push({ name: 'input' });
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'enter') return;
      const [name, ctx] = node.arguments;
      if (!name || !ctx || !ts.isStringLiteral(name)) return;
      const type = checker.typeToString(
        checker.getTypeAtLocation(ctx),
        node,
        ts.TypeFormatFlags.NoTruncation,
      );
      layers.push({ name: name.text as OnionLayer, type });
    };
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const [declaration] = statement.declarationList.declarations;
      const name = declaration?.name.getText();
      if (declaration && (name === 'timed' || name === chain)) visit(declaration);
    }
    return layers;
  };
  return { checkFirst: layersOf('checkFirst'), inputFirst: layersOf('inputFirst') };
}
