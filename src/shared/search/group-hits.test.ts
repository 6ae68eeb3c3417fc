import { expect, test } from 'vitest';
import { groupHits } from './group-hits.ts';
import type { SearchHit } from './search-hit.ts';

function hit(id: string, group: string): SearchHit {
  return { id, href: `/${id}`, type: 'page', group, title: [], trail: [], excerpt: [] };
}

test('[S4] groups in the order of their best hits, three of each, of twenty', () => {
  const hits = Array.from({ length: 30 }, (_, index) => hit(`${index}`, index % 2 ? 'A' : 'B'));
  const groups = groupHits(hits);
  expect(groups.map(({ label, hits: { length } }) => [label, length])).toEqual([
    ['B', 3],
    ['A', 3],
  ]);
});
