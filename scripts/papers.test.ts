import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
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

/** Folders with files that authors write, of which each site, version or lesson has its own. */
const authored = /^(?:content|tests\/(?:sites|monorepo))\//;

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

const layers = ['schema', 'shared', 'engine', 'ui', 'app'];

/** All files and folders, listed once: to walk through them for each name takes minutes. */
const everything = (await find(['**'])).map((found) => found.replace(/\/$/, ''));

const readmes = await glob(['src/**/README.md', 'tests/README.md'], { cwd: projectRoot });

test.each(layers)('the layer %s has a README', (layer) => {
  expect(readmes).toContain(`src/${layer}/README.md`);
});

test.each([...papers, ...readmes])('every file that %s names is there', async (paper) => {
  const text = (await read(paper)).replace(/^```.*?^```/gms, '');
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const paths = [...new Set(named)].filter((name) => isFile(name) && !notHere.test(name));
  const unclear: Record<string, string[]> = {};
  for (const path of paths) {
    const name = path.replace(/\/$/, '');
    const near = await find(placesOf(paper).map((place) => join(place, name)));
    if (near.length > 0) continue;
    const anywhere = isDynamicPattern(name)
      ? await find([`**/${name}`])
      : everything.filter((found) => found === name || found.endsWith(`/${name}`));
    // Elsewhere, a reader finds only the one file of its name; authors write many of a kind.
    const folders = new Set(anywhere.filter((found) => !authored.test(found)).map(dirname));
    const isClear = anywhere.length > 0 && folders.size < 2;
    if (!isClear) unclear[path] = anywhere;
  }
  expect(unclear).toEqual({});
});

function find(patterns: string[]): Promise<string[]> {
  const ignore = ['**/node_modules/**', 'dist/**'];
  return glob(patterns, { cwd: projectRoot, ignore, onlyFiles: false, expandDirectories: false });
}

/** The folders from which a paper may name files: the project's, `src`, and its own up to there. */
function placesOf(paper: string): string[] {
  // The table of README.md says so above its column.
  const places = ['', 'src', ...(paper === 'README.md' ? ['tests/browser'] : [])];
  for (let folder = dirname(paper); folder !== '.' && folder !== 'src'; folder = dirname(folder)) {
    places.push(folder);
  }
  return places;
}

/** Whether a name is a source file or a folder: `vite/build-app.ts`, `src/ui`, `browser/`. */
function isFile(name: string): boolean {
  const isSource = /^[\w*][\w@.*{},/-]*\.(?:tsx?|js|css|tsv|mdx?)$/.test(name);
  const isFolder =
    /^(?:src|content|tests|bench|scripts|schemas|engine|ui|app|shared)\/|^\w[\w/-]*\/$/;
  return isSource || isFolder.test(name);
}

test('every test that README.md lists for a promise exists, and tests something', async () => {
  const readme = await read('README.md');
  const table = readme.slice(readme.indexOf('## Our promises')).split('\n\n')[1] ?? '';
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
