import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { renderProblem } from './render-failure.ts';

const FILE = 'src/ui/pages/docs/doc-page.tsx';

/** The place that is found for an error with this stack. Nothing is known about generated code. */
async function placeOf(...frames: string[]) {
  const error = new Error('Ebb tide.');
  error.stack = ['Error: Ebb tide.', ...frames.map((frame) => `    at ${frame}`)].join('\n');
  const { file, line, column } = await renderProblem({
    path: '/docs',
    error,
    siteRoot: join(projectRoot, 'tests/sites/minimal'),
    environment: undefined,
    source: undefined,
  });
  return { file, line, column };
}

test('[V5] what throws while it is loaded, or in a client component, has its place in the stack', async () => {
  const place = { file: FILE, line: 13, column: 7 };
  const frame = (name: string) => `${name} (${join(projectRoot, FILE)}:13:7)`;
  const runner = 'async ESModulesEvaluator.runInlinedModule (file:///vite/module-runner.js:807:3)';
  expect(await placeOf(frame('eval'), runner)).toEqual(place);
  const react = 'renderWithHooks (/react-dom/cjs/react-dom-server.edge.development.js:5731:19)';
  expect(await placeOf(frame('Footer'), react)).toEqual(place);
  // React's renderer of server components reads positions in generated code.
  expect(await placeOf(frame('DocPageView'))).toEqual({ file: FILE });
});
