import fs, { writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { watchSite } from './watch-site.ts';

test('tells of what a check reads, and of nothing else', async () => {
  const siteRoot = await writeSite({
    'site.config.ts': '',
    'content/docs/a.mdx': 'a',
    'content/docs/v1/node_modules/x/index.ts': '',
    'dist/index.html': '',
    '.site/cache/a.json': '',
    'README.md': '',
  });
  const seen = new Set<string>();
  let onSeen = () => {};
  const watcher = await watchSite({
    siteRoot,
    onChange({ file, part }) {
      seen.add(`${file} ${part}`);
      onSeen();
    },
    onError(error) {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  const until = (expected: string) =>
    new Promise<void>((resolve) => {
      onSeen = () => seen.has(expected) && resolve();
      onSeen();
    });

  await writeFile(join(siteRoot, 'dist/index.html'), 'x');
  await writeFile(join(siteRoot, '.site/cache/a.json'), 'x');
  await writeFile(join(siteRoot, 'README.md'), 'x');
  await writeFile(join(siteRoot, 'content/docs/v1/node_modules/x/index.ts'), 'x');
  await writeFile(join(siteRoot, 'content/docs/a.mdx'), 'b');
  await until('content/docs/a.mdx content');
  // Like editors: write a temporary file, then rename it.
  await writeFile(join(siteRoot, 'content/docs/.a.mdx.swp'), 'c');
  await rename(join(siteRoot, 'content/docs/.a.mdx.swp'), join(siteRoot, 'content/docs/b.mdx'));
  await until('content/docs/b.mdx content');
  await mkdir(join(siteRoot, 'content/blog'));
  await writeFile(join(siteRoot, 'content/blog/post.mdx'), '');
  await until('content/blog/post.mdx content');
  await rm(join(siteRoot, 'site.config.ts'));
  await until('site.config.ts content');
  // A file that is deleted and written again, as when switching branches, is still detected.
  seen.delete('site.config.ts content');
  await writeFile(join(siteRoot, 'site.config.ts'), 'a');
  await until('site.config.ts content');
  seen.delete('site.config.ts content');
  await writeFile(join(siteRoot, 'site.config.ts'), 'ab');
  await until('site.config.ts content');
  expect([...seen].sort()).toEqual([
    'content/blog/post.mdx content',
    'content/docs/a.mdx content',
    'content/docs/b.mdx content',
    'site.config.ts content',
  ]);
});

test('tells of what is built in linked packages, once it knows their folders', async () => {
  const root = await writeSite({
    'www/content/docs/a.mdx': 'a',
    'packages/server/dist/index.d.ts': 'a',
    'packages/server/src/index.ts': 'a',
    'packages/server/node_modules/x/index.d.ts': 'a',
  });
  const seen: string[] = [];
  let onSeen = () => {};
  const watcher = await watchSite({
    siteRoot: join(root, 'www'),
    onChange({ file }) {
      seen.push(file);
      onSeen();
    },
    onError(error) {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  const folder = join(root, 'packages/server');
  const sources = { files: [], packages: [folder] };
  expect(await watcher.watchAlso(sources)).toBe(true);
  expect(await watcher.watchAlso(sources)).toBe(false);
  const told = new Promise<void>((resolve) => {
    onSeen = resolve;
  });
  await writeFile(join(folder, 'src/index.ts'), 'b');
  await writeFile(join(folder, 'node_modules/x/index.d.ts'), 'b');
  // Like bundlers: everything is removed first.
  await rm(join(folder, 'dist'), { recursive: true });
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.d.ts'), 'bc');
  await told;
  expect(new Set(seen)).toEqual(new Set(['../packages/server/dist/index.d.ts']));
});

test('tells of modules elsewhere that the config imports, once it knows them', async () => {
  const root = await writeSite({
    'www/site.config.ts': 'a',
    'texts/title.ts': 'a',
    'texts/other.ts': 'a',
    'texts/deeper/title.ts': 'a',
  });
  const seen = new Set<string>();
  let onSeen = () => {};
  const watcher = await watchSite({
    siteRoot: join(root, 'www'),
    onChange({ file }) {
      seen.add(file);
      onSeen();
    },
    onError(error) {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  const files = [join(root, 'www/site.config.ts'), join(root, 'texts/title.ts')];
  expect(await watcher.watchAlso({ files, packages: [] })).toBe(true);
  expect(await watcher.watchAlso({ files, packages: [] })).toBe(false);
  const told = new Promise<void>((resolve) => {
    onSeen = resolve;
  });
  await writeFile(join(root, 'texts/other.ts'), 'b');
  await writeFile(join(root, 'texts/deeper/title.ts'), 'b');
  await rm(join(root, 'texts/title.ts'));
  await writeFile(join(root, 'texts/title.ts'), 'b');
  await told;
  expect([...seen]).toEqual(['../texts/title.ts']);
});

test('tells once of a file that is emptied and filled, and of a change that follows at once', async () => {
  const siteRoot = await writeSite({ 'content/docs/a.mdx': 'a' });
  const file = join(siteRoot, 'content/docs/a.mdx');
  const texts: string[] = [];
  let onFormatted = () => {};
  const formatted = new Promise<void>((resolve) => {
    onFormatted = resolve;
  });
  const watcher = await watchSite({
    siteRoot,
    async onChange({ path }) {
      const text = await readFile(path, 'utf8');
      texts.push(text);
      // Like a formatter that has read the editor's output.
      if (texts.length === 1) writeFileSync(file, 'formatted');
      if (text === 'formatted') onFormatted();
    },
    onError(error) {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  writeFileSync(file, '');
  writeFileSync(file, 'as written');
  await formatted;
  expect(texts).toEqual(['as written', 'formatted']);
});

test.each([
  ['ENOSPC', 'System limit for number of file watchers reached', 'max_user_watches'],
  ['EMFILE', 'too many open files', 'max_user_instances'],
])(
  '[V5] %s is told once, with its cure, and what can be watched is',
  async (code, reason, cure) => {
    const siteRoot = await writeSite({
      'site.config.ts': '',
      'content/docs/a.mdx': 'a',
      'content/blog/b.mdx': 'b',
    });
    const { watch } = fs;
    const restore = () => {
      fs.watch = watch;
      syncBuiltinESMExports();
    };
    onTestFinished(restore);
    // Like Node, once the system's limit is reached.
    fs.watch = ((path: string, ...rest: []) => {
      if (path === siteRoot || /site-[^/]+$/.test(path)) return watch(path, ...rest);
      throw Object.assign(new Error(`${code}: ${reason}, watch '${path}'`), { code });
    }) as typeof watch;
    syncBuiltinESMExports();
    const errors: string[] = [];
    const seen: string[] = [];
    const watcher = await watchSite({
      siteRoot,
      onChange: ({ file }) => seen.push(file),
      onError: ({ message, hint }) => errors.push(`${message} ${hint}`),
    });
    onTestFinished(() => watcher.close());
    expect(errors).toEqual([expect.stringContaining(cure)]);
    await writeFile(join(siteRoot, 'new.config.ts'), '');
    await vi.waitFor(() => expect(seen).toEqual(['new.config.ts']));
  },
);
