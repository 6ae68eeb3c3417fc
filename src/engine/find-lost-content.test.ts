import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLostContent } from './find-lost-content.ts';
import { writeSite } from './testing/write-site.ts';

test('[V5] links to nothing among the pages, and files in the place of folders, are told', async () => {
  const root = await writeSite({
    'content/docs/v1/start.mdx': 'Text.\n',
    'content/docs/v1/node_modules/.bin/tsc': '',
    'content/static': 'an upload that missed its folder\n',
  });
  const links = {
    'content/docs/v1/page.mdx': '../../../gone.mdx',
    'content/docs/v1/guides': '../guides',
    'content/docs/v1/same.mdx': './start.mdx',
    'content/docs/v1/again': '.',
    // What uses these tells of them.
    'content/docs/v1/picture.png': './gone.png',
    'content/docs/v1/_partial.mdx': './gone.mdx',
    // The mark of an editor on an open file.
    'content/docs/v1/.#start.mdx': 'bob@machine.4711',
    'content/docs/v1/node_modules/package': '../../gone',
  };
  for (const [file, target] of Object.entries(links)) await symlink(target, join(root, file));
  const problems = await findLostContent(root);
  expect(problems.map(({ file, message }) => `${file} | ${message}`).sort()).toEqual([
    'content/docs/v1/guides | content/docs/v1/guides is a link to "../guides", which does not exist.',
    'content/docs/v1/page.mdx | content/docs/v1/page.mdx is a link to "../../../gone.mdx", which does not exist.',
    'content/static | content/static is a file, but has to be a folder.',
  ]);
});

test('a site without optional folders is whole', async () => {
  const root = await writeSite({ 'content/docs/v1/start.mdx': 'Text.\n' });
  expect(await findLostContent(root)).toEqual([]);
});
