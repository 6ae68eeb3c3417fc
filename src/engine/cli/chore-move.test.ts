import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfig } from '../testing/write-site.ts';
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
  // A file in the way of a folder fails for every user, unlike a file without permissions.
  await writeFile(
    join(root, 'site.config.ts'),
    siteConfig("  docs: {},\n  redirects: 'site.config.ts/redirects.tsv',\n"),
  );
  await expect(run(root, 'move page server/routers api/define')).rejects.toThrow();
  expect(existsSync(join(root, 'content/docs/v1/server/routers.mdx'))).toBe(true);
  expect(existsSync(join(root, 'content/docs/v1/api'))).toBe(false);
  expect(await readFile(join(root, 'content/docs/v1/index.mdx'), 'utf8')).toContain(
    './server/routers.mdx',
  );
});
