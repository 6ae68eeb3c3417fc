import { expect, test } from 'vitest';
import { createStaticSearch } from '#shared/search/static-search.ts';
import { apiNameQueries } from '../../../tests/support/api-names.ts';
import {
  type JudgedQuery,
  rankOfExpected,
  readJudgedQueries,
  summarizeRanks,
} from '../../../tests/support/judged-queries.ts';
import { readSiteSearch } from '../../../tests/support/site-search.ts';

/** What `npm run bench -- search` printed, less 0.02. Queries whose page does not exist yet do not count. */
const floor = { mrr: 0.87, mrrWithoutSynonyms: 0.835, success3: 0.935, apiNamesFirst: 0.98 };

test('[S4] [S12] the judged queries find their pages', { timeout: 120_000 }, async () => {
  const { site, synonyms, latest, pages, load } = await readSiteSearch();
  const queries = await readJudgedQueries({
    root: '/docs',
    paths: new Set(site.routes.map(({ path }) => path)),
  });
  const withSynonyms = createStaticSearch({ load, synonyms });
  const without = createStaticSearch({ load, synonyms: {} });
  const ask = async (judged: JudgedQuery, { search } = withSynonyms) => {
    const { hits } = await search({ query: judged.q, files: latest, page: 0 });
    return rankOfExpected(
      hits.map(({ href }) => href),
      judged,
    );
  };
  const ranks: (number | undefined)[] = [];
  const missed: string[] = [];
  for (const judged of queries) {
    const rank = await ask(judged);
    ranks.push(rank);
    if (judged.kind === 'title' && (rank ?? 4) > 3) missed.push(judged.q);
  }
  const apiRanks: (number | undefined)[] = [];
  for (const apiName of apiNameQueries(pages)) apiRanks.push(await ask(apiName));
  expect(summarizeRanks(apiRanks).success1).toBeGreaterThan(floor.apiNamesFirst);
  const ranksWithout: (number | undefined)[] = [];
  for (const judged of queries) ranksWithout.push(await ask(judged, without));
  expect(summarizeRanks(ranksWithout).mrr).toBeGreaterThan(floor.mrrWithoutSynonyms);
  const { mrr, success3 } = summarizeRanks(ranks);
  expect(queries.length).toBeGreaterThan(25);
  expect(missed).toEqual([]);
  expect({ mrr, success3 }).toMatchObject({
    mrr: expect.closeTo(Math.max(mrr, floor.mrr), 6),
    success3: expect.closeTo(Math.max(success3, floor.success3), 6),
  });
});
