import { expect, type Page } from '@playwright/test';
import { resultsPage } from '../support/results-page.ts';
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
