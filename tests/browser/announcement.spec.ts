import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

const bar = (page: Page) => page.getByText('tRPC v11 is here!');
const close = (page: Page) => page.getByRole('button', { name: /(close|dismiss).*announcement/i });

test('[L2] the announcement leads to the post about version 11', async ({ page }) => {
  await visit(page, '/docs');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: "See what's new" })).toHaveAttribute(
    'href',
    '/blog/announcing-trpc-v11',
  );
});

test('[L2] the announcement has one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/docs');
  const lines = await bar(page).evaluate((text) => {
    const height = Number.parseFloat(getComputedStyle(text).lineHeight);
    return Math.round(text.getBoundingClientRect().height / height);
  });
  expect(lines).toBe(1);
});

test('[L2] a closed announcement stays closed, before the first paint', async ({ page }) => {
  await visit(page, '/docs');
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  const stored = await page.evaluate(() => ({
    flag: localStorage.getItem('announcement.dismiss'),
    id: localStorage.getItem('announcement.id'),
  }));
  expect(stored).toEqual({ flag: 'true', id: 'v11' });

  // External scripts are held back, so that only inline code takes effect.
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('[L2] a new announcement is shown to those who closed an older one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('announcement.dismiss', 'true');
    localStorage.setItem('announcement.id', 'v10');
  });
  await visit(page, '/docs');
  await expect(bar(page)).toBeVisible();
});

test('[L2] a closed announcement stays closed on the next page', async ({ page }) => {
  await visit(page, '/docs');
  await close(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(bar(page)).toBeHidden();
});
