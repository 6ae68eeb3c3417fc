import { expect, test, visit } from '../support/test.ts';

test('[L6] the search stands in the bar and leads to the search page', async ({ page }) => {
  await visit(page, '/docs');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('searchbox').fill('routers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Define routers/ })
    .first()
    .click();
  await expect(page).toHaveURL('/docs/server/routers');
});

test('[L6] the shortcuts lead to the search, and a slash in a text field is a slash', async ({
  page,
}) => {
  await visit(page, '/docs');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  await visit(page, '/docs');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
});

test('[P8] the not-found page leads to the search', async ({ page, watch }) => {
  watch.expectErrors(/404/);
  await visit(page, '/nothing-here');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute(
    'href',
    /^\/search/,
  );
});
