import { expect, test } from 'vitest';
import { titled } from './rank-test-support.ts';
import { createSearchIndex } from './search-index.ts';

const message = { path: '/docs/links', anchor: '', seen: '`fetch failed`', numbers: '', text: '' };

const create = () =>
  createSearchIndex({
    files: [
      { pages: [titled('Links', 'Every link sends requests.')], messages: [message] },
      { pages: [titled('Release', 'A link is new.', { path: '/blog/release', kind: 'post' })] },
    ],
    synonyms: {},
  });

const search = (...of: Parameters<ReturnType<typeof create>['search']>) =>
  create()
    .search(...of)
    .map(({ section }) => section.page.path);

test('all kinds are searched, or only some', () => {
  expect(search('link')).toEqual(['/docs/links', '/blog/release']);
  expect(search('link', ['post'])).toEqual(['/blog/release']);
  expect(search('link', ['post', 'guide'])).toHaveLength(2);
  expect(search('link', ['reference'])).toEqual([]);
});

test('the kind of errors are sections that explain a message', () => {
  expect(search('link', ['error'])).toEqual(['/docs/links']);
});

test('a misspelled title is a title, unless the word has a synonym', () => {
  const pages = [
    titled('Batching requests', 'Batching.', { labels: ['Batching'] }),
    titled('Batching'),
    titled('Mocks', 'A mocked stab.'),
    titled('Stab'),
  ];
  const synonyms = { stub: ['mocks'] };
  const { search: find } = createSearchIndex({ files: [{ pages }], synonyms });
  const first = (query: string) => find(query)[0]?.section.page.title;
  expect(first('batchng')).toBe('Batching');
  expect(first('stub')).toBe('Mocks');
});

test.each(['', '  ', '?!', 'zzzzzz'])(
  '%j finds nothing, and nothing else is suggested',
  (query) => {
    expect(search(query)).toEqual([]);
    expect(create().suggest(query)).toEqual({});
  },
);

test('[S6] a spelling that finds something is suggested, for the same kinds', () => {
  const { suggest } = create();
  expect(suggest('requsets zzzzzz').suggestion).toBe('requests');
  expect(suggest('requests').suggestion).toBe('requests');
  expect(suggest('requsets', ['guide']).suggestion).toBe('requests');
  expect(suggest('requsets', ['post']).suggestion).toBeUndefined();
});
