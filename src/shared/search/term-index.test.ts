import { describe, expect, test } from 'vitest';
import type { SearchField } from './search-section.ts';
import { createTermIndex } from './term-index.ts';

const weights: Record<SearchField, number> = {
  heading: 2,
  slug: 1,
  label: 1,
  title: 1,
  names: 1,
  code: 1,
  prose: 1,
};
const section = (terms: Partial<Record<SearchField, string[]>>) => ({
  heading: [],
  slug: [],
  label: [],
  title: [],
  names: [],
  code: [],
  prose: [],
  ...terms,
});

function indexOf(...sections: Partial<Record<SearchField, string[]>>[]) {
  const index = createTermIndex(weights);
  for (const terms of sections) index.add(section(terms));
  return index;
}

const search = (index: ReturnType<typeof indexOf>, ...terms: string[]) =>
  index.search(new Map(terms.map((term) => [term, 1])));

describe('createTermIndex', () => {
  test('a match has its fields, and the score of BM25+', () => {
    const index = indexOf({ heading: ['link'], prose: ['link', 'link', 'batch'] }, {}, {});
    const [found, ...others] = search(index, 'link', 'none');
    expect(others).toEqual([]);
    expect(found?.match).toEqual(
      Object.assign(Object.create(null), { link: ['heading', 'prose'] }),
    );
    const rarity = Math.log(1 + 2.5 / 1.5);
    // Both fields are three times as long as on average.
    const share = (frequency: number) => (frequency * 2.2) / (frequency + 1.2 * (0.3 + 0.7 * 3));
    expect(found?.score).toBeCloseTo(rarity * (2 * (0.5 + share(1)) + (0.5 + share(2))), 10);
  });

  test('a rare term, a short field and a second term count more', () => {
    const index = indexOf(
      { prose: ['call', 'a', 'b', 'c', 'd'] },
      { prose: ['call'] },
      { prose: ['rare', 'call'] },
    );
    expect(search(index, 'call').map(({ id }) => id)).toEqual([1, 2, 0]);
    expect(search(index, 'call', 'rare')[0]?.id).toBe(2);
  });

  test('terms add up, because several may be forms of one word', () => {
    const index = indexOf({ prose: ['call', 'calls'] }, {});
    const [one, other, both] = [['call'], ['calls'], ['call', 'calls']].map(
      (terms) => search(index, ...terms)[0]?.score ?? 0,
    );
    expect(both).toBeCloseTo((one ?? 0) + (other ?? 0), 10);
  });

  test('a weight of zero, and sections that are not wanted, add nothing', () => {
    const index = indexOf({ prose: ['call'] }, { prose: ['call', 'other'] });
    expect(index.search(new Map([['call', 1]]), (id) => id === 1).map(({ id }) => id)).toEqual([1]);
    expect(index.search(new Map([['call', 0]]))[0]?.score).toBe(0);
  });

  test('names of object properties are terms like others', () => {
    const index = indexOf({ prose: ['__proto__', 'constructor'] });
    expect(Object.keys(search(index, '__proto__', 'constructor')[0]?.match ?? {})).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  test('frequencies count sections, not occurrences', () => {
    const index = indexOf({ heading: ['call'], prose: ['call', 'call'] }, { code: ['call'] });
    expect([...index.frequencies]).toEqual([['call', 2]]);
  });
});
