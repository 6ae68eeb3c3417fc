import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, site } from './chore-test-support.ts';

test('a link is found in every form in which the build resolves it', async () => {
  const root = await site({
    'content/docs/v1/server/links.mdx':
      '# Links\n\n[a](./routers) [b](routers#a) [c](/docs/server/routers/?x) [d](/server/routers.mdx)\n',
    'content/docs/v1/server/routers.mdx': '## A {#a}\n\n[Start](../index) [a](./links#b)\n',
  });
  const target = { 'redirect-to': '/docs' };
  const removed = await run(root, 'remove page server/routers', target, { dryRun: true });
  const place = '  - content/docs/v1/server/links.mdx:3 links to it:';
  expect(removed.out.slice(-4)).toEqual([
    `${place} ./routers`,
    `${place} routers#a`,
    `${place} /docs/server/routers/?x`,
    `${place} /server/routers.mdx`,
  ]);

  expect((await run(root, 'move page server/routers guides/api/routing')).code).toBe(0);
  const read = (file: string) => readFile(join(root, 'content/docs/v1', file), 'utf8');
  expect(await read('server/links.mdx')).toBe(
    '# Links\n\n[a](../guides/api/routing.mdx) [b](../guides/api/routing.mdx#a) [c](/docs/guides/api/routing?x) [d](../guides/api/routing.mdx)\n',
  );
  expect(await read('guides/api/routing.mdx')).toContain(
    '[Start](../../index) [a](../../server/links#b)',
  );
});
