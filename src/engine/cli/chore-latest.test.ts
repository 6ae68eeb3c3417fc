import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, site } from './chore-test-support.ts';

/** A category with a generated index as its page. */
const category = (slug: string, item: string) =>
  `{ type: 'category', label: '${slug}', link: { type: 'generated-index', slug: '${slug}' }, items: ['${item}'] }`;

test('an index of a category that only the old version has is redirected to it, as pages are', async () => {
  const root = await site({
    'content/docs/versions.ts':
      "export default [\n  { label: '2.x', dir: 'v2', path: 'v2', release: '2.0.0' },\n  { label: '1.x', dir: 'v1', path: '', release: '1.0.0', isLast: true },\n];\n",
    'content/docs/v1/sidebar.ts': `export default { docs: ['index', ${category('all', 'server/routers')}, ${category('basics', 'index')}, ${category('soon', 'plan')}] };\n`,
    'content/docs/v1/plan.mdx': '---\ndraft: true\n---\n\nText.\n',
    'content/docs/v2/sidebar.ts': `export default { docs: [${category('basics', 'index')}] };\n`,
    'content/docs/v2/index.mdx': '# Start\n',
    'content/docs/v2/server/routers.mdx': '# Routers\n',
  });
  const { out } = await run(root, 'latest version v2');
  expect(out.filter((line) => line.includes('has no such page'))).toEqual([
    '  - /docs/all leads to /docs/v1/all now, because 2.x has no such page.',
  ]);
  expect(await readFile(join(root, 'content/redirects.tsv'), 'utf8')).toBe(
    'from\tto\n/docs/all\t/docs/v1/all\n/docs/v2\t/docs\n/docs/v2/*\t/docs/*\n/old\t/docs/server/routers\n',
  );
});
