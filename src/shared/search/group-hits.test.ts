import { expect, test } from 'vitest';
import { countFound, groupHits, hitsBelow } from './group-hits.ts';
import type { SearchHit } from './search-hit.ts';

function hit(id: string, group: string): SearchHit {
  return { id, href: `/${id}`, type: 'page', group, title: [], trail: [], excerpt: [] };
}

test('[S4] groups in the order of their best hits, three of each, of twenty', () => {
  const hits = Array.from({ length: 30 }, (_, index) => hit(`${index}`, index % 2 ? 'A' : 'B'));
  const groups = groupHits({ answers: [], hits });
  expect(groups.map(({ label, hits: { length } }) => [label, length])).toEqual([
    ['B', 3],
    ['A', 3],
  ]);
});

test('what is said above is not said again below', () => {
  const card = { name: 'initTRPC', label: '', code: '', text: '', links: [hit('a', 'A')] };
  const response = {
    answers: [hit('b', 'B')],
    symbol: card,
    hits: ['b', 'c', 'a'].map((id) => hit(id, 'B')),
  };
  expect(hitsBelow(response).map(({ id }) => id)).toEqual(['c']);
  expect(groupHits(response).map(({ hits }) => hits.map(({ id }) => id))).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
});

test('[S4] answers and the card of a symbol come first', () => {
  const card = { name: 'initTRPC', label: '', code: '', text: '', links: [hit('a', 'A')] };
  const groups = groupHits({
    answers: [hit('b', 'Error messages')],
    symbol: card,
    hits: [hit('c', 'C')],
  });
  expect(groups.map(({ label, hits }) => [label, hits.map(({ id }) => id)])).toEqual([
    ['initTRPC', ['a']],
    ['Error messages', ['b']],
    ['C', ['c']],
  ]);
});

test('[S4] the hit that the query names stands alone, unless answers or a card come first', () => {
  const hits = [{ ...hit('a', 'A'), isNamed: true }, hit('b', 'B'), hit('c', 'A')];
  const ids = (response: Parameters<typeof groupHits>[0]) =>
    groupHits(response).map((group) => [group.label, ...group.hits.map(({ id }) => id)]);
  const alone = [
    ['', 'a'],
    ['B', 'b'],
    ['A', 'c'],
  ];
  expect(ids({ answers: [], hits })).toEqual(alone);
  const grouped = [
    ['A', 'a', 'c'],
    ['B', 'b'],
  ];
  expect(ids({ answers: [], hits: hits.map(({ isNamed: _, ...it }) => it) })).toEqual(grouped);
  const symbol = { name: 'A', label: '', code: '', text: '', links: [] };
  expect(ids({ answers: [], symbol, hits })).toEqual([['A'], ...grouped]);
  expect(ids({ answers: [hit('x', 'Errors')], hits })).toEqual([['Errors', 'x'], ...grouped]);
});

test('as many are counted as are shown, or as there are on all pages', () => {
  const response = (answers: number, hits: number, total = hits) => ({
    answers: Array.from({ length: answers }, (_, index) => hit(`answer ${index}`, 'Errors')),
    hits: Array.from({ length: hits }, (_, index) => hit(`${index}`, 'A')),
    total,
  });
  expect(countFound(response(0, 0))).toBe(0);
  expect(countFound(response(2, 0))).toBe(2);
  expect(countFound(response(3, 1))).toBe(4);
  expect(countFound(response(3, 20))).toBe(20);
  expect(countFound(response(1, 20, 41))).toBe(41);
});
