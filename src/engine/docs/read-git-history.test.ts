import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryCache } from '../testing/memory-cache.ts';
import { writeSite } from '../testing/write-site.ts';
import { noHistory, readGitHistory } from './read-git-history.ts';

function git(root: string, date: string, ...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, env });
}

/** A repository with three commits: two files, one changed, one added later. */
async function createRepository(): Promise<string> {
  const root = await writeSite({ 'content/a.mdx': 'a', 'content/ü.mdx': 'b', 'x.txt': 'x' });
  git(root, '2024-01-02T12:00:00Z', 'init', '-q');
  git(root, '2024-01-02T12:00:00Z', 'add', '.');
  git(root, '2024-01-02T12:00:00Z', 'commit', '-qm', 'one');
  await writeFile(`${root}/content/a.mdx`, 'changed');
  git(
    root,
    '2024-03-04T23:30:00-02:00',
    'commit',
    '-qam',
    'docs: two\n\nMore.\n\nNews: A says\n  more.',
  );
  await writeFile(`${root}/content/c.mdx`, '## C');
  git(root, '2024-05-06T12:00:00Z', 'add', '.');
  git(root, '2024-05-06T12:00:00Z', 'commit', '-qm', 'three');
  return root;
}

test('[D10] a file has the date of its last commit', async () => {
  const { updated, created } = await readGitHistory({ root: await createRepository() });
  expect(Object.fromEntries(updated)).toEqual({
    'content/a.mdx': '2024-03-04',
    'content/c.mdx': '2024-05-06',
    'content/ü.mdx': '2024-01-02',
  });
  expect(Object.fromEntries(created)).toEqual({
    'content/a.mdx': '2024-01-02',
    'content/c.mdx': '2024-05-06',
    'content/ü.mdx': '2024-01-02',
  });
});

test('changes are there newest first, with their files', async () => {
  const { changes } = await readGitHistory({ root: await createRepository() });
  expect(changes.map(({ commit: _hash, ...change }) => change)).toEqual([
    {
      time: '2024-05-06T12:00:00.000Z',
      subject: 'three',
      files: [{ file: 'content/c.mdx', isNew: true, sections: ['C'] }],
    },
    {
      time: '2024-03-05T01:30:00.000Z',
      subject: 'docs: two',
      news: 'A says more.',
      files: [{ file: 'content/a.mdx', isNew: false, sections: [''] }],
    },
    {
      time: '2024-01-02T12:00:00.000Z',
      subject: 'one',
      files: [
        { file: 'content/a.mdx', isNew: true, sections: [''] },
        { file: 'content/ü.mdx', isNew: true, sections: [''] },
      ],
    },
  ]);
  expect(changes[0]?.commit).toMatch(/^[0-9a-f]{40}$/);
});

test('[D10] a shallow clone dates what its commits have changed, and nothing else', async () => {
  const origin = await createRepository();
  const root = join(await mkdtemp(join(tmpdir(), 'shallow-')), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${origin}`, root]);
  const { updated, created, changes } = await readGitHistory({ root });
  expect(Object.fromEntries(updated)).toEqual({ 'content/c.mdx': '2024-05-06' });
  expect(Object.fromEntries(created)).toEqual({ 'content/c.mdx': '2024-05-06' });
  expect(changes.map(({ subject }) => subject)).toEqual(['three']);
});

test('[D10] outside of a repository there is no history', async () => {
  const root = await writeSite({ 'content/a.mdx': 'a' });
  expect(await readGitHistory({ root })).toEqual(noHistory);
});

test('[D10] a history from the cache equals that of git, until there is another commit', async () => {
  const root = await createRepository();
  const entries = new Map<string, string>();
  const cache = memoryCache(entries);
  const asked = await readGitHistory({ root });
  expect(await readGitHistory({ root, cache })).toEqual(asked);
  expect(entries.size).toBe(1);
  expect(await readGitHistory({ root, cache })).toEqual(asked);
  for (const [key, text] of entries) entries.set(key, text.replaceAll('three', 'kept'));
  const subjects = async () =>
    (await readGitHistory({ root, cache })).changes.map((it) => it.subject);
  expect(await subjects()).toEqual(['kept', 'docs: two', 'one']);
  await writeFile(`${root}/content/a.mdx`, 'again');
  git(root, '2024-07-08T12:00:00Z', 'commit', '-qam', 'four');
  expect(await subjects()).toEqual(['four', 'three', 'docs: two', 'one']);
});

test('[D10] the cached history of a shallow clone ends when the clone gets deeper', async () => {
  const origin = await createRepository();
  const root = join(await mkdtemp(join(tmpdir(), 'shallow-')), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${origin}`, root]);
  const cache = memoryCache();
  expect((await readGitHistory({ root, cache })).changes).toHaveLength(1);
  execFileSync('git', ['fetch', '-q', '--unshallow'], { cwd: root });
  expect((await readGitHistory({ root, cache })).changes).toHaveLength(3);
});
