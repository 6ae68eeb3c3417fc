import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../testing/load-test-site.ts';
import { stubCompile } from '../testing/stub-compile.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { run, site } from './chore-test-support.ts';

test('a title that repeats its address is left as it is', async () => {
  const page = '# Links\n\n[r](./server/routers.mdx "see ./server/routers.mdx")\n';
  const root = await site({ 'content/docs/v1/links.mdx': page });
  await run(root, 'move page server/routers api/define');
  expect(await readFile(join(root, 'content/docs/v1/links.mdx'), 'utf8')).toBe(
    '# Links\n\n[r](./api/define.mdx "see ./server/routers.mdx")\n',
  );
});

test('a draft that moves needs no redirect', async () => {
  const root = await site({ 'content/docs/v1/plan.mdx': '---\ndraft: true\n---\n\n# Plan\n' });
  await run(root, 'move page plan plans/next');
  expect(await readFile(join(root, 'content/redirects.tsv'), 'utf8')).not.toContain('plan');
});

test('a move that fails on the way changes nothing', async () => {
  const root = await site();
  // A file in the way of a folder fails for root too, unlike a file that must not be written.
  await writeFile(
    join(root, 'site.config.ts'),
    siteConfig("  docs: {},\n  redirects: 'site.config.ts/redirects.tsv',\n"),
  );
  await expect(run(root, 'move page server/routers api/define')).rejects.toThrow();
  expect(existsSync(join(root, 'content/docs/v1/server/routers.mdx'))).toBe(true);
  expect(await readFile(join(root, 'content/docs/v1/index.mdx'), 'utf8')).toContain(
    './server/routers.mdx',
  );
});

test('files outside of content are inputs', async () => {
  const root = await writeSite(
    docsSite({
      'site.config.ts': siteConfig("  docs: {},\n  redirects: 'redirects.tsv',\n"),
      'redirects.tsv': 'from\tto\n/x\t/docs/a\n',
      'shared/_part.mdx': 'A part.\n',
      'content/docs/v1/a.mdx': '# A\n\n<Partial src="../../../shared/_part.mdx" />\n',
    }),
  );
  const { inputs } = await loadFolder(root, {
    compile: async (input) => ({
      ...(await stubCompile(input)),
      dependencies: ['shared/_part.mdx'],
    }),
  });
  expect(inputs.files).toEqual(
    expect.arrayContaining([join(root, 'redirects.tsv'), join(root, 'shared/_part.mdx')]),
  );
});
