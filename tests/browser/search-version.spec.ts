import { expect, type Page } from '@playwright/test';
import { resultsPage } from '../support/results-page.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

/** Opens the search, reads the version that it would search in, and closes it again. */
async function expectVersion(page: Page, label: string) {
  const { version, dialog } = await openSearch(page);
  await expect(version.locator('option:checked')).toHaveText(label);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Chooses a version in the dialog, which stays open. */
async function chooseVersion(page: Page, label: string) {
  const { version } = await openSearch(page);
  await version.selectOption(label);
}

test('[S10] a version chosen in the dialog gives way to that of the next page', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await chooseVersion(page, '9.x');
  await page.keyboard.press('Escape');
  await expectVersion(page, '9.x');
  await openSearch(page);
  await searchFor(page, 'router');
  await searchBox(page).field.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v9\//);
  const versions = page.getByRole('banner').locator('details', { hasText: '11.x' });
  await versions.locator('summary').click();
  await versions.getByRole('link', { name: '11.x' }).click();
  await expect(page).not.toHaveURL(/\/v9\//);
  await expectVersion(page, '11.x');
  await chooseVersion(page, '9.x');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Docs' }).first();
  await menu.getByRole('link', { name: 'Concepts', exact: true }).click();
  await expect(page).toHaveURL('/docs/concepts');
  await expectVersion(page, '11.x');
});

test('[S10] the dialog on the results page says the version of the results', async ({ page }) => {
  await visit(page, '/docs/v10/quickstart');
  await openSearch(page);
  const { dialog } = await searchFor(page, 'router');
  await dialog.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL('/search?q=router&version=10.x');
  await expectVersion(page, '10.x');
  await resultsPage(page).version.getByRole('link', { name: '9.x' }).click();
  await expectVersion(page, '9.x');
  // The next page has its own.
  await page.keyboard.press('Control+k');
  await searchFor(page, 'router');
  await searchBox(page).version.selectOption('10.x');
  await searchBox(page).results.first().click();
  await expect(page).toHaveURL(/^[^?]*\/docs\/v10\//);
  await expectVersion(page, '10.x');
  await page.goBack();
  await expectVersion(page, '9.x');
});
