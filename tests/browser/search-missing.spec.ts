import { expect, type Page } from '@playwright/test';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

for (const [name, kind] of [
  ['reference', 'API'],
  ['messages', 'Errors'],
]) {
  test(`[S7] without the ${name} the guides answer, what is missing is named and can be retried`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch/);
    const file = `**/assets/search-*-${name}-*.json`;
    await page.route(file, (route) => route.abort());
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    const { dialog, field, results } = await searchFor(page, 'httpBatchLink');
    await expect(results.first()).toHaveAttribute('href', '/docs/client/links/httpBatchLink');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(`Not searched: ${kind}.`);
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeHidden();
    await expect(results.first()).toBeVisible();
    await expect(field).toBeFocused();
  });
}

test('[S7] [S9] other parts of the dialog that were missing come with the network', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch|dynamically imported/);
  const extras = '**/assets/search-extras-*.js';
  await page.route(extras, (route) => route.abort());
  await visit(page, '/docs/quickstart');
  const refused = page.waitForEvent('requestfailed');
  const { dialog } = await openSearch(page);
  await refused;
  await searchFor(page, 'router');
  const chip = dialog.getByRole('button', { name: 'Guides' });
  await expect(chip).toBeHidden();
  await page.unroute(extras);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(chip).toBeVisible();
});

/** Refuses the file of error messages, and counts how often it is requested. */
async function refuseMessages(page: Page): Promise<{ count: number }> {
  const requests = { count: 0 };
  await page.route('**/assets/search-*-messages-*.json', (route) => {
    requests.count += 1;
    return route.abort();
  });
  return requests;
}

test('[S7] a part of the index that never arrives does not keep the others waiting', async ({
  page,
}) => {
  test.slow();
  // The browser never gets an answer.
  await page.route('**/assets/search-*-messages-*.json', () => {});
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, field, results } = searchBox(page);
  await field.fill('httpBatchLink');
  await expect(dialog.getByText('Searching…').last()).toBeVisible();
  await expect(results.first()).toHaveAttribute('href', '/docs/client/links/httpBatchLink', {
    timeout: 60_000,
  });
  await expect(dialog.getByRole('alert')).toContainText('Errors');
});

test('[S7] a missing part is requested once for each opening and Retry, not for each query', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch/);
  const requests = await refuseMessages(page);
  await visit(page, '/docs/quickstart');
  await searchBox(page).button.hover();
  await searchBox(page).button.click();
  const search = async (query: string) => {
    const { dialog } = await searchFor(page, query);
    await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText(
      new RegExp(query, 'i'),
    );
    await expect(dialog.getByRole('alert')).toBeVisible();
  };
  await search('httpLink');
  await search('useQuery');
  expect(requests.count).toBe(1);
  await searchBox(page).dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => requests.count).toBe(2);
  await search('wsLink');
  await search('splitLink');
  expect(requests.count).toBe(2);
  await page.keyboard.press('Escape');
  await expect(searchBox(page).dialog).toBeHidden();
  await openSearch(page);
  await search('httpLink');
  await search('useQuery');
  expect(requests.count).toBe(3);
});

test('[S7] the page of results requests a missing part again only after Retry', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch/);
  const requests = await refuseMessages(page);
  await visit(page, '/search?q=httpLink');
  const main = page.getByRole('main');
  const search = async (query: string) => {
    await main.getByRole('searchbox').fill(query);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(query);
    await expect(main.getByRole('alert')).toBeInViewport();
  };
  await search('useQuery');
  const before = requests.count;
  await main.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => requests.count).toBe(before + 1);
  await search('wsLink');
  await search('splitLink');
  expect(requests.count).toBe(before + 1);
});
