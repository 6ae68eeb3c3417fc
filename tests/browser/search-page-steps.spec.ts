import { expect, type Page } from '@playwright/test';
import { resultsPage } from '../support/results-page.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const steps = (page: Page) => page.evaluate(() => history.length);

test('[P7] Enter and a current filter add no step that changes nothing', async ({ page }) => {
  await visit(page, '/search?q=router');
  const { field, results, version, kind, heading } = resultsPage(page);
  await expect(results.first()).toBeVisible();
  const before = await steps(page);
  for (let times = 4; times > 0; times -= 1) await field.press('Enter');
  for (const link of [version, version, kind, kind]) {
    await link.locator('[aria-current]').click();
  }
  expect(await steps(page)).toBe(before);
  await field.fill('routers');
  await field.fill('links');
  await expect(heading).toHaveText('Search results for "links"');
  expect(await steps(page)).toBe(before + 1);
  await page.goBack();
  await expect(heading).toHaveText('Search results for "router"');
  await kind.getByRole('link', { name: 'Blog' }).click();
  await page.goBack();
  await expect(page).not.toHaveURL(/kind/);
  await expect(heading).toHaveText('Search results for "router"');
});

test('[P7] Back from a result finds the reader’s place again, before the search answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...args: unknown[]) {
      if (!('isHeld' in window)) Reflect.apply(send, this, args);
    };
  });
  await visit(page, '/search?q=router');
  const { field, results } = resultsPage(page);
  await expect(results.nth(10)).toBeVisible();
  await page.evaluate(() => {
    scrollTo({ top: 1500, behavior: 'instant' });
    Object.assign(window, { isHeld: true });
  });
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBe(1500);
  const seen = await results.evaluateAll((links) =>
    links.findIndex((link) => link.getBoundingClientRect().top > innerHeight / 3),
  );
  await results.nth(seen).click();
  await expect(field).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=router');
  await expect(results.nth(seen)).toBeInViewport();
  await expect.poll(place).toBe(1500);
});

test('[P7] without a query the field has the focus, and the skip link still leads there', async ({
  page,
}) => {
  await visit(page, '/search');
  const { field } = resultsPage(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('router');
  await expect(field).toHaveValue('router');
  // The skip link is where it was, and leads to the field.
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await visit(page, '/search?q=router');
  await expect(resultsPage(page).results.first()).toBeVisible();
  await expect(field).not.toBeFocused();
  // After a navigation, too.
  await visit(page, '/docs/quickstart');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/search';
    document.body.append(link);
    link.click();
  });
  await expect(field).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('[P7] the field does not take the focus, which would open a keyboard', async ({ page }) => {
    await visit(page, '/search');
    const { field } = resultsPage(page);
    await expect(field).toBeVisible();
    await expect(page.getByRole('main').getByText('Try searching for')).toBeVisible();
    await expect(field).not.toBeFocused();
  });
});

test('[P7] suggested queries are links to their results, of all kinds, and Back returns to them', async ({
  page,
}) => {
  await visit(page, '/search?kind=post');
  const { results } = resultsPage(page);
  const suggested = page.getByRole('main').getByText('Try searching for').locator('..');
  const link = suggested.getByRole('link').first();
  const query = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: query })}`);
  await expect(results.first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search?kind=post');
  await expect(link).toHaveText(query);
});

test('[S2] [P7] the dialog opened on the results page has its query, selected', async ({
  page,
}) => {
  await visit(page, '/search?q=router');
  await expect(resultsPage(page).results.first()).toBeVisible();
  const { field, results } = await openSearch(page);
  await expect(field).toHaveValue('router');
  await expect(results.first()).toHaveAttribute('href', '/docs/server/routers');
  await page.keyboard.type('the router');
  await expect(field).toHaveValue('the router');
  await page.keyboard.press('Escape');
  // What the page says now is newer.
  await openSearch(page);
  await expect(field).toHaveValue('router');
  await searchFor(page, 'guide: router');
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field).toHaveValue('guide: router');
});

for (const query of ['UNAUTHORIZED', 'httpBatchLink', 'router']) {
  test(`[S9] [P7] the dialog and the page count the same results: ${query}`, async ({ page }) => {
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    const { dialog } = await searchFor(page, query);
    const all = dialog.getByRole('link', { name: /^See all/ });
    const count = (await all.textContent())?.match(/\d+/)?.[0];
    await all.click();
    const found = resultsPage(page);
    await expect(found.count).toHaveText(new RegExp(`(^|of )${count} results$`));
    if (Number(count) <= 20) await expect(found.results).toHaveCount(Number(count));
  });
}

test('[S6] [S10] the dialog offers no filter that a version has nothing for', async ({ page }) => {
  await visit(page, '/docs/v9/router');
  const { dialog, field, version } = await openSearch(page);
  const chips = dialog.getByRole('group', { name: 'Search only' }).getByRole('button');
  await expect(chips).toHaveText(['Guides', 'Blog', 'Pages', 'Errors']);
  await searchFor(page, 'api: useQuery');
  await expect(dialog.getByText('9.x has nothing under "API".')).toBeVisible();
  await dialog.getByRole('button', { name: 'useQuery', exact: true }).click();
  await expect(field).toHaveValue('useQuery');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await version.selectOption('11.x');
  await expect(chips).toHaveText(['Guides', 'API', 'Blog', 'Pages', 'Errors']);
});

test('[P7] [S10] the page offers no filter that a version has nothing for', async ({ page }) => {
  await visit(page, '/search?q=TRPCError&version=9.x&kind=reference');
  const { kind, results, version } = resultsPage(page);
  const main = page.getByRole('main');
  await expect(main.getByText('9.x has nothing under "API".')).toBeVisible();
  await expect(kind.getByRole('link')).toHaveText(['All', 'Guides', 'Blog', 'Pages', 'Errors']);
  await main.getByRole('button', { name: 'TRPCError', exact: true }).click();
  await expect(page).toHaveURL('/search?q=TRPCError&version=9.x');
  await expect(results.first()).toBeVisible();
  await version.getByRole('link', { name: 'All versions' }).click();
  await expect(kind.getByRole('link', { name: 'API' })).toBeVisible();
});
