import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReporter } from '../terminal/reporter.ts';
import { writeSite } from '../testing/write-site.ts';
import { runMigrate } from './migrate-command.ts';

const pages = {
  'docusaurus.config.js': 'module.exports = { title: "A" };\n',
  'docs/a.md': '---\nid: a\n---\n\n# A\n\nText with {names}.\n',
  'docs/b.md': '',
};

async function migrate(options: { source: string; outDir: string; force?: boolean }) {
  let output = '';
  const stream = { write: (text: string) => (output += text) };
  const reporter = createReporter({ stdout: stream, stderr: stream, clock: () => 0 });
  const code = await runMigrate({ force: false, ...options, reporter });
  return { code, output };
}

test('a site and a report are written, and the loader’s complaints are in it', async () => {
  const source = await writeSite(pages);
  const outDir = join(await writeSite({}), 'new');
  const { code, output } = await migrate({ source, outDir });
  expect(code).toBe(0);
  expect(await readFile(join(outDir, 'content/docs/current/a.md'), 'utf8')).toBe(
    '---\n---\n\n# A\n\nText with {names}.\n',
  );
  const report = await readFile(join(outDir, 'MIGRATION.txt'), 'utf8');
  expect(report).toContain('content/docs/current/a.md:2: changed: id is gone: it names a doc');
  expect(report).toContain('content/docs/current/a.md:6: decide: {names} is code');
  expect(report).toMatch(/^content\/docs\/current\/b\.md:1: decide: .*empty/m);
  expect(output).toContain('{names} is code');
  expect(output).not.toContain('changed:');
  expect(await readFile(join(source, 'docs/a.md'), 'utf8')).toBe(pages['docs/a.md']);
});

test('a folder is written again only while nobody has edited what is in it', async () => {
  const source = await writeSite(pages);
  const outDir = await writeSite({});
  await migrate({ source, outDir });
  await migrate({ source, outDir });
  const page = join(outDir, 'content/docs/current/a.md');
  await writeFile(page, 'Edited.\n');
  await expect(migrate({ source, outDir })).rejects.toThrow(
    'files in it were edited since they were migrated: content/docs/current/a.md',
  );
  expect(await readFile(page, 'utf8')).toBe('Edited.\n');
  expect((await migrate({ source, outDir, force: true })).code).toBe(0);
  expect(await readFile(page, 'utf8')).not.toBe('Edited.\n');
});

test('a file that somebody has written in the place of a new one is not replaced', async () => {
  const source = await writeSite(pages);
  const outDir = await writeSite({});
  await migrate({ source, outDir });
  const mine = join(outDir, 'content/docs/current/c.md');
  await writeFile(mine, 'Mine.\n');
  await writeFile(join(source, 'docs/c.md'), '# C\n\nText.\n');
  await expect(migrate({ source, outDir })).rejects.toMatchObject({
    code: 'output-refused',
    message: expect.stringContaining('content/docs/current/c.md'),
  });
  expect(await readFile(mine, 'utf8')).toBe('Mine.\n');
  expect((await migrate({ source, outDir, force: true })).code).toBe(0);
  expect(await readFile(mine, 'utf8')).toContain('# C');
});

test('a file that is no longer made goes, unless somebody has edited it', async () => {
  const source = await writeSite({
    ...pages,
    'docs/old/c.md': '# C\n\nText.\n',
    'docs/d.md': '# D\n\nText.\n',
  });
  const outDir = await writeSite({});
  await migrate({ source, outDir });
  const docs = join(outDir, 'content/docs/current');
  await rm(join(source, 'docs/old'), { recursive: true });
  await rm(join(source, 'docs/d.md'));
  await writeFile(join(docs, 'd.md'), 'Edited.\n');
  await writeFile(join(docs, 'mine.md'), '# Mine\n\nText.\n');
  await migrate({ source, outDir, force: true });
  expect(existsSync(join(docs, 'old'))).toBe(false);
  expect(await readFile(join(docs, 'd.md'), 'utf8')).toBe('Edited.\n');
  expect(existsSync(join(docs, 'mine.md'))).toBe(true);
  const report = await readFile(join(outDir, 'MIGRATION.txt'), 'utf8');
  expect(report).toContain(
    'content/docs/current/old/c.md:1: changed: removed: an earlier run wrote it, and this one does not\n',
  );
  expect(report).toContain('content/docs/current/d.md:1: decide: an earlier run wrote it');
});

test('folders of others, sources and repositories are refused', async () => {
  const source = await writeSite(pages);
  const other = await writeSite({ 'thesis.md': 'Text' });
  await expect(migrate({ source, outDir: other })).rejects.toThrow('thesis.md');
  expect(existsSync(join(other, 'content'))).toBe(false);
  await expect(migrate({ source, outDir: join(source, 'docs/new') })).rejects.toThrow(
    'it is in the folder that is read',
  );
  await expect(migrate({ source, outDir: source })).rejects.toThrow('cannot be written');
  await mkdir(join(other, '.git'));
  await rm(join(other, 'thesis.md'));
  await expect(migrate({ source, outDir: other, force: true })).rejects.toThrow('git repository');
});

test('a folder that is none, a file, and a folder without a config are refused, and nothing is written', async () => {
  const source = await writeSite({ 'docs/a.md': '# A\n' });
  const outDir = join(await writeSite({}), 'new');
  const refusals = [
    [join(source, 'none'), 'There is no folder'],
    [join(source, 'docs/a.md'), 'is a file'],
    [source, 'There is no docusaurus.config'],
    [await writeSite({}), 'There is no docusaurus.config'],
  ];
  for (const [place = '', message = ''] of refusals) {
    await expect(migrate({ source: place, outDir })).rejects.toThrow(message);
  }
  expect(existsSync(outDir)).toBe(false);
});
