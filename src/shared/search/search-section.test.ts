import { expect, test } from 'vitest';
import { titled } from './rank-test-support.ts';
import type { IndexedPage } from './search-index-file.ts';
import { sectionsOf, termsOf } from './search-section.ts';

const page = (more: Partial<IndexedPage> = {}) =>
  titled('Routers', '', {
    path: '/docs/server/routers',
    labels: ['Backend'],
    sections: [
      [1, '', '', 'The text of a router', 'router t', ''],
      [2, 'merge', 'Merging', 'And the words', '', 'join them'],
      [3, 'lazy', 'Lazy routers', '', '', ''],
      [2, 'define', 'Define one', '', '', ''],
    ],
    ...more,
  });

const terms = (index: number, more: Partial<IndexedPage> = {}) => {
  const section = sectionsOf(page(more))[index];
  if (!section) throw new Error('There is no such section.');
  return termsOf(section);
};

test('a section is below the title and the headings of higher levels', () => {
  expect(sectionsOf(page()).map(({ heading, trail }) => [heading, ...trail])).toEqual([
    ['Routers'],
    ['Merging', 'Routers'],
    ['Lazy routers', 'Routers', 'Merging'],
    ['Define one', 'Routers'],
  ]);
});

test('a query is compared with heading and address, the shorter of which counts', () => {
  const [whole, , lazy] = sectionsOf(page());
  expect(whole).toMatchObject({ titles: ['router'], titleLength: 1 });
  expect(lazy).toMatchObject({ titles: ['lazyrouter', 'lazy'], titleLength: 1 });
  expect(whole?.words, 'without words that say nothing').toBe(' router text router ');
});

test('a page that explains nothing is not found by its address', () => {
  const [lesson] = sectionsOf(page({ kind: 'page', title: 'Lesson two' }));
  expect(lesson).toMatchObject({ titles: ['lessontwo'], titleLength: 2 });
  expect(terms(0, { kind: 'page' }).slug).toEqual([]);
});

test('a page is found by the end of its address, a section by its anchor', () => {
  expect(terms(0).slug).toEqual(['routers']);
  expect(terms(2).slug).toEqual(['lazy']);
  expect(terms(0).label, 'its folder is above it, like a label').toEqual(['backend', 'server']);
  expect(terms(2).label).toEqual(['backend']);
});

test('the address and labels of a symbol do not name its package', () => {
  const symbol = terms(0, { kind: 'reference' });
  expect(symbol.slug).toEqual(['routers']);
  expect(symbol.label).toEqual([]);
});

test('prose and code are found without the words that every text has, and without single letters', () => {
  expect(terms(0)).toMatchObject({ prose: ['text', 'router'], code: ['router'] });
  expect(terms(1)).toMatchObject({
    heading: ['merging'],
    title: ['routers'],
    names: ['join', 'them'],
  });
});
