import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { docsOf, migrateFiles, migrateFolder, page } from './migrate-folder-test-support.ts';

test('files beside the folder, and those whose names begin with a dot, are migrated', async () => {
  const root = await writeSite({
    'site/docusaurus.config.js': docsOf("path: '../docs'"),
    'site/static/.well-known/a.txt': 'x',
    'site/.gitignore': 'x',
    'docs/a.md': page('A', '![](./img/a.svg)'),
    'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  const { files, errors, paths, report } = await migrateFolder(join(root, 'site'));
  expect(errors).toEqual([]);
  expect(files).toContain('content/static/.well-known/a.txt');
  expect(paths).toContain('/docs/a');
  expect(report.join('\n')).toContain('.gitignore:1: changed: it belongs to the old project');
});

test('links are followed once, and loops end in a line', { timeout: 20_000 }, async () => {
  const root = await writeSite({
    'docusaurus.config.js': docsOf(''),
    'docs/a.md': page('A'),
    'shared/b.md': page('B'),
  });
  await symlink('../shared', join(root, 'docs/shared'));
  await symlink('..', join(root, 'docs/loop'));
  await symlink('../docs', join(root, 'shared/back'));
  await symlink('nowhere', join(root, 'docs/broken.md'));
  await symlink('self', join(root, 'self'));
  await mkdir(join(root, 'static'));
  await symlink(join(await writeSite({ 'x.txt': 'x' }), 'x.txt'), join(root, 'static/x.txt'));
  const { paths, report, errors } = await migrateFolder(root);
  expect(errors).toEqual([]);
  expect(paths).toContain('/docs/shared/b');
  const said = report.join('\n');
  expect(said).toContain('docs/loop:1: decide: it is a link to a folder that it is in');
  expect(said).toContain('docs/broken.md:1: decide: it is a link that leads to nothing');
  expect(said).toContain('docs/shared/back:1: decide: it is a link within a linked folder');
  expect(said).toMatch(/static\/x\.txt:1: decide: it is a link to .*, outside of the folder/);
  expect(said).toContain('self:1: decide: it is a link that leads to nothing, or back to itself');
});

test('lines end as they did; a file with several ends has a line', async () => {
  const { text, report, errors } = await migrateFiles({
    'docusaurus.config.js': docsOf(''),
    'docs/a.md': '---\r\nid: a\r\ntitle: A\r\n---\r\n\r\n:::note Title\r\nText.\r\n:::\r\n',
    'docs/b.md': '# B\r\n\nText.\n',
  });
  expect(errors).toEqual([]);
  expect(text('content/docs/current/a.md')).toBe(
    '---\r\ntitle: A\r\n---\r\n\r\n:::note[Title]\r\nText.\r\n:::\r\n',
  );
  expect(text('content/docs/current/b.md')).toBe('# B\n\nText.\n');
  expect(report.join('\n')).toContain('docs/b.md:1: changed: its lines ended in more than one way');
});

test('two runs say and write the same', async () => {
  const files = {
    'docusaurus.config.js': docsOf('x: 1, y: 2'),
    'docs/b.md': ':::x\n\nText\n\n:::\n',
    'docs/A.md': '<Chart a />\n',
    'docs/a-z.md': '<Chart a />\n',
  };
  const [one, two] = [await migrateFiles(files), await migrateFiles(files)];
  expect(one.report).toEqual(two.report);
  expect(one.files).toEqual(two.files);
});
