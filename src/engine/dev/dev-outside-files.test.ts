import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { createDevSite } from './dev-site.ts';

test('redirects and parts outside of content are sources, and their edits are shown', async () => {
  const config = siteConfig(
    "  docs: {},\n  redirects: 'redirects.tsv',\n  checks: { samples: 'ignore' },\n",
  );
  const root = await writeSite(
    docsSite({
      'site.config.ts': config,
      'redirects.tsv': 'from\tto\n/old\t/docs/a\n',
      'shared/_part.mdx': 'First part.\n',
      'content/docs/v1/a.mdx': '# A\n\n<Partial src="../../../shared/_part.mdx" />\n',
    }),
  );
  const site = await createDevSite({ siteRoot: root, onProblems: () => {} });
  onTestFinished(() => site.close());
  const redirects = join(root, 'redirects.tsv');
  const part = join(root, 'shared/_part.mdx');
  expect(site.sources().files).toEqual(expect.arrayContaining([redirects, part]));
  const text = () => site.site().contents['content/docs/v1/a.mdx']?.code;
  expect(text()).toContain('First part.');
  await writeFile(part, 'Second part.\n');
  await site.reload(part);
  expect(text()).toContain('Second part.');
  await writeFile(redirects, 'from\tto\n/older\t/docs/a\n');
  await site.reload(redirects);
  expect(site.redirect('/old')).toBeUndefined();
  expect(site.redirect('/older')?.to).toBe('/docs/a');
});
