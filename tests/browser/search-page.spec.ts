import { expect } from '@playwright/test';
import { resultsPage as parts } from '../support/results-page.ts';
import { openSearch, pasteInto, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

test('[P7] an address with a query shows its results: twenty a page, marked, with where they are', async ({
  page,
}) => {
  await visit(page, '/search?q=router');
  const { field, heading, count, results } = parts(page);
  await expect(field).toHaveValue('router');
  await expect(heading).toHaveText('Search results for "router"');
  await expect(results).toHaveCount(20);
  await expect(count).toHaveText(/^1 to 20 of \d+ results$/);
  await expect(results.first()).toHaveAttribute('href', '/docs/server/routers');
  await expect(results.first().locator('mark').first()).toHaveText(/router/);
  await expect(page).toHaveTitle('Search results for "router" | tRPC');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('[P7] pages are addresses, back and forward go through them', async ({ page }) => {
  await visit(page, '/search?q=router');
  const { results, pager, count } = parts(page);
  const first = await results.first().getAttribute('href');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=router&page=2');
  await expect(count).toHaveText(/^21 to /);
  await expect(count).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(results.first()).not.toHaveAttribute('href', first ?? '');
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(count).toHaveText(/^1 to 20/);
  await expect(results.first()).toHaveAttribute('href', first ?? '');
  await page.goForward();
  await expect(count).toHaveText(/^21 to /);
});

test('[P7] a result and back again: the query, its page and its results are there', async ({
  page,
}) => {
  await visit(page, '/search?q=router&page=2');
  const { results, field, count } = parts(page);
  const href = (await results.nth(1).getAttribute('href')) ?? '';
  await results.nth(1).click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=router&page=2');
  await expect(field).toHaveValue('router');
  await expect(count).toHaveText(/^21 to /);
});

test('[P7] typing searches and goes into the address; Enter makes it a step to go back to', async ({
  page,
}) => {
  await visit(page, '/search');
  const { field, results, heading } = parts(page);
  await expect(heading).toHaveText('Search');
  await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).click();
  await expect(field).toHaveValue('Quickstart');
  await field.fill('links');
  await expect(page).toHaveURL('/search?q=links');
  await expect(results.first()).toBeVisible();
  await field.press('Enter');
  await field.fill('context');
  await expect(heading).toHaveText('Search results for "context"');
  await page.goBack();
  await expect(field).toHaveValue('links');
  await expect(heading).toHaveText('Search results for "links"');
});

test('[P7] keys are kept while the page arrives, and while one goes back between its queries', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog } = await searchFor(page, 'router');
  await dialog.getByRole('link', { name: /^See all/ }).click();
  const { field, heading } = parts(page);
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' abcdefghijkl');
  await expect(heading).toHaveText('Search results for "router abcdefghijkl"');
  await expect(field).toHaveValue('router abcdefghijkl');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' mnop');
  await expect(heading).toHaveText('Search results for "router abcdefghijkl mnop"');
  await page.goBack();
  await page.keyboard.type(' qrstuvwxyz');
  await expect(heading).toHaveText('Search results for "router abcdefghijkl qrstuvwxyz"');
  await expect(field).toHaveValue('router abcdefghijkl qrstuvwxyz');
});

