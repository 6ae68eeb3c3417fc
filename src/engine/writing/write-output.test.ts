import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readEmittedPage } from '../checks/read-emitted-page.ts';
import { writeSite } from '../testing/write-site.ts';
import { checkOutputFolder, OUTPUT_OWN } from './output-folder.ts';
import { type OutputFiles, writeOutput } from './write-output.ts';

/** A site whose pages all refer to the assets of their build. */
function siteOf(build: string, pages = 20): OutputFiles {
  const assets = [`assets/app-${build}.js`, `assets/page-${build}.js`];
  const scripts = assets.map((path) => `<script src="/${path}"></script>`).join('');
  const html = `<!doctype html><title>${build}</title>${scripts}${'<p>Text.</p>'.repeat(4000)}`;
  return new Map([
    // Pages first, because the order of the table must not be the order of writing.
    ...Array.from({ length: pages }, (_, page): [string, string] => [`p${page}/index.html`, html]),
    ['index.html', html],
    ...assets.map((path): [string, string] => [path, `${build} ${'x'.repeat(100_000)}`]),
    ['payload.txt', build],
  ]);
}

const listed = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((path) => !path.startsWith(OUTPUT_OWN))
    .sort();
};

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

/** Every page is complete, from one build, and has its assets. */
async function expectWhole(dir: string, builds: string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  const files = await listed(dir);
  for (const path of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(dir, path), 'utf8');
    const { title = '', resources } = readEmittedPage({ path, html });
    seen.add(title);
    expect(builds).toContain(title);
    expect(html).toBe(siteOf(title).get('index.html'));
    expect(resources.length).toBe(2);
    for (const resource of resources) {
      const asset = resource.slice(1);
      expect(await readFile(join(dir, asset), 'utf8').catch(() => `${asset} is missing`)).toBe(
        siteOf(title).get(asset),
      );
    }
  }
  return seen;
}

const KILLS = 20;

test('a run that is killed at any moment leaves pages that find their assets', async () => {
  const dir = join(await writeSite({}), 'dist');
  const builds = ['a', 'b', 'c'];
  await writeOutput({ dir, files: siteOf('a') });
  const writer = fileURLToPath(new URL('../testing/output-writer.js', import.meta.url));
  const sites = builds.map((build) => [...siteOf(build)]);
  const seen = new Set<string>();
  // Each starts while the one before it is writing.
  let next = fork(writer, { execArgv: [] });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = next;
    next = fork(writer, { execArgv: [] });
    child.send({ dir, sites });
    // On any machine, each site gets its turn: killed while it is written, and after it.
    const turn = (kill % builds.length) + (kill % 2);
    for (let begun = 0; begun <= turn; begun += 1) await once(child, 'message');
    await setTimeout(Math.random() * 60);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const build of await expectWhole(dir, builds)) seen.add(build);
    await expect(
      checkOutputFolder({ dir, siteRoot: '/elsewhere', force: false }),
    ).resolves.toBeUndefined();
  }
  next.kill();
  expect([...seen].sort()).toEqual(builds);
  // The next build that replaces assets removes what the killed runs left.
  for (const build of ['d', 'e', 'f']) await writeOutput({ dir, files: siteOf(build) });
  const names = [...siteOf('e').keys(), ...siteOf('f').keys()];
  expect(await listed(dir)).toEqual([...new Set(names)].sort());
  expect(await readdir(join(dir, OUTPUT_OWN))).toEqual(['output.json']);
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
