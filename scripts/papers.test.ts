import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

const papers = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'ADOPTING.md',
  'DEPLOYING.md',
  'MIGRATING.md',
  'content/STYLE.md',
];

/** Files that a reader of the papers makes, or that only a build has. */
const notHere =
  /^(?:content\/docs\/v12|content\/(?:static\/|partials)|src\/ui\/mdx\/since)|[<>…]|NAME|KIND|YYYY/;

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

test.each(papers)('every file that %s names is there', async (paper) => {
  const text = await read(paper);
  const named = [...text.matchAll(/`((?:src|content|tests|bench|scripts|schemas)\/[^`\s]*)`/g)];
  const paths = [...new Set(named.map(([, path = '']) => path))].filter(
    (path) => !notHere.test(path),
  );
  const missing: string[] = [];
  for (const path of paths) {
    const found = await glob([path, `${path.replace(/\/$/, '')}/**`], {
      cwd: projectRoot,
      ignore: ['**/node_modules/**'],
    });
    if (found.length === 0) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test('every test that README.md says holds a promise is there, and tests something', async () => {
  const readme = await read('README.md');
  const table = readme.slice(readme.indexOf('## What we promise')).split('\n\n')[1] ?? '';
  const named = [...table.matchAll(/`([^`]+\.spec\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  for (const path of named) {
    const files = await glob(join('tests/browser', path), { cwd: projectRoot });
    const texts = await Promise.all(files.map(read));
    expect(texts.length, path).toBeGreaterThan(0);
    for (const text of texts) expect(text, path).toMatch(/^\s*test\(/m);
  }
});

test('no component but one sets HTML', async () => {
  const files = await glob('{src/ui,src/app,content}/**/*.tsx', {
    cwd: projectRoot,
    ignore: ['**/*.test.tsx', '**/node_modules/**'],
  });
  const texts = await Promise.all(files.map(read));
  expect(files.filter((_, index) => texts[index]?.includes('dangerouslySetInnerHTML'))).toEqual([
    'src/ui/primitives/raw-html.tsx',
  ]);
});

const layers = ['schema', 'shared', 'engine', 'ui', 'app'];

test.each(layers)('every file that src/%s/README.md names is there', async (layer) => {
  const text = await read(`src/${layer}/README.md`);
  const named = [...text.matchAll(/`([\w./-]*(?:\/|\.\w+))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  const isThere = (path: string) =>
    [join('src', layer, path), join('src', path), path].some((file) =>
      existsSync(join(projectRoot, file)),
    );
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every code of a problem is in the table of ARCHITECTURE.md', async () => {
  const architecture = await read('ARCHITECTURE.md');
  const table = architecture.slice(architecture.indexOf('## Errors'));
  const files = await glob('src/{engine,schema,shared}/**/*.ts', {
    cwd: projectRoot,
    ignore: ['**/*.test.ts', '**/testing/**', '**/*-support.ts'],
  });
  const codes = new Set<string>();
  for (const file of files) {
    for (const [, code = ''] of (await read(file)).matchAll(/\bcode: '([a-z]+(?:-[a-z]+)+)'/g)) {
      codes.add(code);
    }
  }
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => !table.includes(`\`${code}\``)).sort()).toEqual([]);
});
