import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { readGitDates } from './read-git-dates.ts';

function git(root: string, date: string, ...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, env });
}

test('[D10] the date of a file is that of its last commit', async () => {
  const root = await writeSite({ 'content/a.mdx': 'a', 'content/ü.mdx': 'b', 'x.txt': 'x' });
  git(root, '2024-01-02T12:00:00Z', 'init', '-q');
  git(root, '2024-01-02T12:00:00Z', 'add', '.');
  git(root, '2024-01-02T12:00:00Z', 'commit', '-qm', 'one');
  await writeFile(`${root}/content/a.mdx`, 'changed');
  git(root, '2024-03-04T12:00:00Z', 'commit', '-qam', 'two');
  expect(Object.fromEntries(await readGitDates({ root }))).toEqual({
    'content/a.mdx': '2024-03-04',
    'content/ü.mdx': '2024-01-02',
  });
});

test('[D10] outside of a repository there are no dates', async () => {
  const root = await writeSite({ 'content/a.mdx': 'a' });
  expect((await readGitDates({ root })).size).toBe(0);
});
