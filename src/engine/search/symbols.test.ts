import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchLimits } from '#shared/limits.ts';
import { groupHits } from '#shared/search/group-hits.ts';
import { createStaticSearch } from '#shared/search/static-search.ts';
import { readApiExports } from '../../../scripts/api-exports.ts';
import { readSiteSearch } from '../../../tests/support/site-search.ts';
import { projectRoot } from '../project-root.ts';

const perGroup = searchLimits.hitsPerGroup;

test('[S4] every exported name of 11.x has a card, with its page of the reference in it', {
  timeout: 120_000,
}, async () => {
  const { synonyms, latest, load } = await readSiteSearch();
  const { search } = createStaticSearch({ load, synonyms, messages: 'Errors' });
  const names = readApiExports(join(projectRoot, 'content/docs/v11')).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(250);
  const lost: string[] = [];
  for (const name of names) {
    for (const query of [name, `${name}()`, `${name}<AppRouter>`]) {
      const response = await search({ query, files: latest, page: 0, perGroup });
      const [first] = groupHits(response);
      const isLinked = first?.hits.some(({ href }) =>
        new RegExp(`/${name.replace('$', '\\$')}(-[a-z]+)?$`).test(href),
      );
      if (first?.card?.name !== name || !isLinked) lost.push(query);
    }
  }
  expect(lost).toEqual([]);
});

test.each([
  ['UntypedCl', 'TRPCUntypedClient'],
  ['AppDirCall', 'experimental_nextAppDirCaller'],
  ['SubscriptionL', 'httpSubscriptionLink'],
  ['client', undefined],
  ['link', undefined],
  ['WebSocket', undefined],
  ['queryOptions', undefined],
])('[S4] the piece %s has the card of %s', { timeout: 120_000 }, async (query, name) => {
  const { synonyms, latest, load } = await readSiteSearch();
  const { search } = createStaticSearch({ load, synonyms, messages: 'Errors' });
  const { symbol } = await search({ query, files: latest, page: 0, perGroup });
  expect(symbol?.name).toBe(name);
});

test('[S4] a card says what a name is, and how it changed', { timeout: 120_000 }, async () => {
  const { synonyms, latest, load } = await readSiteSearch();
  const { search } = createStaticSearch({ load, synonyms, messages: 'Errors' });
  const { symbol } = await search({ query: 'httpBatchLink', files: latest, page: 0, perGroup });
  expect(symbol).toMatchObject({ name: 'httpBatchLink', label: 'function · @trpc/client' });
  expect(symbol?.code).toMatch(/^[(<]/);
  expect(symbol?.links.map(({ href }) => href)).toEqual([
    '/docs/client/links/httpBatchLink',
    expect.stringMatching(/\/client\/httpBatchLink$/),
    expect.stringMatching(/\/client\/httpBatchLink#section-history$/),
  ]);
});
