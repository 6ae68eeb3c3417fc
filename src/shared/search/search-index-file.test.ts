import { expect, test } from 'vitest';
import { titled } from './rank-test-support.ts';
import { packIndexFile, type SearchIndexFile, unpackIndexFile } from './search-index-file.ts';

const file: SearchIndexFile = {
  pages: [
    titled('Routers', '', {
      sections: [
        [1, '', '', 'A router has procedures.', 'router t', 'define a router'],
        [2, 'merge', 'Merge', 'Merge them.', 'mergeRouters', ''],
      ],
    }),
    titled('Empty', '', { sections: [] }),
    titled('Links', 'A link sends.', { symbol: { code: '(): void' } }),
  ],
  messages: [{ path: '/docs/links', anchor: 'a', seen: '`fetch failed`', numbers: '', text: 'b' }],
};

test('an index file is the same after it was published', () => {
  expect(unpackIndexFile(packIndexFile(file))).toEqual(file);
});

test('the published form has prose, code and names in columns', () => {
  const { pages, texts, codes, names } = packIndexFile(file);
  expect(pages[0]?.sections).toEqual([
    [1, '', ''],
    [2, 'merge', 'Merge'],
  ]);
  expect(texts).toEqual(['A router has procedures.', 'Merge them.', 'A link sends.']);
  expect(codes).toEqual(['router t', 'mergeRouters', '']);
  expect(names).toEqual(['define a router', '', '']);
});

test('a file without messages has no list of them', () => {
  const { pages } = file;
  expect(packIndexFile({ pages })).not.toHaveProperty('messages');
  expect(unpackIndexFile(packIndexFile({ pages }))).toEqual({ pages });
});
