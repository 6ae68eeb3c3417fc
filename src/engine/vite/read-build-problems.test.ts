import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { readBuildProblems } from './read-build-problems.ts';

function buildError(...errors: { message: string; code?: string; exporter?: string }[]): Error {
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
