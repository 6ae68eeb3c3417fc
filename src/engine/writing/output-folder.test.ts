import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SiteError } from '#shared/site-error.ts';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { checkOutputFolder, writeMark } from './output-folder.ts';

const site = (files: Record<string, string> = {}) =>
  writeSite({ 'site.config.ts': '', 'content/pages/index.tsx': '', ...files });

/** @returns the problem, or undefined if the folder may be written */
async function refusal(siteRoot: string, dir: string, force = false): Promise<string | undefined> {
  const error = await checkOutputFolder({ dir, siteRoot, force }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof SiteError)) throw error;
  expect(error.code).toBe('output-refused');
  expect(error.hint).toBeTruthy();
  return error.message.replace(/^The site cannot be written to .*?: /, '');
}

test('a folder that is new, empty or marked may be written', async () => {
  const root = await site({ 'public/old.txt': 'Of a build.' });
  await mkdir(join(root, 'empty'));
  await writeMark(join(root, 'public'), { retired: [] });
  expect(await refusal(root, join(root, 'new/and/deep'))).toBeUndefined();
  expect(existsSync(join(root, 'new'))).toBe(false);
  expect(await refusal(root, join(root, 'empty'))).toBeUndefined();
  expect(await refusal(root, join(root, 'public'))).toBeUndefined();
});

test.runIf(existsSync('/proc/self'))(
  'a place that takes no folders is refused before the work',
  async () => {
    const root = await site({ file: '' });
    expect(await refusal(root, '/proc/site/dist')).toBe('no folder can be created there.');
    expect(await refusal(root, join(root, 'file/out'))).toBe('a file is in the way of a folder.');
  },
);

test('a folder with files of others is refused, unless it is forced', async () => {
  const root = await site({ 'out/b': '', 'out/precious.txt': '', 'out/a': '', 'out/c': '' });
  expect(await refusal(root, join(root, 'out'))).toBe(
    'it contains files that no build has written: a, b, c and 1 more.',
  );
  expect(await refusal(root, join(root, 'out'), true)).toBeUndefined();
});

test.each([
  ['.', ['.git/HEAD']],
  ['packages/a', ['packages/a/.git/HEAD']],
  ['.', ['.git']],
])('a repository in %s is never deleted', async (folder, files) => {
  const out = await writeSite(Object.fromEntries(files.map((file) => [file, ''])));
  await writeMark(out, { retired: [] });
  const reason = `a build would delete the git repository in ${join(out, folder)}.`;
  expect(await refusal(await site(), out)).toBe(reason);
  expect(await refusal(await site(), out, true)).toBe(reason);
});

test.each(['.git', '.git/objects', '.git/new'])('%s is never written to', async (folder) => {
  const repository = await writeSite({ '.git/HEAD': '', '.git/objects/a': '' });
  const reason = 'it is a part of a git repository.';
  expect(await refusal(await site(), join(repository, folder), true)).toBe(reason);
  expect(await refusal(await site(), join(repository, '.github'), true)).toBeUndefined();
});

test("the engine's sources are never deleted, also by the build of another site", async () => {
  for (const dir of ['src/new', 'content/docs', 'bin', 'scripts', 'node_modules/new']) {
    const reason = 'it is a folder with sources.';
    expect(await refusal(await site(), join(projectRoot, dir), true), dir).toBe(reason);
  }
  // Benchmarks build there.
  expect(await refusal(await site(), join(projectRoot, '.site/bench/new/dist'))).toBeUndefined();
});

test('sources are never deleted', async () => {
  const root = await site();
  const linked = join(await writeSite({}), 'link');
  await symlink(root, linked);
  for (const dir of [root, join(root, '..'), '/', homedir(), linked]) {
    expect(await refusal(root, dir, true), dir).toMatch(/^a build would delete the sources/);
  }
  for (const dir of ['content', 'content/static', 'content/new', '.site/cache']) {
    expect(await refusal(root, join(root, dir), true), dir).toBe('it is a folder with sources.');
    expect(await refusal(root, join(linked, dir), true), dir).toBe('it is a folder with sources.');
  }
  expect(await readdir(root)).toEqual(['content', 'site.config.ts']);
});

test('folders whose names begin alike are not in each other', async () => {
  const root = await site();
  expect(await refusal(root, `${root}-out`)).toBeUndefined();
  expect(await refusal(root, join(root, 'content-out'))).toBeUndefined();
  expect(await refusal(root, join(root, '..out'))).toBeUndefined();
});

test('a file is refused', async () => {
  const root = await site({ out: '' });
  expect(await refusal(root, join(root, 'out'), true)).toBe('it is a file.');
});

test('the dist of an earlier release is known, other folders like it are not', async () => {
  const old = { '404.html': '', 'assets/a.js': '', 'sitemap.xml': '' };
  const under = (folder: string) =>
    Object.fromEntries(Object.entries(old).map(([name, text]) => [`${folder}/${name}`, text]));
  const root = await site({ ...under('dist'), ...under('other') });
  expect(await refusal(root, join(root, 'dist'))).toBeUndefined();
  expect(await refusal(root, join(root, 'other'))).toMatch(
    /^it contains files that no build has written/,
  );
  const mine = await site({ 'dist/404.html': '', 'dist/precious.txt': '' });
  expect(await refusal(mine, join(mine, 'dist'))).toMatch(/precious\.txt/);
});
