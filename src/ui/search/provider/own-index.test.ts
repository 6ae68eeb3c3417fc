import { expect, test } from 'vitest';
import type { SearchHit } from '#shared/search/search-hit.ts';
import type { StaticSearchRequest, StaticSearchResponse } from '#shared/search/static-search.ts';
import { createOwnIndex } from './own-index.ts';

const POSTS = '/fr/assets/search-default-1.json';
const GUIDES = '/fr/assets/search-current-2.json';

/** An index of two files with an engine that always gives the same response. */
function create(response: Partial<StaticSearchResponse> = {}) {
  const searched: StaticSearchRequest[] = [];
  const prepared: string[][] = [];
  const index = createOwnIndex({
    files: [
      { tag: 'default', href: '/assets/search-default-1.json', kinds: ['post'] },
      {
        tag: 'docs-default-current',
        href: '/assets/search-current-2.json',
        kinds: ['guide', 'error'],
      },
    ],
    baseUrl: '/fr/',
    engine: {
      async search(request) {
        searched.push(request);
        return { answers: [], hits: [], total: 0, pageCount: 0, ...response };
      },
      prepare: async (files) => void prepared.push(files),
    },
  });
  return { index, searched, prepared };
}

const hit: SearchHit = {
  id: '/a',
  href: '/a#b',
  type: 'page',
  group: '',
  title: [],
  trail: [],
  excerpt: [],
};

test('[S10] [S12] only the files with the wanted tags are loaded and searched', async () => {
  const { index, searched, prepared } = create();
  await index.prepare({ tags: ['default'] });
  expect(prepared).toEqual([[POSTS]]);
  await index.search({ query: 'x', facets: { tags: ['docs-default-current'] }, page: 0 });
  await index.search({ query: 'x', facets: {}, page: 1 });
  expect(searched).toEqual([
    { query: 'x', files: [GUIDES], page: 0 },
    { query: 'x', files: [POSTS, GUIDES], page: 1 },
  ]);
});

test('hits, answers and the links of a card have the base URL', async () => {
  const card = { name: 'a', label: '', code: '', text: '', links: [hit] };
  const { index } = create({ answers: [hit], symbol: card, hits: [hit] });
  const { answers, symbol, hits } = await index.search({ query: 'x', facets: {}, page: 0 });
  for (const [found] of [answers, symbol?.links ?? [], hits]) {
    expect(found?.href).toBe('/fr/a#b');
  }
});

test('[S7] missing are the wanted kinds in the files that failed', async () => {
  const { index } = create({ missing: [GUIDES] });
  const missingOf = async (facets: object) =>
    (await index.search({ query: 'x', facets, page: 0 })).missing;
  expect(await missingOf({})).toEqual(['guide', 'error']);
  expect(await missingOf({ kinds: ['error'] })).toEqual(['error']);
  expect(await missingOf({ kinds: ['post'] })).toBeUndefined();
});
