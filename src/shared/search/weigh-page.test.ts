import { expect, test } from 'vitest';
import { titled } from './rank-test-support.ts';
import { type SearchSection, sectionsOf } from './search-section.ts';
import { kindWeight, weighPages } from './weigh-page.ts';

/** A page's own section, and one below it. */
function read(title: string): [SearchSection, SearchSection] {
  const page = titled(title);
  page.sections.push([2, 'part', 'Part', '', '', '']);
  const [own, part] = sectionsOf(page);
  if (!own || !part) throw new Error('The page has no sections.');
  return [own, part];
}

const [links, partOfLinks] = read('Links');
const [adapters, partOfAdapters] = read('Adapters');

const found = (section: SearchSection, score: number, all: number) => ({
  section,
  score,
  coverage: { all },
});

test('the more of the query the introduction has, the more each section of the page weighs', () => {
  const weigh = weighPages([found(links, 1, 1), found(adapters, 1, 0.5)]);
  expect(weigh(partOfLinks, 0)).toBeGreaterThan(weigh(partOfAdapters, 0));
  expect(weigh(partOfLinks, 0)).toBe(weigh(links, 0));
});

test('the better it matches, the more', () => {
  const weigh = weighPages([found(links, 3, 1), found(adapters, 1, 1)]);
  expect(weigh(partOfLinks, 0)).toBeGreaterThan(weigh(partOfAdapters, 0));
});

test('a heading is as good as an introduction', () => {
  const weigh = weighPages([found(links, 1, 0.5), found(partOfLinks, 1, 1)]);
  expect(weigh(partOfLinks, 0.5)).toBe(weigh(partOfLinks, 0));
  expect(weigh(partOfLinks, 1)).toBeGreaterThan(weigh(partOfLinks, 0));
});

test('a page whose introduction has nothing of the query keeps its weight', () => {
  expect(weighPages([found(partOfLinks, 1, 1)])(partOfLinks, 0)).toBe(1);
});

test('of pages that match as well, the one with the shorter title is more general', () => {
  const [long] = read('Links for every special case');
  const weigh = weighPages([found(long, 1, 1), found(links, 1, 1)]);
  expect(weigh(links, 0)).toBeGreaterThan(weigh(long, 0));
});

test('guides count more than other kinds, and long pages less', () => {
  const guide = titled('Links');
  for (const kind of ['page', 'reference', 'post'] as const) {
    expect(kindWeight({ ...guide, kind })).toBeLessThan(kindWeight(guide));
  }
  const sections = Array.from({ length: 40 }, () => guide.sections).flat();
  expect(kindWeight({ ...guide, sections })).toBeLessThan(kindWeight(guide));
  expect(kindWeight({ ...guide, boost: 0.5 })).toBe(kindWeight(guide) / 2);
});
