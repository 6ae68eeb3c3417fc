import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { findCycles } from '#engine/vite/find-cycles.ts';

interface Import {
  from: string;
  to: string;
}

/**
 * Imports of modules in `src`, including types, as paths relative to the project's folder. Without tests and their
 * helpers.
 */
const imports: Import[] = [];
const files: string[] = [];
/** Imports from packages: file, name. */
const packages: [string, string][] = [];

beforeAll(async () => {
  const found = await glob(['src/**/*.{ts,tsx,js}'], {
    cwd: projectRoot,
    ignore: ['**/*.test.*', '**/*-test-support.*', '**/*.d.ts', 'src/engine/testing'],
  });
  files.push(...found);
  for (const from of files) {
    const text = await readFile(join(projectRoot, from), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'?\n]+)/g)) {
      if (!/^[#.]/.test(name)) packages.push([from, name]);
      if (!/^[#.]/.test(name)) continue;
      const to = name.startsWith('#')
        ? `src/${name.slice(1)}`
        : posix.normalize(posix.join(posix.dirname(from), name));
      imports.push({ from, to });
    }
  }
});

test('no folder or file imports another that leads back to it', () => {
  const parents = new Set(files.flatMap(foldersAround));
  expect(parents.size).toBeGreaterThan(80);
  expect([...parents].flatMap((parent) => findCircles(parent, imports))).toEqual([]);
});

/** The modules that use a compiler, and for what. */
const compilers: Record<string, RegExp> = {
  // The API reference.
  'src/engine/api/typescript/compiler.ts': /^typescript-js$/,
  // The two back ends of samples, behind `samples/type-checker.ts`.
  'src/engine/samples/typescript-js.ts': /^typescript-js$/,
  'src/engine/samples/typescript-native.ts': /^typescript\/unstable\//,
  // An assistant's snippet is parsed before it is compiled, and so are the declarations of its names.
  'src/engine/mcp/vet-snippet.ts': /^typescript-js$/,
  'src/engine/mcp/find-declarations.ts': /^typescript-js$/,
  // The playground includes a compiler in the browser.
  'src/engine/playground/collect-declarations.ts': /^typescript-js$/,
};
const PLAYGROUND = 'src/ui/playground/compiler/';

test('nothing else in src imports a compiler', () => {
  const calls = [...packages].filter(([, name]) => /^typescript(?:-js)?(?:\/|$)/.test(name));
  expect(calls.map(([from]) => from)).toEqual(expect.arrayContaining(Object.keys(compilers)));
  const isMeant = ([from, name]: [string, string]) =>
    compilers[from]?.test(name) || (from.startsWith(PLAYGROUND) && name === 'typescript-js');
  expect(calls.filter((it) => !isMeant(it))).toEqual([]);
});

const MAX_LINES = 250;

/** Files that are one table or one list of types, which splitting would only hide. */
const data = [
  'src/engine/cache/producers.ts',
  'src/shared/strings/en/explorable.ts',
  'src/shared/mdx-components.ts',
  'src/shared/page-data.ts',
];

test('no file is longer than 250 lines', async () => {
  const all = await glob('{src,bench,scripts,tests}/**/*.{ts,tsx,js,css}', {
    cwd: projectRoot,
    // Fixtures are data.
    ignore: ['tests/sites', '**/node_modules', '**/*.d.ts'],
  });
  expect(all).toEqual(expect.arrayContaining([...data, 'scripts/structure.test.ts']));
  const counted = all
    .filter((file) => !data.includes(file))
    .map(async (file) => {
      const text = await readFile(join(projectRoot, file), 'utf8');
      return [file, text.split('\n').length - 1] as const;
    });
  const lengths = await Promise.all(counted);
  expect(lengths.filter(([, lines]) => lines > MAX_LINES)).toEqual([]);
});

test('constants for maxima begin with MAX_', async () => {
  const all = await glob('{src,bench,scripts,tests}/**/*.{ts,tsx,js}', {
    cwd: projectRoot,
    ignore: ['tests/sites', '**/node_modules'],
  });
  const texts = await Promise.all(all.map((file) => readFile(join(projectRoot, file), 'utf8')));
  const others =
    /\bconst (?:(?:MOST|LONGEST|LARGEST)_\w+|\w+_LIMIT|MAXIMUM\w*)\b|^const (?:most|longest|largest)\w* = \d/gm;
  const calledOtherwise =
    /\/\*\*\s(?:\s*\* )?Maximum(?:(?!\*\/)[\s\S])*\*\/\n(?:export )?const (?!MAX_)\w+ = /g;
  expect(texts.some((text) => /\bconst MAX_\w+ = /.test(text))).toBe(true);
  expect(texts.flatMap((text) => text.match(others) ?? [])).toEqual([]);
  expect(texts.flatMap((text) => text.match(calledOtherwise) ?? [])).toEqual([]);
});

test('constants for times name their unit', async () => {
  const all = await glob('{src,bench,scripts,tests}/**/*.{ts,tsx,js}', {
    cwd: projectRoot,
    ignore: ['tests/sites', '**/node_modules'],
  });
  const texts = await Promise.all(all.map((file) => readFile(join(projectRoot, file), 'utf8')));
  const unnamed =
    /\/\*\*(?:(?!\*\/)[\s\S])*\bin milliseconds\b(?:(?!\*\/)[\s\S])*\*\/\n(?:export )?const [A-Z]\w*(?<!_MS) = /g;
  expect(texts.some((text) => /\bconst \w+_MS = /.test(text))).toBe(true);
  expect(texts.flatMap((text) => text.match(unnamed) ?? [])).toEqual([]);
});

test('a circle between folders is found, however it is closed', () => {
  const made = [
    { from: 'src/ui/code/a.ts', to: 'src/ui/mdx/b.ts' },
    { from: 'src/ui/mdx/b.ts', to: 'src/ui/table.ts' },
    { from: 'src/ui/table.ts', to: 'src/ui/code/other.ts' },
    { from: 'src/ui/page.ts', to: 'src/ui/code/a.ts' },
  ];
  expect(findCircles('src/ui', made)).toEqual([
    'src/ui: code -> mdx -> table.ts -> code (a.ts imports b.ts)',
  ]);
  expect(findCircles('src/ui', made.slice(1))).toEqual([]);
});

function foldersAround(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAround(folder)];
}

/** The import cycles between the direct children of a folder, each once. */
function findCircles(parent: string, all: Import[]): string[] {
  const nameOf = (file: string) =>
    file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
  const edges = new Map<string, Map<string, Import>>();
  for (const it of all) {
    const [from, to] = [nameOf(it.from), nameOf(it.to)];
    if (from === undefined || to === undefined || from === to) continue;
    edges.set(from, (edges.get(from) ?? new Map<string, Import>()).set(to, it));
  }
  const graph = new Map([...edges].map(([from, to]) => [from, [...to.keys()]]));
  return findCycles(graph).map((circle) => {
    const [first = '', next = ''] = circle;
    const it = edges.get(first)?.get(next);
    const why = `${posix.basename(it?.from ?? '')} imports ${posix.basename(it?.to ?? '')}`;
    return `${parent}: ${circle.join(' -> ')} (${why})`;
  });
}
