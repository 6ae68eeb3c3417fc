import { expect } from '@playwright/test';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

test('[S6] a query without results says so, suggests others and takes a report', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, results, field, status } = await searchFor(page, 'zzqqxx');
  await expect(dialog.getByText('No results for "zzqqxx"').last()).toBeVisible();
  await expect(status).toHaveText('No results for "zzqqxx"');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://github.com/trpc/trpc/issues/new?title=Search%3A+zzqqxx',
  );
  await dialog.getByRole('button', { name: 'Quickstart' }).click();
  await expect(field).toHaveValue('Quickstart');
  await expect(field).toBeFocused();
  await expect(results.first()).toHaveAttribute('href', '/docs/quickstart');
});

test('[S6] a query without results leads to the nearest pages', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, results } = await searchFor(page, 'authorizashun');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await dialog.getByRole('button', { name: 'Metadata' }).click();
  await expect(results.first()).toHaveAttribute('href', '/docs/server/metadata');
});

test('[P7] [S6] a nearest spelling keeps the prefix, and is not the query in another case', async ({
  page,
}) => {
  await visit(page, '/search?q=api: subscripton');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'api: subscription', exact: true })).toBeVisible();
  await visit(page, '/search?q=useQuery&version=10.x&kind=reference');
  await expect(main.getByText('Try searching for')).toBeVisible();
  await expect(main.getByText('Did you mean')).toBeHidden();
});

test('[S6] before the other parts of the dialog, that nothing was found is seen too', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch|dynamically imported/);
  await page.route('**/assets/search-extras-*.js', (route) => route.abort());
  await visit(page, '/docs/quickstart');
  const { dialog } = await openSearch(page);
  await expect(dialog.getByText('Find a page, an API name or an error message.')).toBeVisible();
  const { results, status } = await searchFor(page, 'zzqqxx');
  const shown = dialog.getByText('No results for "zzqqxx"').filter({ visible: true });
  await expect(shown.and(dialog.locator(':not([role=status])'))).toBeInViewport();
  await expect(status).toHaveText('No results for "zzqqxx"');
  await searchFor(page, 'router');
  await expect(results.first()).toBeVisible();
});

test('[P7] an address with a page after the last one shows the last one', async ({ page }) => {
  await visit(page, '/search?q=router&page=999');
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByRole('status')).toHaveText(/ to ([\d,]+) of \1 results$/);
  await expect(search.locator('ol > li > a').first()).toBeVisible();
  await expect(search.locator('[aria-current=page]')).toHaveCount(1);
});

test('[S7] code that cannot be loaded shows the error and Retry', async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch|dynamically imported/);
  await page.route('**/assets/search-*.js', (route) => route.abort());
  await visit(page, '/docs/quickstart');
  await searchBox(page).button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  await page.unroute('**/assets/search-*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).press(' ');
  await expect(searchBox(page).field).toBeFocused();
});

for (const [what, pattern] of [
  ['manifest', '**/search/manifest.json'],
  ['index', '**/assets/search-*.json'],
  ['worker', '**/assets/*worker*.js'],
] as const) {
  test(`[S7] without the ${what} the error screen offers Retry`, async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to (fetch|load)/);
    await page.route(pattern, (route) => route.abort());
    await visit(page, '/docs/quickstart');
    const { dialog, field, results } = await openSearch(page);
    await field.fill('router');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(pattern);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(results.first()).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(field).toBeFocused();
  });
}

test('[S8] a search counts as stalled after 300 ms, and not before', async ({ page }) => {
  const releases: (() => void)[] = [];
  await page.route('**/assets/search-*.json', async (route) => {
    await new Promise<void>((resolve) => {
      releases.push(resolve);
    });
    await route.continue();
  });
  await visit(page, '/docs/quickstart');
  const { dialog, field, status, results } = await openSearch(page);
  await expect(dialog.locator('[data-stalled]')).toBeHidden();
  await dialog.evaluate((element) => {
    const marks = { typed: 0, stalled: 0 };
    Object.assign(window, { marks });
    element.addEventListener('input', () => {
      marks.typed = performance.now();
    });
    new MutationObserver(() => {
      if (element.querySelector('[data-stalled]')) marks.stalled ||= performance.now();
    }).observe(element, { subtree: true, attributes: true, childList: true });
  });
  await field.fill('router');
  await expect(status).toHaveText('Searching…');
  const waited = await page.evaluate(() => {
    const { marks } = window as unknown as { marks: { typed: number; stalled: number } };
    return marks.stalled - marks.typed;
  });
  expect(waited).toBeGreaterThanOrEqual(295);
  for (const release of releases) release();
  await expect(results.first()).toBeVisible();
  await expect(dialog.locator('[data-stalled]')).toBeHidden();
});
