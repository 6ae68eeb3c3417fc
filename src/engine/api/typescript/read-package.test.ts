import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../../testing/write-site.ts';
import { type BuiltApi, buildApi } from './build-api.ts';

const files: Record<string, string> = {
  'node_modules/tides/package.json': JSON.stringify({
    name: 'tides',
    version: '2.0.0',
    description: 'Tides of all harbours',
    repository: { url: 'git+https://example.com/tides.git', directory: 'packages/tides' },
    exports: {
      '.': { types: './dist/index.d.ts' },
      './none': './none.js',
    },
  }),
  'node_modules/tides/src/index.ts': 'export {\n  /** @deprecated use `high` */\n  old,\n};\n',
  'node_modules/tides/src/high.ts': '\n\nexport function high() {}\n',
  'node_modules/tides/dist/index.d.ts': [
    "export { high, old } from './high';",
    "export type { Harbour } from './high';",
  ].join('\n'),
  'node_modules/tides/dist/high.d.ts': [
    "import type { Missing } from 'nowhere';",
    'interface Hidden { depth: number; twin?: Harbour }',
    'export interface Harbour<TName extends string = string> extends Hidden {',
    '  /** What it is **called**.',
    "   * @default 'port'",
    '   */',
    '  name?: TName;',
    '  /** @internal */ _id: Missing;',
    '}',
    '/**',
    ' * When the water is high, see {@link Harbour} and {@link https://example.com/moon the moon}.',
    ' * @param harbour where to look',
    ' * @returns hours from now on',
    " * @example high({ name: 'port' })",
    ' * @see https://example.com/see',
    ' */',
    'export declare function high(harbour: Harbour, signal?: AbortSignal): Promise<Partial<Hidden>>;',
    'export declare const old: typeof high;',
  ].join('\n'),
};

let folder: string;
let api: BuiltApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'));
  await writeFiles(folder, files);
  api = await buildApi({ folder, packages: ['tides'], basePath: '/docs/typedoc', file: 'p.json' });
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const symbol = (name: string) => api.reference.symbols.find((it) => it.name === name);

test('[D7] a comment becomes text, parameters, examples and links', () => {
  const high = symbol('high');
  expect(high?.summary).toBe('When the water is high, see Harbour and the moon.');
  expect(high?.docs).toContain('<a href="/docs/typedoc/tides/Harbour"><code>Harbour</code></a>');
  expect(high?.docs).toContain('<a href="https://example.com/moon">the moon</a>');
  expect(high?.parameters.map(({ name, docs, isOptional }) => [name, docs, isOptional])).toEqual([
    ['harbour', '<p>where to look</p>', false],
    ['signal', '', true],
  ]);
  expect(high?.returns?.docs).toBe('<p>hours from now on</p>');
  // A scrollable element is a stop for the Tab key.
  expect(high?.examples[0]).toContain('<pre data-watch-overflow="Code: ts"><code>');
  expect(high?.see).toEqual(['<a href="https://example.com/see">https://example.com/see</a>']);
});

test('[D7] names of the platform and of the language lead to their documentation', () => {
  const { html = '' } = symbol('high')?.code ?? {};
  expect(html).toContain('https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal');
  expect(html).toContain('Web/JavaScript/Reference/Global_Objects/Promise');
  expect(html).toContain('utility-types.html#partialtype');
});

test('[D7] a type that is not exported is on the page that names it', () => {
  expect(symbol('high')?.code.html).toContain('href="#internal-Hidden"');
  expect(symbol('high')?.internals.map(({ anchor }) => anchor)).toEqual(['internal-Hidden']);
});

test('[D7] members are own or inherited, internal ones are known', () => {
  const harbour = symbol('Harbour');
  expect(harbour?.members.map(({ name, isInternal }) => [name, isInternal])).toEqual([
    ['name', false],
    ['_id', true],
  ]);
  expect(harbour?.members[0]?.default).toBe("<code>'port'</code>");
  expect(harbour?.inherited).toMatchObject([
    { from: 'Hidden', members: [{ name: 'depth' }, { name: 'twin' }] },
  ]);
});

test('[D7] a member whose type is one name knows its page', () => {
  const harbour = symbol('Harbour');
  const [depth, twin] = harbour?.inherited[0]?.members ?? [];
  expect(twin?.typePath).toBe('/docs/typedoc/tides/Harbour');
  expect([harbour?.members[0]?.typePath, depth?.typePath]).toEqual([undefined, undefined]);
});

test('[D7] a deprecation at the export is kept, and the source is found at the tag of the release', () => {
  expect(symbol('old')?.deprecated).toBe('use <code>high</code>');
  expect(symbol('high')?.source?.href).toBe(
    'https://example.com/tides/blob/v2.0.0/packages/tides/src/high.ts#L3',
  );
});

test('[D7] entries without types and types that are missing are problems that name them', () => {
  expect(
    api.problems.map(({ code, severity, message }) => `${severity} ${code} ${message}`),
  ).toEqual([
    'error api-entry-without-types The API reference cannot read "tides/none": it has no types.',
    'warning api-type-missing The declaration of Harbour (tides) names the type "Missing", which cannot be found.',
  ]);
});
