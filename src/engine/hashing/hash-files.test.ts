import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { hashFiles } from './hash-files.ts';

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
