import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContentCache } from '../cache/content-cache.ts';
import { compiled } from '../testing/stub-compile.ts';
import { writeSite } from '../testing/write-site.ts';
import { checkSpelling } from './check-spelling.ts';

const page = 'content/docs/page.mdx';
const partial = 'content/docs/_part.mdx';
const files = {
  [page]: '---\ntitle: A colour\n---\n\nMiddlware and a bundler.\n',
  [partial]: 'The behaviour.\n',
  'content/words.txt': 'bundler\nmiddleware\n',
  'content/blog/authors.yml': 'a:\n  name: Zzyzx\n  title: Wrties\n',
};
const prose = [
  { file: page, line: 5, column: 1, text: 'Middlware and a bundler.' },
  { file: partial, line: 1, column: 1, text: 'The behaviour.' },
];
const site = {
  contents: {
    [page]: compiled({ prose }),
    'content/docs/other.mdx': compiled({ prose: prose.slice(1) }),
  },
};

const checkIn = (siteRoot: string) =>
  checkSpelling({ siteRoot, site, cache: createContentCache(join(siteRoot, '.site/cache')) });

test('words that nobody knows, each place once, with the nearest that are known', async () => {
  const { problems } = await checkIn(await writeSite(files));
  expect(
    problems.map(({ file, line, column, message, hint }) => [
      `${file}:${line}:${column} ${message}`,
      hint?.split('?')[0],
    ]),
  ).toEqual([
    ['content/blog/authors.yml:3:10 "Wrties" is not in the dictionary.', 'Did you mean "Writes"'],
    ['content/docs/_part.mdx:1:5 "behaviour" is not in the dictionary.', 'Did you mean "behavior"'],
    ['content/docs/page.mdx:2:10 "colour" is not in the dictionary.', 'Did you mean "color"'],
    [
      'content/docs/page.mdx:5:1 "Middlware" is not in the dictionary.',
      'Did you mean "middleware"',
    ],
  ]);
  expect(problems[1]?.hint).toContain('add it to content/words.txt');
});

test('what was checked is known; a new word in the list costs nothing', async () => {
  const siteRoot = await writeSite(files);
  expect((await checkIn(siteRoot)).stats).toEqual({ files: 4, checked: 4 });
  await writeFile(join(siteRoot, 'content/words.txt'), 'behaviour\nbundler\nmiddleware\n');
  const again = await checkIn(siteRoot);
  expect(again.stats).toEqual({ files: 4, checked: 0 });
  expect(again.problems).toHaveLength(3);
  await writeFile(join(siteRoot, page), '---\ntitle: A color\n---\n\nMiddlware and a bundler.\n');
  const edited = await checkIn(siteRoot);
  expect(edited.stats).toEqual({ files: 4, checked: 1 });
  expect(edited.problems).toHaveLength(2);
});
