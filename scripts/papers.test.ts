import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

const papers = [
  'README.md',
  'ARCHITECTURE.md',
  'BENCHMARKS.md',
  'CONTRIBUTING.md',
  'ADOPTING.md',
  'DEPLOYING.md',
  'MIGRATING.md',
  'content/STYLE.md',
];

/** Files that readers create, or that only a build has. */
const notHere =
  /^(?:content\/docs\/v12|content\/(?:static\/|partials|i18n\/)|(?:src\/ui\/mdx\/)?since|x\.test|dist\/)|[<>…]|NAME|KIND|YYYY/;

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

const layers = ['schema', 'shared', 'engine', 'ui', 'app'];

const withNames = [
  ...papers,
  'src/README.md',
  ...layers.map((layer) => `src/${layer}/README.md`),
  'tests/README.md',
];

test.each(withNames)('every file that %s names is there', async (paper) => {
  const text = (await read(paper)).replace(/^```.*?^```/gms, '');
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const paths = [...new Set(named)].filter((name) => isFile(name) && !notHere.test(name));
  const folders = paper.startsWith('src/') ? [dirname(paper)] : [];
  const missing: string[] = [];
  for (const path of paths) {
    const name = path.replace(/\/$/, '');
    const places = ['', 'src/', 'src/engine/', ...folders.map((folder) => `${folder}/`), '**/'];
    const found = await glob(
      places.flatMap((place) => [`${place}${name}`, `${place}${name}/*`]),
      { cwd: projectRoot, ignore: ['**/node_modules/**', 'dist/**'] },
    );
    if (found.length === 0) missing.push(path);
  }
  expect(missing).toEqual([]);
});

/** Whether a name is a source file or a folder: `vite/build-app.ts`, `src/ui`, `browser/`. */
function isFile(name: string): boolean {
  const isSource = /^[\w*][\w@.*{},/-]*\.(?:tsx?|js|css|tsv|mdx?)$/.test(name);
  const isFolder =
    /^(?:src|content|tests|bench|scripts|schemas|engine|ui|app|shared)\/|^\w[\w/-]*\/$/;
  return isSource || isFolder.test(name);
}

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

test('ARCHITECTURE.md lists every code of a problem, and no others', async () => {
  const architecture = await read('ARCHITECTURE.md');
  const table = architecture.slice(architecture.indexOf('## Appendix: error codes'));
  const listed = [...table.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code);
  const files = await glob('src/**/*.{ts,tsx,js}', {
    cwd: projectRoot,
    ignore: ['**/*.test.*', '**/testing/**', '**/*-support.ts'],
  });
  const text = (await Promise.all(files.map(read))).join('\n');
  const made = [...text.matchAll(/(?:\bcode: |\bSiteError\(\s*)'([a-z]+(?:-[a-z]+)+)'/g)];
  const codes = new Set(made.map(([, code = '']) => code));
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => !listed.includes(code)).sort()).toEqual([]);
  // Some are composed: `duplicate-${field}`.
  const isMade = (code: string) =>
    new RegExp(`(?<![\\w-])(?:${code}|${code.split('-')[0]}-\\$\\{\\w+\\})(?![\\w-])`).test(text);
  expect(listed.filter((code) => !isMade(code))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('ARCHITECTURE.md says what each layer may import as the lint rules do', async () => {
  const architecture = await read('ARCHITECTURE.md');
  const table = architecture.slice(architecture.indexOf('## Layers')).split('\n\n')[1] ?? '';
  const rows = table.split('\n').slice(2);
  const { overrides } = JSON.parse(await read('biome.json'));
  expect(rows.length).toBe(layers.length + 1);
  for (const row of rows) {
    const [layer = '', ...allowed] = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const override = overrides.find(({ includes }: { includes: string[] }) =>
      includes[0]?.startsWith(layers.includes(layer) ? `src/${layer}/**` : `${layer}/**`),
    );
    const { group } = override.linter.rules.style.noRestrictedImports.options.patterns[0];
    const open = layers.filter((name) => name !== layer && !group.includes(`#${name}/**`));
    expect(allowed.sort(), layer).toEqual(open.sort());
  }
});
