import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { hashFiles, hashGlob, manifestOf } from './hash-files.ts';

test('the hash of files changes with what is in them, and when one is gone', async () => {
  const dir = await writeSite({ 'a.ts': 'a', 'b.ts': 'b' });
  const hashNow = () => hashFiles(dir, ['a.ts', 'b.ts']);
  const first = await hashNow();
  expect(await hashNow()).toBe(first);
  await writeFile(join(dir, 'b.ts'), 'B');
  const edited = await hashNow();
  await rm(join(dir, 'b.ts'));
  expect(new Set([first, edited, await hashNow()]).size).toBe(3);
});

test('the hash of a pattern changes with files and their names, and not with tests', async () => {
  const manifest = manifestOf('@scope/name');
  const dir = await writeSite({ 'src/a.ts': 'a', [manifest]: '1' });
  const hashNow = () => hashGlob(dir, ['src/*.ts', manifest, manifestOf('missing')]);
  const first = await hashNow();
  await writeFile(join(dir, 'src/a.test.ts'), 'a');
  expect(await hashNow()).toBe(first);
  await writeFile(join(dir, manifest), '2');
  const updated = await hashNow();
  await writeFile(join(dir, 'src/b.ts'), 'b');
  const more = await hashNow();
  await rename(join(dir, 'src/b.ts'), join(dir, 'src/c.ts'));
  expect(new Set([first, updated, more, await hashNow()]).size).toBe(4);
});
