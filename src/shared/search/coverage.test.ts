import { expect, test } from 'vitest';
import { coverageOf, shareOf, termValuesOf, wordsOfPages } from './coverage.ts';
import { titled } from './rank-test-support.ts';
import { sectionsOf } from './search-section.ts';

/** A query of two words: the first one also matches a longer term, and the second weighs three times as much. */
const words = () => [
  {
    weight: 1,
    expansion: new Map([
      ['route', 1],
      ['router', 0.5],
    ]),
  },
  {
    weight: 3,
    expansion: new Map([
      ['link', 0.8],
      ['router', 0.2],
    ]),
  },
];

const cover = (match: Record<string, string[]>) =>
  coverageOf(match, words(), termValuesOf(words()));

test('a term may match several words of a query', () => {
  expect([...termValuesOf(words())]).toEqual([
    ['route', [[0, 1]]],
    [
      'router',
      [
        [0, 0.5],
        [1, 0.2],
      ],
    ],
    ['link', [[1, 0.8]]],
  ]);
});

test('a section covers each word as well as its best term does, in any order', () => {
  for (const match of [
    { router: ['prose'], route: ['prose'], link: ['code'] },
    { link: ['code'], route: ['prose'], router: ['prose'] },
  ]) {
    const { words: all, all: share, titles } = cover(match);
    expect([...all]).toEqual([1, 0.8]);
    expect(share).toBeCloseTo((1 + 3 * 0.8) / 4);
    expect(titles).toBe(0);
  }
});

test.each([
  ['heading', 1, 1],
  ['slug', 1, 1],
  ['title', 0, 1],
  ['label', 0, 1],
  ['names', 0, 1],
  ['prose', 0, 0],
  ['code', 0, 0],
])('the field %s counts %i times for the heading, %i times for the titles', (field, own, all) => {
  const { heading, titles, headingWords, prose } = cover({ route: ['code', field] });
  expect(heading).toBe(own / 4);
  expect(prose).toBe(field === 'prose' ? 1 / 4 : 0);
  expect(titles).toBe(all / 4);
  expect(headingWords).toBe(own);
});

test('the best term counts in headings and titles too', () => {
  for (const match of [
    { route: ['heading'], router: ['heading'] },
    { router: ['heading'], route: ['heading'] },
  ]) {
    expect(cover(match).heading).toBeCloseTo((1 + 3 * 0.2) / 4);
    expect(cover(match).titles).toBeCloseTo((1 + 3 * 0.2) / 4);
  }
});

test('a word is in the heading only if a term there is close to it', () => {
  // `router` is close to the first word, and not to the second.
  expect(cover({ router: ['heading'] }).headingWords).toBe(1);
  expect(cover({ router: ['heading'], link: ['heading'] }).headingWords).toBe(2);
});

test('words share the query by weight', () => {
  expect(shareOf(Float64Array.of(1, 0), words())).toBe(0.25);
  expect(shareOf(Float64Array.of(0, 1), words())).toBe(0.75);
});

test('a page covers every word as well as the best of its sections, which stay as they are', () => {
  const page = titled('Links', '', {
    sections: [
      [1, '', '', '', '', ''],
      [2, 'a', 'A', '', '', ''],
    ],
  });
  const sections = [...sectionsOf(page), ...sectionsOf(titled('Other'))];
  const covered = sections.map((section, index) => ({
    section,
    coverage: cover(
      [{ route: ['prose'] }, { router: ['prose'] }, { link: ['prose'] }][index] ?? {},
    ),
  }));
  expect([...wordsOfPages(covered).values()].map((values) => [...values])).toEqual([
    [1, 0.2],
    [0, 0.8],
  ]);
  expect([...(covered[0]?.coverage.words ?? [])]).toEqual([1, 0]);
});
