import { expect, test } from 'vitest';
import { searchLimits } from '#shared/limits.ts';
import { groupHits } from '#shared/search/group-hits.ts';
import { sectionsOf, termsOf } from '#shared/search/search-section.ts';
import { createStaticSearch } from '#shared/search/static-search.ts';
import { tokenize } from '#shared/search/tokenize.ts';
import { apiNameQueries } from '../../../tests/support/api-names.ts';
import {
  type Query,
  type QuerySet,
  querySets,
  rankOfExpected,
  readJudgedQueries,
  summarizeRanks,
} from '../../../tests/support/judged-queries.ts';
import { readSiteSearch } from '../../../tests/support/site-search.ts';

/** Results of `npm run bench -- search` for the search dialog, minus at most 0.02. */
const floors: Record<QuerySet, { mrr: number; success3: number }> = {
  tuned: { mrr: 0.914, success3: 0.953 },
  'by page': { mrr: 0.84, success3: 0.89 },
  'single words': { mrr: 0.887, success3: 0.931 },
  'held-out': { mrr: 0.877, success3: 0.925 },
};
const withoutSynonymsFloor = 0.9;
const apiNamesFirstFloor = 0.98;

test('[S4] [S12] the judged queries find their pages', { timeout: 300_000 }, async () => {
  const { site, synonyms, latest, pages, load } = await readSiteSearch();
  const queries = await readJudgedQueries({
    root: '/docs',
    paths: new Set(site.routes.map(({ path }) => path)),
  });
  const withSynonyms = createStaticSearch({ load, synonyms, messages: 'Errors' });
  const without = createStaticSearch({ load, synonyms: {}, messages: 'Errors' });
  /** Rank in the dialog's order. */
  const ask = async (judged: Query, { search } = withSynonyms) => {
    const perGroup = searchLimits.hitsPerGroup;
    const response = await search({ query: judged.q, files: latest, page: 0, perGroup });
    return rankOfExpected(
      groupHits(response).flatMap((group) => group.hits.map(({ href }) => href)),
      judged,
    );
  };
  const ranks: Record<QuerySet, (number | undefined)[]> = {
    tuned: [],
    'by page': [],
    'single words': [],
    'held-out': [],
  };
  const ranksWithout: (number | undefined)[] = [];
  const missed: string[] = [];
  for (const judged of queries) {
    const rank = await ask(judged);
    ranks[judged.set].push(rank);
    if (judged.kind === 'title' && (rank ?? 4) > 3) missed.push(judged.q);
    if (judged.set === 'tuned') ranksWithout.push(await ask(judged, without));
  }
  expect(missed).toEqual([]);
  expect(queries.length).toBeGreaterThan(400);
  for (const set of querySets) {
    const floor = floors[set];
    const { mrr, success3 } = summarizeRanks(ranks[set]);
    expect(mrr, `${set}: MRR@10`).toBeGreaterThan(floor.mrr);
    expect(success3, `${set}: among the first three`).toBeGreaterThan(floor.success3);
  }
  expect(summarizeRanks(ranksWithout).mrr).toBeGreaterThan(withoutSynonymsFloor);

  const apiRanks: (number | undefined)[] = [];
  for (const apiName of apiNameQueries(pages)) apiRanks.push(await ask(apiName));
  expect(summarizeRanks(apiRanks).success1).toBeGreaterThan(apiNamesFirstFloor);

  const known = new Set(
    pages.flatMap((page) => sectionsOf(page)).flatMap((it) => Object.values(termsOf(it)).flat()),
  );
  const lost = Object.entries(synonyms).flatMap(([key, targets]) =>
    targets
      .flatMap((target) => tokenize(target).map(({ term }) => term))
      .filter((term) => !known.has(term))
      .map((term) => `${key}: ${term}`),
  );
  expect(lost, 'synonyms that lead to no word of the docs').toEqual([]);
});
