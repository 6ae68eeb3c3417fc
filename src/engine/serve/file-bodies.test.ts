import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileBodies } from './file-bodies.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bodies-'));
  for (const name of ['a', 'b', 'c']) await writeFile(join(dir, name), name.repeat(100));
});
afterAll(() => rm(dir, { recursive: true }));

test('the files unused for longest go when the limit is reached', async () => {
  const bodies = createFileBodies({ limit: 250 });
  const get = (name: string) =>
    bodies.get({ file: join(dir, name), version: '1', encoding: 'identity' });
  const [a] = [await get('a'), await get('b')];
  expect(bodies.size()).toBe(200);
  expect(await get('a')).toBe(a);
  await get('c');
  expect(bodies.size()).toBe(200);
  expect(await get('a')).toBe(a);
});

test('a file larger than the limit is sent and not kept', async () => {
  const bodies = createFileBodies({ limit: 50 });
  const options = { file: join(dir, 'a'), version: '1', encoding: 'identity' } as const;
  expect((await bodies.get(options)).length).toBe(100);
  expect(bodies.size()).toBe(0);
});

test('two requests at once read the file once, a new version is read again', async () => {
  const bodies = createFileBodies();
  const options = { file: join(dir, 'a'), version: '1', encoding: 'br' } as const;
  const [one, two] = await Promise.all([bodies.get(options), bodies.get(options)]);
  expect(one).toBe(two);
  expect(bodies.size()).toBe(one.length);
  expect(await bodies.get({ ...options, version: '2' })).not.toBe(one);
  expect(bodies.size()).toBe(one.length);
});

test('a file that is not there is an error, and asked for again the next time', async () => {
  const bodies = createFileBodies();
  const options = { file: join(dir, 'd'), version: '1', encoding: 'identity' } as const;
  await expect(bodies.get(options)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(options.file, 'd');
  expect((await bodies.get(options)).length).toBe(1);
});
