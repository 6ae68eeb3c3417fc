import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { createContentCache } from './content-cache.ts';

const KEY = 'ab12cd34ab12cd34';

test('gives back what was written, also to a later run', async () => {
  const dir = await writeSite({});
  await createContentCache(dir).write(KEY, { answer: 42 });
  expect(await createContentCache(dir).read(KEY)).toEqual({ answer: 42 });
  expect(await createContentCache(dir).read('ffffffffffffffff')).toBeUndefined();
});

test.each([
  ['cut', '{"key":"ab12cd34ab12cd34","va'],
  ['empty', ''],
  ['garbage', '\0\u0001 no JSON'],
  ['null', 'null'],
  ['an object', '{}'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['of another key', '{"key":"0","value":{}}'],
])('a damaged entry (%s) counts as missing, and one line says so', async (_, text) => {
  const dir = await writeSite({});
  const cache = createContentCache(dir);
  await cache.write(KEY, {});
  expect(await cache.read(KEY)).toEqual({});
  expect(cache.troubles()).toEqual([]);
  await writeFile(join(dir, 'ab', `${KEY}.json`), text);
  expect(await cache.read(KEY)).toBeUndefined();
  expect(cache.troubles()).toEqual([
    `Dropped a damaged file of the cache: ${join(dir, 'ab', KEY)}.json.`,
  ]);
  await cache.write(KEY, { answer: 42 });
  expect(await cache.read(KEY)).toEqual({ answer: 42 });
});

test('every changed byte of an entry is noticed, also where it stays valid', async () => {
  const dir = await writeSite({});
  const file = join(dir, 'ab', `${KEY}.json`);
  const cache = createContentCache(dir);
  await cache.write(KEY, { page: 'text' });
  const bytes = await readFile(file);
  for (const index of bytes.keys()) {
    const damaged = Buffer.from(bytes);
    damaged[index] = (bytes[index] ?? 0) ^ 1;
    await writeFile(file, damaged);
    expect(await cache.read(KEY), damaged.toString()).toBeUndefined();
  }
});

test('a folder in the place of an entry is replaced', async () => {
  const dir = await writeSite({ [`ab/${KEY}.json/file`]: '' });
  const cache = createContentCache(dir);
  expect(await cache.read(KEY)).toBeUndefined();
  await cache.write(KEY, { answer: 42 });
  expect(await cache.read(KEY)).toEqual({ answer: 42 });
});

test('a folder that cannot be written to ends nothing', async () => {
  const dir = await writeSite({ file: 'A file in the way of the folder.' });
  const cache = createContentCache(join(dir, 'file'));
  await cache.write(KEY, {});
  expect(await cache.read(KEY)).toBeUndefined();
  await cache.prune(new Date());
  expect(cache.troubles().join()).toContain('The cache could not be written: ');
});

test('prune deletes only what is old and was not used', async () => {
  const dir = await writeSite({});
  const cache = createContentCache(dir);
  const old = new Date('2026-01-01');
  for (const key of ['aa00', 'aa01', 'aa02']) {
    await createContentCache(dir).write(key, key);
    if (key !== 'aa02') await utimes(join(dir, 'aa', `${key}.json`), old, old);
  }
  await cache.read('aa00');
  await cache.write('bb00', '');
  await cache.prune(new Date());
  expect((await readdir(join(dir, 'aa'))).sort()).toEqual(['aa00.json', 'aa02.json']);
});

test('prune looks once a day', async () => {
  const dir = await writeSite({});
  const cache = createContentCache(dir);
  await cache.prune(new Date());
  await createContentCache(dir).write('aa00', '');
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const old = inDays(-20);
  await utimes(join(dir, 'aa/aa00.json'), old, old);
  await cache.prune(inDays(0.9));
  expect(await readdir(join(dir, 'aa'))).toEqual(['aa00.json']);
  await cache.prune(inDays(1.1));
  expect(await readdir(join(dir, 'aa'))).toEqual([]);
});

test('the cache stays below its size: what was not used for longest goes first', async () => {
  const dir = await writeSite({});
  const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000);
  const write = async (key: string, age: number) => {
    const file = join(dir, key.slice(0, 2), `${key}.json`);
    await createContentCache(dir).write(key, 'x'.repeat(1000));
    await utimes(file, hours(age), hours(age));
  };
  const maxSize = 5000;
  for (const [index, key] of ['aa00', 'aa01', 'aa02', 'aa03'].entries())
    await write(key, 9 - index);
  const first = createContentCache(dir, { maxSize });
  await first.prune(new Date());
  expect(await readdir(join(dir, 'aa'))).toHaveLength(4);

  // The run that exceeds the limit also uses the oldest result. Nothing from the last hour is
  // deleted.
  const second = createContentCache(dir, { maxSize });
  await second.read('aa00');
  await second.write('bb00', 'x'.repeat(1000));
  await second.prune(new Date());
  expect((await readdir(join(dir, 'aa'))).sort()).toEqual(['aa00.json', 'aa03.json']);
  expect(await readdir(join(dir, 'bb'))).toEqual(['bb00.json']);
  // Small runs add up, and none of them looks at all files.
  const [, note = ''] = (await readFile(join(dir, 'pruned'), 'utf8')).split('\n');
  expect(JSON.parse(note).value.size).toBeLessThan(4000);
});
