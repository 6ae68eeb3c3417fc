import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { applyPlan } from './apply-plan.ts';
import type { Change } from './chore.ts';

/** Every folder and file, with the text of files. */
async function readTree(root: string): Promise<Record<string, string | undefined>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const read = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path, entry.isFile() ? await readFile(path, 'utf8') : undefined] as const;
  });
  return Object.fromEntries((await Promise.all(read)).sort());
}

const changes: Change[] = [
  { kind: 'edit', file: 'a.md', text: 'first' },
  { kind: 'edit', file: 'a.md', text: 'second' },
  { kind: 'create', file: 'new/deep/b.md', text: 'b' },
  { kind: 'copy', file: 'a.md', to: 'copies/a.md' },
  { kind: 'move', file: 'old/c.md', to: 'moved/c.md', text: 'moved' },
  { kind: 'remove', file: 'gone/d.md' },
];

const files = { 'a.md': 'a', 'old/c.md': 'c', 'gone/d.md': 'd' };

test('a plan is applied as a whole', async () => {
  const root = await writeSite(files);
  await applyPlan({ root, plan: { changes, left: [] } });
  expect(await readTree(root)).toEqual({
    [join(root, 'a.md')]: 'second',
    [join(root, 'copies')]: undefined,
    [join(root, 'copies/a.md')]: 'second',
    [join(root, 'moved')]: undefined,
    [join(root, 'moved/c.md')]: 'moved',
    [join(root, 'new')]: undefined,
    [join(root, 'new/deep')]: undefined,
    [join(root, 'new/deep/b.md')]: 'b',
  });
});

test('a plan that fails on the way leaves every file as it was', async () => {
  const root = await writeSite(files);
  const before = await readTree(root);
  // A file in the way of a folder fails for every user, unlike a file without permissions.
  const fails: Change = { kind: 'create', file: 'a.md/e.md', text: 'e' };
  const plan = { changes: [...changes, fails], left: [] };
  await expect(applyPlan({ root, plan })).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await readTree(root)).toEqual(before);
});
