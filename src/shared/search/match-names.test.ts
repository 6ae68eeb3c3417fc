import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';
import { titled } from './rank-test-support.ts';
import { rankWeights } from './rank-weights.ts';
import type { IndexedPage, IndexedSection } from './search-index-file.ts';
import { sectionsOf } from './search-section.ts';

/** The bonus of each section for a query, in order, and of those that it names alone their headings. */
function match(phrase: string, pages: IndexedPage[]) {
  const sections = pages.flatMap((page) => sectionsOf(page));
  const matchName = matchNames(sections, phrase);
  return {
    bonuses: sections.map((section) => matchName(section).bonus),
    named: sections.filter((it) => matchName(it).isNamed).map(({ heading }) => heading),
  };
}

const called = (title: string, names: string) =>
  titled(title, '', { sections: [[1, '', '', '', '', names]] });

const whole = rankWeights.equal + rankWeights.equalPage;

test.each([
  ['validation', 'Validation'],
  ['validate', 'Validation'],
  ['how to validate', 'Validation'],
  ['deploy', 'Deployment'],
  ['method override', 'Method override'],
  ['methodoverride', 'Method override'],
  ['mutation', 'useMutation'],
  ['usemutation', 'useMutation'],
])('%s is the title %s', (phrase, title) => {
  expect(match(phrase, [titled(title)])).toEqual({ bonuses: [whole], named: [title] });
});

test.each([
  ['mutate', 'useMutation'],
  ['usequerie', 'useQuery'],
  ['user', 'use'],
  ['validation input', 'Validation'],
])('%s is not the title %s', (phrase, title) => {
  expect(match(phrase, [titled(title)])).toEqual({ bonuses: [0], named: [] });
});

test('another form of a word that is the title of a page is not that title', () => {
  const renewal = titled('Renewal');
  expect(match('renew', [renewal]).named).toEqual(['Renewal']);
  expect(match('renew', [renewal, titled('Renew')]).named).toEqual(['Renew']);
});

test('a heading of several pages names none of them', () => {
  const options: IndexedSection = [2, 'options', 'Options', '', '', ''];
  const page = (title: string) => titled(title, '', { sections: [options] });
  expect(match('option', [page('One')])).toEqual({
    bonuses: [rankWeights.equal],
    named: ['Options'],
  });
  const { bonuses, named } = match('option', [page('One'), page('Two')]);
  expect(bonuses[0]).toBeCloseTo(rankWeights.equal / Math.SQRT2);
  expect(named).toEqual([]);
});

test('a name from a link counts by the share that the query is of it', () => {
  const { bonuses, named } = match('query', [
    called('One', 'query|'),
    called('Two', 'lazy query|other|'),
    called('Three', 'the lazy query of a page query'),
  ]);
  const all = Math.sqrt(1 + 1 / 2);
  expect(bonuses[0]).toBeCloseTo(rankWeights.named / all);
  expect(bonuses[1]).toBeCloseTo(rankWeights.named / 2 / all);
  expect(bonuses[2], 'words of longer texts are no names').toBe(0);
  expect(named).toEqual([]);
});

test('words of two names are not one', () => {
  expect(match('lazy query', [called('One', 'lazy|query|')]).bonuses).toEqual([0]);
});

test('a section that alone is called by the query is named by it', () => {
  expect(match('endpoint', [called('Procedures', 'endpoint|'), titled('Other')])).toEqual({
    bonuses: [rankWeights.named, 0],
    named: ['Procedures'],
  });
});
