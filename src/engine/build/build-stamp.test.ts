import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import type { BuildResult } from './build-result.ts';
import { inputsOf, readBuildStamp, writeBuildStamp } from './build-stamp.ts';

let result: BuildResult;
let siteRoot: string;
let outDir: string;
let troubles: string[];

beforeEach(async () => {
  siteRoot = await writeSite({
    'content/docs/index.mdx': 'text',
    'content/docs/v1/index.mdx': '',
    'config/texts.ts': 'export {};',
    'dist/index.html': '<p>text</p>',
  });
  troubles = [];
  const reads = {
    files: [join(siteRoot, 'config/texts.ts')],
    environment: ['TEST_URL', 'TEST_B'],
    packages: [],
  };
  result = { problems: [], pages: 3, written: 7, newAnchors: [], hostFiles: {}, reads };
  outDir = join(siteRoot, 'dist');
  expect(await writeStamp()).toBe(true);
});

afterEach(() => vi.unstubAllEnvs());

const writeStamp = async (inputs?: string, start = Date.now() + 1000) =>
  writeBuildStamp({
    siteRoot,
    outDir,
    inputs: inputs ?? (await inputsOf(siteRoot)),
    start,
    result,
  });

const readStamp = async (dir: string) =>
  readBuildStamp({
    siteRoot,
    outDir: dir,
    inputs: await inputsOf(siteRoot),
    onTrouble: (text) => troubles.push(text),
  });

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

test('another value of a variable that the config has read calls for a build', async () => {
  vi.stubEnv('TEST_URL', 'https://two.example');
  expect(await readStamp(outDir)).toBeUndefined();
  vi.stubEnv('TEST_URL', undefined);
  expect(await readStamp(outDir)).toBeDefined();
  // An empty variable differs from an unset one.
  vi.stubEnv('TEST_B', '');
  expect(await readStamp(outDir)).toBeUndefined();
});

test('an edit of a module that the config imports calls for a build, wherever it is', async () => {
  await writeFile(join(siteRoot, 'config/texts.ts'), 'export const a = 1;');
  expect(await readStamp(outDir)).toBeUndefined();
});

test('a build of a linked package calls for a build', async () => {
  await mkdir(join(siteRoot, 'packages/server/dist'), { recursive: true });
  result.reads.packages = [join(siteRoot, 'packages/server')];
  await writeStamp();
  expect(await readStamp(outDir)).toBeDefined();
  await writeFile(join(siteRoot, 'packages/server/README.md'), '');
  expect(await readStamp(outDir)).toBeDefined();
  await writeFile(join(siteRoot, 'packages/server/dist/index.d.ts'), '');
  expect(await readStamp(outDir)).toBeUndefined();
});

test('a release that was installed anew calls for a build', async () => {
  await mkdir(join(siteRoot, 'content/docs/v1/node_modules'));
  await writeFile(join(siteRoot, 'content/docs/v1/node_modules/.package-lock.json'), '{}');
  expect(await readStamp(outDir)).toBeUndefined();
});

test.each(['', '{"key":', 'null', '{}', '[]', '"x"', '\0garbage'])(
  'a damaged stamp (%j) counts as none, and one line says so',
  async (text) => {
    const folder = join(siteRoot, '.site/builds');
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), text);
    expect(await readStamp(outDir)).toBeUndefined();
    expect(troubles).toEqual([`Dropped a damaged note of the last build: ${join(folder, name)}.`]);
    await writeStamp();
    expect(await readStamp(outDir)).toEqual({ ...result, written: 0 });
  },
);

test('nothing is remembered of a build during which its sources were edited', async () => {
  await rm(join(siteRoot, '.site'), { recursive: true });
  const inputs = await inputsOf(siteRoot);
  await writeFile(join(siteRoot, 'content/docs/index.mdx'), 'edited meanwhile');
  expect(await writeStamp(inputs)).toBe(false);
  expect(await writeStamp(undefined, 0)).toBe(false);
  expect(await readStamp(outDir)).toBeUndefined();
});
