import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { readBuildProblems } from './read-build-problems.ts';

function buildError(...errors: ({ message: string } & Record<string, unknown>)[]): Error {
  return Object.assign(new Error('Build failed'), { errors });
}

test('a mistake in the code is reported at its place', async () => {
  const root = await writeSite({ 'content/pages/index.tsx': 'export const y = nope(;\n' });
  const file = `${root}/content/pages/index.tsx`;
  const message = `\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token\n  ╭─[ ${file}:1:23 ]\n`;
  expect(await readBuildProblems(buildError({ message, code: 'PLUGIN_ERROR' }), root)).toEqual([
    {
      code: 'app-build-failed',
      severity: 'error',
      message: 'Unexpected token.',
      file: 'content/pages/index.tsx',
      line: 1,
      column: 23,
    },
  ]);
});

test('a mistake that is found in compiled code is looked for where it was written', async () => {
  const root = await writeSite({
    'content/pages/index.tsx': '/* a */\n\nfunction load() {\n  await nothing();\n}\n',
  });
  const file = `${root}/content/pages/index.tsx`;
  const message = `[PARSE_ERROR] \`await\` is only allowed in functions\n  ╭─[ ${file}:2:3 ]\n  │\n2 │   await nothing();\n  │   ──┬──\n  │ Help: Remove this \`await\`\n───╯\n`;
  expect(await readBuildProblems(buildError({ message, code: 'PARSE_ERROR' }), root)).toEqual([
    {
      code: 'app-build-failed',
      severity: 'error',
      message: '`await` is only allowed in functions.',
      hint: 'Remove this `await`.',
      file: 'content/pages/index.tsx',
      line: 4,
    },
  ]);
});

test('an import that leads nowhere is found where it is written, not where the compiled code has it', async () => {
  const root = await writeSite({
    'content/pages/index.tsx': "/* a */\n\nimport { nope } from './missing.tsx';\n",
  });
  const file = `${root}/content/pages/index.tsx`;
  const problems = await readBuildProblems(
    buildError(
      {
        message: `[UNRESOLVED_IMPORT] Could not resolve './missing.tsx' in ${file}\n ╭─[ ${file}:1:8 ]\n`,
        code: 'UNRESOLVED_IMPORT',
        exporter: './missing.tsx',
      },
      { message: `[vite]: Rolldown failed to resolve import "kiln" from "${file}".` },
    ),
    root,
  );
  expect(problems).toMatchObject([
    { message: "Could not resolve './missing.tsx'.", file: 'content/pages/index.tsx', line: 3 },
    { message: expect.stringContaining('"kiln"'), file: 'content/pages/index.tsx' },
  ]);
});

test('an error that says nothing of the code is thrown on', async () => {
  await expect(readBuildProblems(new Error('No space left.'), '/site')).rejects.toThrow('No space');
});

test('a mistake in a style sheet is reported at its place', async () => {
  const css = '.a {\n  color: red;\n}\n\n.b::before:: {\n  color: blue;\n}\n';
  const root = await writeSite({ 'content/pages/index.css': css });
  const file = `${root}/content/pages/index.css`;
  const place = { code: 'app-build-failed', severity: 'error', file: 'content/pages/index.css' };
  const parsed = {
    message: `[postcss] postcss-modules-local-by-default: ${file}:5:6: Expected a pseudo-class.`,
    reason: 'Expected a pseudo-class.',
    code: 'PLUGIN_ERROR',
    loc: { file, line: 5, column: 5 },
  };
  expect(await readBuildProblems(buildError(parsed), root)).toEqual([
    { ...place, message: 'Expected a pseudo-class.', line: 5, column: 6 },
  ]);
  // The minifier sees all style sheets as one text without file names.
  const minified = {
    message: '[lightningcss minify] Invalid token in pseudo element: WhiteSpace(" ")\n406 |  }',
    code: 'PLUGIN_ERROR',
    loc: { line: 8, column: 17 },
    source: `body {\n}\n\n ${css.replaceAll('\n', '\n ')}`,
  };
  expect(await readBuildProblems(buildError(minified), root)).toEqual([
    { ...place, message: 'Invalid token in pseudo element: WhiteSpace(" ").', line: 5 },
  ]);
});
