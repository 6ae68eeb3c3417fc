import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../testing/load-test-site.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];

function git(root: string, ...args: string[]): void {
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
}

async function committedSite(): Promise<string> {
  const root = await writeSite(
    docsSite({
      'site.config.ts': siteConfig("  docs: {},\n  blog: { description: 'News.' },\n"),
      'content/blog/authors.yml': 'wren:\n  name: Wren\n',
      'content/blog/2025-01-02-hello.mdx':
        '---\ntitle: Hello\ndate: 2025-01-02\nauthors: [wren]\n---\n\nHi.\n',
      'content/docs/v1/a.mdx': '# A\n',
      'content/docs/v1/server/caching.mdx': '# Caching\n',
      'content/docs/v1/server/named.mdx': '---\nslug: /by-slug\n---\n\n# Named\n',
      'content/docs/v1/server/plan.mdx': '---\ndraft: true\n---\n\n# Plan\n',
      'content/docs/v1/_part.mdx': 'A part.\n',
    }),
  );
  git(root, 'init', '-q');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'first');
  return root;
}

const found = async (root: string) =>
  (await loadFolder(root)).problems
    .filter(({ code }) => code === 'page-gone')
    .map(({ message, hint, severity, file }) => [severity, file, message, hint].join(' | '));

test('a page that was moved or removed by hand asks for its redirect', async () => {
  const root = await committedSite();
  expect(await found(root)).toEqual([]);

  await mkdir(join(root, 'content/docs/v1/guides'));
  const folder = join(root, 'content/docs/v1');
  await rename(join(folder, 'server/caching.mdx'), join(folder, 'guides/caching.mdx'));
  for (const file of ['server/named.mdx', 'server/plan.mdx', '_part.mdx']) {
    await rm(join(folder, file));
  }
  await rm(join(root, 'content/blog/2025-01-02-hello.mdx'));
  const line = (from: string, file: string, to: string) =>
    `warning | content/redirects.tsv | ${from} was a page (${file}), but now leads nowhere. | Add a line to content/redirects.tsv, with a tab between: ${from}\t${to}`;
  expect(await found(root)).toEqual([
    line('/blog/hello', 'content/blog/2025-01-02-hello.mdx', '/blog'),
    line('/docs/by-slug', 'content/docs/v1/server/named.mdx', '/docs/a'),
    line('/docs/server/caching', 'content/docs/v1/server/caching.mdx', '/docs/guides/caching'),
  ]);

  // A commit does not make a page forgotten.
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'second');
  expect(await found(root)).toHaveLength(3);

  await writeFile(
    join(root, 'content/redirects.tsv'),
    '/docs/server/caching\t/docs/guides/caching\n/docs/by-slug\t/docs/a\n/blog/hello\t/blog\n',
  );
  expect(await found(root)).toEqual([]);
});

test('a page that came back, and a site without a history, ask for nothing', async () => {
  const root = await committedSite();
  const file = join(root, 'content/docs/v1/a.mdx');
  await rm(file);
  git(root, 'commit', '-qam', 'second');
  expect(await found(root)).toHaveLength(1);
  await writeFile(file, '# A\n');
  expect(await found(root)).toEqual([]);
  await rm(file);
  await rm(join(root, '.git'), { recursive: true });
  expect(await found(root)).toEqual([]);
});
