import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { codeProblem } from './code-problem.ts';

const page = "import { a } from './gone.ts';\n\nexport default () => <p>{a}</p>;\n";

async function problemOf(errorAt: (file: string) => { message: string }) {
  const siteRoot = await writeSite({ 'content/pages/index.tsx': page, 'content/a.css': 'a {\n' });
  const file = join(siteRoot, 'content/pages/index.tsx');
  return codeProblem({ error: errorAt(file), siteRoot });
}

const missing = {
  message: '"./gone.ts" is imported but cannot be found.',
  file: 'content/pages/index.tsx',
  line: 1,
  column: 19,
  frame: expect.stringContaining("> 1 | import { a } from './gone.ts';"),
};

test.each([
  [
    'for a browser',
    (file: string) => `Failed to resolve import "./gone.ts" from "${file}". Does the file exist?`,
  ],
  [
    'on the server',
    (file: string) =>
      `Failed to load url ./gone.ts (resolved id: ./gone.ts) in ${file}. Does the file exist?`,
  ],
  ['of a package', (file: string) => `Cannot find module './gone.ts' imported from '${file}'`],
])(
  '[V5] an import that leads nowhere has the place where it is written: %s',
  async (_, message) => {
    expect(await problemOf((file) => ({ message: message(file) }))).toMatchObject(missing);
  },
);

test('[V5] a style sheet that cannot be read has the place of the compiler', async () => {
  const found = await problemOf((file) => ({
    message: `[postcss] ${join(file, '../../a.css')}:1:1: Unclosed block`,
  }));
  expect(found).toMatchObject({
    message: 'The style sheet cannot be read: Unclosed block.',
    file: 'content/a.css',
    line: 1,
    column: 1,
  });
});

test('[V5] code that cannot be parsed has the place of the compiler, without its colors', async () => {
  const found = await problemOf((file) => ({
    message: `Transform failed with 1 error:\n\n\x1b[31m[PARSE_ERROR] \x1b[0mUnexpected token\n   \x1b[38m╭\x1b[0m─[ content/pages/index.tsx:3:22 ]\n   │\n`,
    id: `${file}?t=1`,
  }));
  expect(found).toMatchObject({
    message: 'The code cannot be read: Unexpected token.',
    file: 'content/pages/index.tsx',
    line: 3,
    column: 22,
  });
});

test('of a file of this project the path begins there', async () => {
  const siteRoot = await writeSite({});
  const message = `[postcss] ${projectRoot}/src/app/app.css:1:1: Unclosed block`;
  expect(await codeProblem({ error: { message }, siteRoot })).toMatchObject({
    file: 'src/app/app.css',
  });
});

test('what a page throws while it is drawn is no mistake in code', async () => {
  expect(await problemOf(() => new Error('Low tide.'))).toBeUndefined();
  expect(await problemOf(() => new Error('Cannot find the tide in /docs'))).toBeUndefined();
});
