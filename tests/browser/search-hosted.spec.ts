import { expect, type Page, type Route } from '@playwright/test';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'hosted-search' });

const SERVICE = /^https:\/\/example(-dsn|-1|-2|-3)?\.algolia(net\.com|\.net)\//;

test.beforeEach(({ watch }) => watch.allowForeignRequests(SERVICE));

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://hosted.example/docs#begin',
  url_without_anchor: 'https://hosted.example/docs',
  anchor: 'begin',
  content: 'A page.',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Start with v2', lvl2: 'Begin <here>' },
  _highlightResult: {
    hierarchy: { lvl2: { value: '<mark>Begin</mark> &lt;here&gt; <img src=x onerror=alert(1)>' } },
  },
  _snippetResult: { content: { value: 'A <mark>page</mark>.' } },
};

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Simulates the service's hosts and records their requests. */
async function answerService(page: Page, answer: (route: Route) => Promise<void>) {
  const asked: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  await page.route(SERVICE, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    asked.push({
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postDataJSON(),
    });
    await answer(route);
  });
  return asked;
}

const found = (route: Route) =>
  route.fulfill({
    headers: cors,
    json: {
      results: [{ index: 'hosted', query: 'x', hits: [hit], nbHits: 41, nbPages: 3, page: 0 }],
    },
  });

test('[S11] [S10] queries go to the service with the facets of the page, as the policy allows', async ({
  page,
}) => {
  const asked = await answerService(page, found);
  await visit(page, '/docs/v1');
  const { field, results, status, dialog } = await openSearch(page);
  await field.fill('begin');
  await expect(results).toHaveCount(1);
  await expect(status).toHaveText('41 results');
  await expect(results.first()).toContainText('Begin <here> <img src=x onerror=alert(1)>');
  await expect(results.first().locator('mark').first()).toHaveText('Begin');
  await expect(results.first()).toHaveAttribute('href', '/docs#begin');
  expect(await dialog.locator('img').count()).toBe(0);
  const last = asked.at(-1);
  const { pathname, hostname } = new URL(last?.url ?? '');
  expect(hostname).toBe('example-dsn.algolia.net');
  expect(pathname).toBe('/1/indexes/*/queries');
  expect(last?.body).toMatchObject({
    requests: [
      {
        indexName: 'hosted',
        query: 'begin',
        hitsPerPage: 20,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.x'],
        ],
      },
    ],
  });
});

test('[S11] [S7] a service that refuses shows the error screen, and Retry asks again', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/403|Failed to load/);
  let isRefusing = true;
  await answerService(page, (route) =>
    isRefusing
      ? route.fulfill({ status: 403, headers: cors, json: { message: 'Invalid API key' } })
      : found(route),
  );
  await visit(page, '/docs');
  const { dialog, field, results } = await openSearch(page);
  await field.fill('begin');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  isRefusing = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(results).toHaveCount(1);
});

test('[S11] [P7] the search page asks the service too', async ({ page }) => {
  const asked = await answerService(page, found);
  await visit(page, '/search?q=begin&page=2&kind=guide');
  await expect(
    page.getByRole('status').filter({ hasText: '21 to 40 of 41 results' }),
  ).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({
    requests: [{ page: 1, facetFilters: ['language:en', ['docusaurus_tag:docs-default-current']] }],
  });
  await expect(searchBox(page).dialog).toBeHidden();
});

test('[S11] [S4] errors are answered from the site’s own files, in the dialog and on its page', async ({
  page,
}) => {
  await answerService(page, found);
  await visit(page, '/docs');
  await openSearch(page);
  const { results, list } = await searchFor(page, 'suitcase is already closed');
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Error messages');
  await expect(results.first()).toContainText('Open it again.');
  await expect(results).toHaveCount(2);
  await visit(page, '/search?q=suitcase+is+already+closed');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /suitcase|Begin/ });
  await expect(rows.first()).toContainText('Open it again.');
  await expect(rows.first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/errors#while-it-runs',
  );
  await expect(rows).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Kind' })
    .getByRole('link', { name: 'Errors' })
    .click();
  await expect(rows).toHaveCount(1);
});

test('[S11] a prefix becomes a facet of the service', async ({ page }) => {
  const asked = await answerService(page, found);
  await visit(page, '/docs');
  const { dialog } = await openSearch(page);
  const { results } = await searchFor(page, 'page: begin');
  await expect(results).toHaveText(/Begin/);
  expect(asked.at(-1)?.body).toMatchObject({
    requests: [{ query: 'begin', facetFilters: ['language:en', ['docusaurus_tag:default']] }],
  });
  await dialog.getByRole('button', { name: 'Errors' }).click();
  const before = asked.length;
  await searchFor(page, 'error: suitcase is already closed');
  await expect(results).toHaveText(/Open it again/);
  expect(asked).toHaveLength(before);
});

test('[S11] where the site’s own files cannot be had, the service answers alone', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|Failed to (fetch|load)/);
  await answerService(page, found);
  await page.context().route('**/assets/search-docs-*.json', (route) => route.abort());
  await visit(page, '/docs');
  await openSearch(page);
  const { results } = await searchFor(page, 'suitcase is already closed');
  await expect(results).toHaveText(/Begin/);
});
