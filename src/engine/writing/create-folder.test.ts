import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { createFolder } from './create-folder.ts';

test('a folder is created with those above it, also twice at once', async () => {
  const root = await writeSite({ file: '' });
  const dir = join(root, 'a/b/c');
  await Promise.all([createFolder(dir), createFolder(dir)]);
  await createFolder(dir);
  expect(await readdir(join(root, 'a/b'))).toEqual(['c']);
  await expect(createFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(createFolder(join(root, 'file/a/b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('it tells which folders did not exist', async () => {
  const root = await writeSite({ 'a/file': '' });
  const made: string[] = [];
  await createFolder(join(root, 'a/b/c'), made);
  expect(made).toEqual([join(root, 'a/b'), join(root, 'a/b/c')]);
});

test.runIf(existsSync('/proc/self'))(
  'a place that takes no folders ends with a reason',
  async () => {
    await expect(createFolder('/proc/site/dist')).rejects.toMatchObject({ code: 'ENOENT' });
  },
);
