import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { blogFrontMatterSchema } from '#schema/blog-front-matter.ts';
import { sidebarsConfigSchema } from '#schema/sidebar-config.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import type { CompiledMdx } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { en } from '#shared/strings/en.ts';
import type { MdxInput } from './mdx/compile-mdx.ts';
import { markdownWords } from './mdx/markdown-words.ts';
import { findIssues } from './problems/find-issues.ts';
import { locateInModule } from './problems/locate-in-module.ts';
import { projectRoot } from './project-root.ts';
import { damage, damages } from './testing/damage.ts';
import { loadFolder } from './testing/load-test-site.ts';
import type { ParseInput } from './testing/parse-content-task.ts';
import { createTestThread } from './testing/run-in-thread.ts';
import { smallSite } from './testing/small-site.ts';
import { writeSite } from './testing/write-site.ts';
import { textOfBytes } from './text/read-text.ts';

/**
 * Damages real files at random: the engine must always return problems that name a file. `FUZZ_RUNS=20000 npx vitest
 * run src/engine/damaged-content` runs longer, `FUZZ_SEED` repeats a run.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 20_251_122);
const parameters = (share: number) => ({
  seed,
  numRuns: Math.ceil(runs * share),
  verbose: 1 as const,
});

const compiler = createTestThread<MdxInput, CompiledMdx>({
  module: 'compile/compile-task.ts',
  longest: 30_000,
});
const parser = createTestThread<ParseInput, Problem[]>({
  module: 'testing/parse-content-task.ts',
  longest: 10_000,
});
afterAll(() => Promise.all([compiler.close(), parser.close()]));
const TEST_TIMEOUT_MS = 60_000 + runs * 100;

const pages = [
  'content/docs/v11/quickstart.mdx',
  'content/docs/v11/concepts.mdx',
  'content/docs/v11/stack.mdx',
  'content/docs/v11/further-reading.mdx',
  'content/docs/v11/server/subscriptions.mdx',
  'content/docs/v10/example-apps.mdx',
  'content/blog/2023-01-17-tinyrpc-client.mdx',
];

async function readReal(files: string[]): Promise<Map<string, Uint8Array>> {
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(projectRoot, file))] as const),
    ),
  );
}

function expectPlaced(problems: Problem[]): void {
  for (const problem of problems) {
    expect(problem.file, JSON.stringify(problem)).toBeTypeOf('string');
    expect(problem.message).not.toBe('');
    expect(problem.code, JSON.stringify(problem)).not.toBe('content-crashed');
    if (problem.line !== undefined) expect(problem.line).toBeGreaterThan(0);
    if (problem.column !== undefined) expect(problem.column).toBeGreaterThan(0);
  }
}

test('damaged pages compile, or say what is wrong', { timeout: TEST_TIMEOUT_MS }, async () => {
  const files = await readReal(pages);
  const property = fc.asyncProperty(
    fc.constantFrom(...pages),
    fc.double({ min: 0, max: 1, noNaN: true }),
    damages,
    async (file, from, list) => {
      const whole = files.get(file) ?? new Uint8Array();
      // Damaging a part of a page works as well as the whole page, and compiles in a fraction of the time.
      const begin = Math.floor(from * whole.length);
      const bytes = damage(whole.subarray(begin, begin + 1500), list);
      const { text, problems } = textOfBytes({ file, bytes });
      const compiled = await compiler.run({
        root: projectRoot,
        file,
        source: text,
        words: markdownWords(en),
      });
      expectPlaced([...problems, ...compiled.problems]);
      expect(compiled.code).toContain('MDXContent');
    },
  );
  await fc.assert(property, parameters(0.6));
});

const kinds = ['page', 'post', 'authors', 'redirects'] as const;

test('damaged front matter, authors and redirects', { timeout: TEST_TIMEOUT_MS }, async () => {
  const real = await readReal([...pages, 'content/blog/authors.yml', 'content/redirects.tsv']);
  const property = fc.asyncProperty(
    fc.constantFrom(...kinds),
    fc.constantFrom(...real.keys()),
    damages,
    async (kind, file, list) => {
      const head = (real.get(file) ?? new Uint8Array()).subarray(0, 400);
      expectPlaced(await parser.run({ kind, file, bytes: damage(head, list) }));
    },
  );
  await fc.assert(property, parameters(2));
});

test('anything that a module may export', { timeout: TEST_TIMEOUT_MS }, async () => {
  const { default: config } = await import('../../site.config.ts');
  const keys = [...Object.keys(config), '__proto__', 'constructor', 'toString', 'items', 'type'];
  const value = fc.anything({
    key: fc.constantFrom(...keys, '', '0'),
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  const part = fc.constantFrom('key' as const, 'value' as const);
  const source = `export default { ${keys.map((key) => `'${key}': { items: [{ type: 'x' }] }`)} };`;
  const property = fc.asyncProperty(
    value,
    fc.constantFrom(...keys),
    part,
    async (it, key, which) => {
      const values = [it, { ...config, [key]: it }, { docs: it }, { docs: [it] }];
      for (const schema of [siteConfigSchema, sidebarsConfigSchema, blogFrontMatterSchema]) {
        for (const each of values) {
          const result = findIssues({ schema, value: each });
          if ('data' in result) continue;
          for (const { path, message } of result.issues) {
            expect(message).not.toBe('');
            await locateInModule({ source, path, part: which });
          }
        }
      }
    },
  );
  await fc.assert(property, parameters(0.08));
});

test('the small site is sound', async () => {
  const root = await writeSite(smallSite);
  const loaded = await loadFolder(root, {
    compile: (input) => compiler.run({ root, ...input }),
  });
  expect(loaded.problems).toEqual([]);
});

test('a site with damaged files loads, and says what is wrong', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const root = await writeSite(smallSite);
  const names = fc.subarray(Object.keys(smallSite), { minLength: 1, maxLength: 3 });
  const property = fc.asyncProperty(
    names,
    fc.array(damages, { minLength: 3, maxLength: 3 }),
    async (files, lists) => {
      for (const [index, file] of files.entries()) {
        const bytes = new TextEncoder().encode(smallSite[file]);
        await writeFile(join(root, file), damage(bytes, lists[index] ?? []));
      }
      try {
        const loaded = await loadFolder(root, {
          compile: (input) => compiler.run({ root, ...input }),
        });
        expectPlaced(loaded.problems);
      } finally {
        for (const file of files) await writeFile(join(root, file), smallSite[file] ?? '');
      }
    },
  );
  await fc.assert(property, parameters(0.1));
});
