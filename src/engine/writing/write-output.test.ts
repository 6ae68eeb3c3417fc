import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digest } from '../hashing/digest.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { writeSite } from '../testing/write-site.ts';
import type { OutputFiles } from './output-files.ts';
import { writeOutput } from './write-output.ts';
import { expectWhole, listed, siteOf } from './writing-test-support.ts';

test('the folder holds the site, and what was right already is not written again', async () => {
  const dir = join(await writeSite({ 'source.png': 'PNG' }), 'dist');
  const files = siteOf('a', 2);
  files.set('logo.png', { copyFrom: join(dir, '../source.png') });
  expect(await writeOutput({ dir, files })).toEqual({ written: 7, removed: 0 });
  expect(await listed(dir)).toEqual([...files.keys()].sort());
  expect(await readFile(join(dir, 'logo.png'), 'utf8')).toBe('PNG');
  const { mtimeMs } = await stat(join(dir, 'index.html'));
  files.set('payload.txt', 'other');
  expect(await writeOutput({ dir, files })).toEqual({ written: 1, removed: 0 });
  expect((await stat(join(dir, 'index.html'))).mtimeMs).toBe(mtimeMs);
});

test('what was written is not read again, unless the file or the note has changed', async () => {
  const dir = await writeSite({});
  const entries = new Map<string, string>();
  let reads = 0;
  const fileOf = (text: string) => ({
    hash: digest(text),
    bytes: text.length,
    read: async () => {
      reads += 1;
      return Buffer.from(text);
    },
  });
  const write = async (text: string) => {
    reads = 0;
    const files = new Map([['a.txt', fileOf(text)]]);
    const { written } = await writeOutput({ dir, files, cache: memoryCache(entries) });
    expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe(text);
    return { reads, written };
  };
  expect(await write('one')).toEqual({ reads: 1, written: 1 });
  expect(await write('one')).toEqual({ reads: 0, written: 0 });
  expect(await write('two')).toEqual({ reads: 1, written: 1 });
  // Somebody else has changed the file, to the same size.
  await writeFile(join(dir, 'a.txt'), 'own');
  expect(await write('two')).toEqual({ reads: 1, written: 1 });
  await utimes(join(dir, 'a.txt'), 1, 1);
  expect(await write('two')).toEqual({ reads: 1, written: 0 });
  for (const note of ['null', '{ "a.txt": null }', '[]', '"x"']) {
    for (const key of entries.keys()) entries.set(key, note);
    expect(await write('two')).toEqual({ reads: 1, written: 0 });
  }
  expect(await write('two')).toEqual({ reads: 0, written: 0 });
});

test('what is no longer of the site goes, with its folder; assets stay until others are replaced', async () => {
  const dir = await writeSite({});
  await writeOutput({ dir, files: new Map([...siteOf('a', 0), ['old/index.html', 'old']]) });
  expect(await writeOutput({ dir, files: siteOf('b', 0) })).toMatchObject({ removed: 1 });
  const a = ['assets/app-a.js', 'assets/page-a.js'];
  const b = ['assets/app-b.js', 'assets/page-b.js'];
  expect(await readdir(dir)).not.toContain('old');
  expect(await listed(dir)).toEqual([a[0], b[0], a[1], b[1], 'index.html', 'payload.txt']);
  // Another build of the same site.
  expect(await writeOutput({ dir, files: siteOf('b', 0) })).toEqual({ written: 0, removed: 0 });
  expect(await listed(dir)).toEqual(expect.arrayContaining(a));
  await writeOutput({ dir, files: siteOf('c', 0) });
  expect(await listed(dir)).not.toEqual(expect.arrayContaining(a));
  expect(await listed(dir)).toEqual(expect.arrayContaining(b));
});

test('an asset that comes back is not taken away', async () => {
  const dir = await writeSite({});
  for (const build of ['a', 'b', 'a', 'c']) await writeOutput({ dir, files: siteOf(build, 0) });
  const assets = (await listed(dir)).filter((path) => path.startsWith('assets/'));
  expect(assets).toEqual(
    ['a', 'c']
      .flatMap((build) => `assets/app-${build}.js`)
      .concat(['a', 'c'].map((build) => `assets/page-${build}.js`)),
  );
});

test('a file becomes a folder, and a folder a file', async () => {
  const dir = await writeSite({});
  await writeOutput({
    dir,
    files: new Map([
      ['a', 'file'],
      ['b/index.html', 'page'],
      ['b/c/d', ''],
    ]),
  });
  const files: OutputFiles = new Map([
    ['a/b/index.html', 'page'],
    ['b', 'file'],
  ]);
  await writeOutput({ dir, files });
  expect(await listed(dir)).toEqual(['a/b/index.html', 'b']);
});

test('a file in the way of the folder is a problem', async () => {
  const root = await writeSite({ file: '' });
  for (const dir of [join(root, 'file'), join(root, 'file/dist')]) {
    const failure = writeOutput({ dir, files: siteOf('a', 1) });
    await expect(failure).rejects.toMatchObject({
      name: 'SiteError',
      code: 'output-failed',
      message: `The site could not be written to ${dir}: a file is in the way of a folder.`,
    });
  }
});

test('a folder that may not be written to is a problem', async () => {
  // Nothing is forbidden to root.
  if (process.getuid?.() === 0) return;
  const root = await writeSite({ x: '' });
  await chmod(root, 0o500);
  await expect(
    writeOutput({ dir: join(root, 'dist'), files: siteOf('a', 1) }),
  ).rejects.toMatchObject({
    code: 'output-failed',
  });
  await chmod(root, 0o700);
});

/** A file system of a few megabytes; undefined if this user may not mount one. */
async function smallDisk(): Promise<string | undefined> {
  const dir = await writeSite({});
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', [dir]));
  return dir;
}

test('a full disk is a problem, and the old site stays readable', async ({ skip }) => {
  const disk = await smallDisk();
  if (disk === undefined) return skip('mounting a small disk needs rights');
  const dir = join(disk, 'dist');
  await writeOutput({ dir, files: siteOf('a', 20) });
  const files = siteOf('b', 60);
  await expect(writeOutput({ dir, files })).rejects.toMatchObject({
    code: 'output-failed',
    message: `The site could not be written to ${dir}: the disk is full.`,
  });
  await expectWhole(dir, ['a', 'b']);
});

test('two builds at once leave one of them, whole', async () => {
  const dir = await writeSite({});
  await Promise.all(['a', 'b'].map((build) => writeOutput({ dir, files: siteOf(build) })));
  const [build = '', ...others] = await expectWhole(dir, ['a', 'b']);
  expect(others).toEqual([]);
  expect(await readFile(join(dir, 'payload.txt'), 'utf8')).toBe(build);
  await mkdir(join(dir, 'x'));
  await writeFile(join(dir, 'x/y'), '');
  await rm(join(dir, 'index.html'));
  expect(await writeOutput({ dir, files: siteOf(build) })).toEqual({ written: 1, removed: 1 });
});
