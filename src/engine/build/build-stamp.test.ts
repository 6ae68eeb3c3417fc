import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { inputsOf, readBuildStamp, writeBuildStamp } from './build-stamp.ts';

const result = { problems: [], pages: 3, written: 7 };
let siteRoot: string;
let outDir: string;

beforeEach(async () => {
  siteRoot = await writeSite({
    'content/docs/index.mdx': 'text',
    'dist/index.html': '<p>text</p>',
  });
  outDir = join(siteRoot, 'dist');
  await writeBuildStamp({ siteRoot, outDir, inputs: await inputsOf(siteRoot), result });
});

const readStamp = async (dir: string) =>
  readBuildStamp({ siteRoot, outDir: dir, inputs: await inputsOf(siteRoot) });

test('a build is not repeated while nothing has changed', async () => {
  expect(await readStamp(outDir)).toEqual({ ...result, written: 0 });
});

test('an edit calls for a build', async () => {
  await writeFile(join(siteRoot, 'content/docs/index.mdx'), 'other text');
  expect(await readStamp(outDir)).toBeUndefined();
});

test('a new file calls for a build', async () => {
  await writeFile(join(siteRoot, 'content/docs/new.mdx'), '');
  expect(await readStamp(outDir)).toBeUndefined();
});

test('an output that was changed or removed by hand calls for a build', async () => {
  const old = new Date('2020-01-01');
  await utimes(join(outDir, 'index.html'), old, old);
  expect(await readStamp(outDir)).toBeUndefined();
  await rm(outDir, { recursive: true });
  expect(await readStamp(outDir)).toBeUndefined();
});

test('a folder that was never built into calls for a build', async () => {
  expect(await readStamp(join(siteRoot, 'other'))).toBeUndefined();
});
