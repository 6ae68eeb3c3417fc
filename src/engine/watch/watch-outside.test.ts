import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadFolder } from '../testing/load-test-site.ts';
import { compiled } from '../testing/stub-compile.ts';
import { docsSite, siteConfig, writeFiles, writeSite } from '../testing/write-site.ts';
import { watchSite } from './watch-site.ts';

/** Watches a site whose redirects, and two files of whose page, are not in `content`. */
async function watchOutside(files: Record<string, string> = {}) {
  const root = await writeSite(
    docsSite({
      'site.config.ts': siteConfig("  docs: {},\n  redirects: 'redirects.tsv',\n"),
      'content/docs/v1/a.mdx': '# A\n',
      ...files,
    }),
  );
  const dependencies = ['shared/_part.mdx', 'images/deep/a.png'];
  const { inputs } = await loadFolder(root, { compile: async () => compiled({ dependencies }) });
  const seen: string[] = [];
  const watcher = await watchSite({
    siteRoot: root,
    onChange: ({ file, part, event }) => seen.push(`${file} ${part} ${event}`),
    onError(error) {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  expect(await watcher.watchAlso(inputs)).toBe(true);
  const until = (line: string) => vi.waitFor(() => expect(seen).toContain(line), 5000);
  return { root, seen, until };
}

test('tells of redirects, parts and images outside of content, and of nothing beside them', async () => {
  const { root, seen, until } = await watchOutside({
    'redirects.tsv': 'from\tto\n',
    'shared/_part.mdx': 'A part.\n',
    'shared/other.mdx': 'Another.\n',
    'images/deep/a.png': 'a',
  });
  await writeFiles(root, {
    'shared/other.mdx': 'Changed.\n',
    'redirects.tsv': 'from\tto\n/old\t/docs/a\n',
    'shared/_part.mdx': 'Changed.\n',
    'images/deep/a.png': 'ab',
  });
  await until('redirects.tsv content change');
  await until('shared/_part.mdx content change');
  await until('images/deep/a.png content change');
  expect(seen).toHaveLength(3);
});

test('tells of files outside of content that were missing, also in folders that come and go', async () => {
  const { root, seen, until } = await watchOutside({ 'shared/_part.mdx': 'A part.\n' });
  await writeFiles(root, { 'redirects.tsv': 'from\tto\n', 'images/deep/a.png': 'a' });
  await until('redirects.tsv content add');
  await until('images/deep/a.png content add');
  await rm(join(root, 'shared'), { recursive: true });
  await until('shared/_part.mdx content unlink');
  await mkdir(join(root, 'shared'));
  await writeFile(join(root, 'shared/_part.mdx'), 'A part.\n');
  await until('shared/_part.mdx content add');
  expect(seen).toHaveLength(4);
});
