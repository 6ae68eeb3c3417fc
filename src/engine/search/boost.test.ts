import { expect, test } from 'vitest';
import { createSearchIndex } from '#shared/search/search-index.ts';
import { noHistory } from '../docs/read-git-history.ts';
import { loadSite } from '../load-site.ts';
import { stubCompile } from '../testing/stub-compile.ts';
import { docsSite, writeSite } from '../testing/write-site.ts';
import { buildSearchPages } from './build-search-pages.ts';
import { buildSearchRecords } from './build-search-records.ts';

async function searchPages(boost: string) {
  const { site } = await loadSite({
    root: await writeSite(
      docsSite({
        'content/docs/v1/databases.mdx': '---\ntitle: Databases\n---\nA database for each test.\n',
        'content/docs/v1/path/database.mdx': `---\ntitle: Add a database\n${boost}---\nOne for a test.\n`,
      }),
    ),
    mode: 'production',
    compile: stubCompile,
    history: noHistory,
  });
  return { site, pages: buildSearchPages(site) };
}

/** Paths of the docs below `/docs/`, best first. */
async function search(query: string, boost = '') {
  const { pages } = await searchPages(boost);
  const files = [{ pages: pages.map(({ indexed }) => indexed) }];
  const found = createSearchIndex({ files, synonyms: {} }).search(query);
  return found.map(({ section }) => section.page.path.replace(/^\/docs\//, ''));
}

test('[S4] `search_boost` below 1 lets the page that explains a topic come first', async () => {
  expect(await search('database')).toEqual(['path/database', 'databases']);
  expect(await search('database', 'search_boost: 0.5\n')).toEqual(['databases', 'path/database']);
});

test('[S11] the records for a provider carry it', async () => {
  const { site, pages } = await searchPages('search_boost: 0.5\n');
  const ranks = buildSearchRecords({ pages, config: site.config }).map(({ url, weight }) => [
    url.replace(/^.*\/docs/, ''),
    weight.pageRank,
  ]);
  expect(Object.fromEntries(ranks)).toMatchObject({ '/databases': 3, '/path/database': 1.5 });
});
