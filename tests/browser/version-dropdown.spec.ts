import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'versioned' });

const KEY = 'docs-preferred-version-default';
const button = (page: Page) =>
  page.getByRole('banner').locator('details', { hasText: '1.x' }).locator('summary');
const entry = (page: Page, name: string) =>
  page.getByRole('banner').locator('details a', { hasText: name });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('[D9] a version leads to the same page where it has one, else to its root', async ({
  page,
}) => {
  await visit(page, '/docs/server/routers');
  await expect(entry(page, '1.x')).toHaveAttribute('href', '/docs/v1/router');
  await visit(page, '/docs/server/context');
  await expect(entry(page, '1.x')).toHaveAttribute('href', '/docs/v1');
  await visit(page, '/docs/v1/router');
  await expect(entry(page, '2.x')).toHaveAttribute('href', '/docs/server/routers');
});

test('[D9] the chosen version is stored and shown outside the docs', async ({ page }) => {
  await visit(page, '/docs/server/routers');
  expect(await stored(page)).toBeNull();
  await button(page).click();
  await entry(page, '1.x').click();
  await expect(page).toHaveURL('/docs/v1/router');
  await expect.poll(() => stored(page)).toBe('1.x');
  await expect(button(page)).toContainText('1.x');
  await visit(page, '/');
  await expect(button(page)).toContainText('1.x');
  await visit(page, '/docs');
  await expect(button(page)).toContainText('2.x');
});

test('[D9] the latest version is stored as current', async ({ page }) => {
  await visit(page, '/docs/v1');
  await button(page).click();
  await entry(page, '2.x').click();
  await expect(page).toHaveURL('/docs');
  await expect.poll(() => stored(page)).toBe('current');
});

test('[D9] a stored version that no longer exists is cleared', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('set')) localStorage.setItem(key, '0.x');
    sessionStorage.setItem('set', 'yes');
  }, KEY);
  await visit(page, '/');
  await expect.poll(() => stored(page)).toBeNull();
  await expect(button(page)).toContainText('2.x');
});

test('[D8] an older version carries a banner that leads to the equivalent', async ({ page }) => {
  await visit(page, '/docs/v1/router');
  const banner = page.getByText('no longer actively maintained').locator('..');
  const latest = banner.getByRole('link', { name: 'latest version' });
  await expect(latest).toHaveAttribute('href', '/docs/server/routers');
  await visit(page, '/docs/v1/legacy');
  await expect(latest).toHaveAttribute('href', '/docs');
});