test('[P7] [S10] filters by version and by kind', async ({ page }) => {
  await visit(page, '/search?q=router');
  const { version, kind, results, count } = parts(page);
  const hrefs = () =>
    results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(version.getByRole('link', { name: '11.x' })).toHaveAttribute('aria-current', 'true');
  await version.getByRole('link', { name: '10.x' }).click();
  await expect(page).toHaveURL('/search?q=router&version=10.x');
  await expect(version.getByRole('link', { name: '10.x' })).toBeFocused();
  await expect
    .poll(async () => (await hrefs()).every((href) => /^\/(docs\/v10|blog)/.test(href ?? '')))
    .toBe(true);
  await version.getByRole('link', { name: 'All versions' }).click();
  await expect(count).toHaveText(/of \d+ results/);
  await expect(results.getByText(/^9\.x ›/).first()).toBeVisible();
  await kind.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/search?q=router&version=all&kind=post');
  await expect
    .poll(async () => (await hrefs()).every((href) => href?.startsWith('/blog/')))
    .toBe(true);
  await page.reload();
  await expect(kind.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
});

test('[P7] an exported name shows what it is, above the hits', async ({ page }) => {
  await visit(page, '/search?q=httpBatchLink');
  const { results, pager } = parts(page);
  const card = page.getByRole('region', { name: 'httpBatchLink', exact: true });
  await expect(card).toContainText('function · @trpc/client');
  await expect(card).toContainText('(opts: HTTPBatchLinkOptions');
  await expect(card.getByRole('link')).toHaveText([
    /Links ?httpBatchLink/,
    /API reference ?httpBatchLink/,
    /Changes since 10\.x/,
  ]);
  const hrefs = await results.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(card).toBeHidden();
  await visit(page, '/search?q=httpBatchLink&kind=guide');
  await expect(results.first()).toBeVisible();
  await expect(card).toBeHidden();
});

test('[P7] [S3] a long error that is pasted shows its cause and fix first', async ({ page }) => {
  await visit(page, '/search');
  const { field, results, count } = parts(page);
  const message =
    "src/features/posts/components/post-list.tsx(31,17): error TS2339: Property 'posts' does not exist on type 'TRPCClient<BuiltRouter<{}>>'.";
  await pasteInto(field, message);
  await expect(field).toHaveValue(message.slice(0, 64));
  await expect(results.first()).toContainText('the client has the type of a');
  await expect(results.first().locator('strong')).toHaveText('Fix:');
  await expect(results.first()).toHaveAttribute('href', '/docs/error-decoder#ts-calls');
  await expect(count).toHaveText(/results?$/);
  // Another text makes a new query.
  await field.press('End');
  for (let left = 20; left > 0; left -= 1) await field.press('Backspace');
  await expect(results.first()).not.toContainText('Fix:');
});

for (const code of ['TS2742', '-32603', 'PRECONDITION_FAILED', '412']) {
  test(`[P7] the code ${code} finds its row of the error decoder first`, async ({ page }) => {
    await visit(page, `/search?q=${code}`);
    const { results } = parts(page);
    await expect(results.first()).toContainText(code.replace('TS', ''));
    await expect(results.first()).toHaveAttribute('href', /^\/docs\/error-decoder#/);
  });
}

test('[P7] errors alone: sections that explain one', async ({ page }) => {
  await visit(page, '/search?q=procedure');
  const { results, kind } = parts(page);
  await kind.getByRole('link', { name: 'Errors' }).click();
  await expect(page).toHaveURL('/search?q=procedure&kind=error');
  await expect(results.first()).toHaveAttribute('href', /^\/docs\/error-decoder#/);
});

test('[P7] [S6] where nothing is found the nearest spelling is a button', async ({ page }) => {
  await visit(page, '/search?q=autorizashun');
  const { field, results } = parts(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Did you mean authorization?')).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    'No results for "autorizashun"',
  );
  await main.getByRole('button', { name: 'authorization' }).click();
  await expect(field).toHaveValue('authorization');
  await expect(results.first()).toHaveAttribute('href', '/docs/server/authorization');
  await expect(page.getByRole('search').getByRole('status')).toBeFocused();
});

test('[P7] failures offer Retry', async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED|Failed to (fetch|load)/);
  await page.route('**/search/manifest.json', (route) => route.abort());
  await visit(page, '/search?q=router');
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await expect(alert).toBeVisible();
  await page.unroute('**/search/manifest.json');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(parts(page).results.first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P7] the page leads to where every page can be reached', async ({ page }) => {
    await page.goto('/search?q=router');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByRole('main').getByRole('link', { name: 'Documentation' })).toBeVisible();
  });
});

test('[P8] the not-found page leads to the search', async ({ page, watch }) => {
  watch.expectErrors(/404/);
  await visit(page, '/nothing-here');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute(
    'href',
    /^\/search/,
  );
});

test('[P7] a prefix searches one kind alone, and gives way to a choice', async ({ page }) => {
  await visit(page, '/search?q=blog: router');
  const links = page.getByRole('main').locator('ol a');
  const hrefs = () =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect(links.first()).toBeVisible();
  expect((await hrefs()).filter((href) => !href.startsWith('/blog'))).toEqual([]);
  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await expect(kinds.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
  await kinds.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/search?q=router');
  await expect
    .poll(async () => (await hrefs()).some((href) => href.startsWith('/docs')))
    .toBe(true);
});
