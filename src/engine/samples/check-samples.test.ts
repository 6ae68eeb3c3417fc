import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { writeFiles, writeSite } from '../testing/write-site.ts';
import { checkSamples } from './check-samples.ts';
import { fence, shortly } from './samples-test-support.ts';
import type { TypeScriptKind } from './type-checker.ts';

const TEST_TIMEOUT_MS = 120_000;
const versions = [{ label: '1.x', folder: 'content/docs/v1', isLast: true }];
const file = 'content/docs/v1/page.mdx';
const sample = (code: string, meta = ''): ContentCodeBlock => fence(code, { file, meta });

let siteRoot = '';

beforeAll(async () => {
  siteRoot = await mkdtemp(join(tmpdir(), 'samples-'));
  await write('content/docs/v1/package.json', '{ "type": "module", "dependencies": {} }');
  await write('content/docs/v1/fixtures/kiln.ts', 'export const kiln = { degrees: 1060 };\n');
});
afterAll(() => rm(siteRoot, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFiles(siteRoot, { [path]: text });

async function check(
  blocks: ContentCodeBlock[],
  options: { cache?: ContentCache; typescript?: TypeScriptKind } = {},
) {
  const { cache = memoryCache(), ...rest } = options;
  return checkSamples({ siteRoot, cache, blocks, versions, ...rest });
}

describe('expected errors', () => {
  test(
    'one that occurs is a note below its line and no problem',
    async () => {
      const block = sample("// @errors: 2322\nconst cone: number = 'six';\n");
      const { problems, annotations } = await check([block]);
      expect(problems).toEqual([]);
      expect(annotations.get(block)?.[0]?.notes).toMatchObject([
        { kind: 'error', line: 0, column: 6, code: 2322 },
      ]);
    },
    TEST_TIMEOUT_MS,
  );

  test.each(['native', 'js'] as const)(
    'none names a folder of this machine (%s)',
    async (typescript) => {
      const block = sample(
        [
          '// @filename: kiln.ts',
          'export const degrees = 1060;',
          '// @filename: use.ts',
          '// @errors: 2339',
          "import * as kiln from './kiln';",
          'kiln.cone;',
        ].join('\n'),
      );
      const { problems, annotations } = await check([block], { typescript });
      expect(problems).toEqual([]);
      const notes = annotations.get(block)?.flatMap((shown) => shown.notes);
      expect(notes?.map(({ text }) => text)).toEqual([
        `Property 'cone' does not exist on type 'typeof import("./kiln")'.`,
      ]);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'one that does not occur, and one that no reader would see, are problems',
    async () => {
      const { problems } = await check([
        sample('// @errors: 2322\nconst cone: number = 6;\n'),
        fence(
          "// @errors: 2322\nconst cone: number = 'six';\n// ---cut---\nexport const shown = cone;\n",
          {
            file: 'content/docs/v1/hidden.mdx',
          },
        ),
      ]);
      expect(problems.map(shortly)).toEqual([
        expect.stringMatching(/^sample-error-missing content\/docs\/v1\/hidden\.mdx:11:/),
        expect.stringMatching(/^sample-error content\/docs\/v1\/hidden\.mdx:12:7 /),
        expect.stringMatching(/^sample-error-missing content\/docs\/v1\/page\.mdx:11:/),
      ]);
    },
    TEST_TIMEOUT_MS,
  );
});

test(
  'files of one sample see each other; an error has its line in the page',
  async () => {
    const code = [
      '// @filename: glaze.ts',
      "export const glaze = { name: 'celadon' };",
      '// @filename: use.ts',
      "import { glaze } from './glaze';",
      '',
      'export const count: number = glaze.name;',
      '',
    ].join('\n');
    const { problems } = await check([sample(code)]);
    expect(problems.map(shortly)).toEqual([
      expect.stringContaining(`sample-error ${file}:16:14 Type 'string' is not assignable`),
    ]);
    expect(problems[0]?.hint).toContain('line 3 of use.ts');
  },
  TEST_TIMEOUT_MS,
);

test(
  'a fixture that changes is a problem of the samples that include it',
  async () => {
    const cache = memoryCache();
    const blocks = [sample('// @include: kiln\nexport const hot: number = kiln.degrees;\n')];
    expect((await check(blocks, { cache })).problems).toEqual([]);
    await write('content/docs/v1/fixtures/kiln.ts', "export const kiln = { degrees: 'hot' };\n");
    const { problems } = await check(blocks, { cache });
    await write('content/docs/v1/fixtures/kiln.ts', 'export const kiln = { degrees: 1060 };\n');
    expect(problems.map(shortly)).toEqual([
      expect.stringMatching(/^sample-error \S+page\.mdx:12:14 Type 'string' is not assignable/),
    ]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'what is known is not compiled again, and an edit compiles what it touches',
  async () => {
    const cache = memoryCache();
    const blocks = ['1', '2', '3'].map((value) => sample(`export const cone = ${value};\n`));
    expect((await check(blocks, { cache })).stats.checked).toBe(3);
    const again = await check(blocks, { cache });
    expect(again.stats).toMatchObject({ checked: 0 });
    expect(again.stats.typescript).toBeUndefined();
    const edited = [...blocks.slice(1), sample("export const cone: string = 'six';\n")];
    expect((await check(edited, { cache })).stats.checked).toBe(1);
  },
  TEST_TIMEOUT_MS,
);

test(
  'both compilers find the same problems, hovers and notes',
  async () => {
    const blocks = [
      sample("const wrong: number = 'three';\n"),
      sample(
        'export function fire(degrees: number) {\n  return { degrees };\n}\nfire(1);\n// ^?\n',
      ),
      sample("// @errors: 2345\nMath.max('1');\n"),
      sample('const broken = (;\n'),
      sample("const text = 'a';\ntext.toUpp\n//       ^|\n"),
    ];
    const [native, js] = await Promise.all([
      check(blocks, { typescript: 'native' }),
      check(blocks, { typescript: 'js' }),
    ]);
    expect(native.stats.typescript).toBe('native');
    expect(js.stats.typescript).toBe('js');
    expect(js.problems.map(shortly)).toEqual(native.problems.map(shortly));
    expect([...js.annotations.values()]).toEqual([...native.annotations.values()]);
  },
  TEST_TIMEOUT_MS,
);

test('packages that are named and not installed are one clear problem', async () => {
  const other = await writeSite({
    'content/docs/v1/package.json': '{ "dependencies": { "@trpc/server": "11.6.0" } }',
  });
  const { problems } = await checkSamples({
    siteRoot: other,
    cache: memoryCache(),
    blocks: [sample("import '@trpc/server';\n")],
    versions,
  });
  expect(problems).toMatchObject([
    { code: 'sample-release-missing', hint: expect.stringContaining('npm ci') },
  ]);
});

test(
  'a directive that means nothing, and code that changes the world, are refused',
  async () => {
    const { problems } = await check([
      sample('// @error: 2322\nexport const a = 1;\n'),
      fence('declare global {\n  var kiln: number;\n}\nexport {};\n', {
        file: 'content/docs/v1/world.mdx',
      }),
    ]);
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['sample-directive', expect.stringContaining('@errors')],
      ['sample-ambient', expect.stringMatching(/\S/)],
    ]);
  },
  TEST_TIMEOUT_MS,
);
