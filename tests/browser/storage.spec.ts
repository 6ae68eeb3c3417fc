import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /theme|mode|colou?r/i });
const dismiss = (page: Page) =>
  page.getByRole('button', { name: /(close|dismiss).*announcement/i });

const kinds = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));

test.describe('session storage', () => {
  test.use({ siteName: 'session-storage' });

  test('[T4] preferences are kept for the session when the config says so', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/docs');
    await toggle(page).click();
    await dismiss(page).click();
    const { local, session } = await kinds(page);
    expect(local).toEqual([]);
    expect(session).toEqual(['announcement.dismiss', 'announcement.id', 'theme', 'viewed-pages']);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText('Something new.')).toBeHidden();
  });
});

test.describe('no storage', () => {
  test.use({ siteName: 'no-storage' });

  test('[T4] nothing is kept when the config says so', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/docs');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await dismiss(page).click();
    expect(await kinds(page)).toEqual({ local: [], session: [] });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByText('Something new.')).toBeVisible();
  });
});

test.describe('storage out of order', () => {
  test.use({ siteName: 'long-pages' });

  const blocked = () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  };
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };

  for (const [name, script] of Object.entries({ blocked, full })) {
    test(`[T4] ${name} storage never breaks the page`, async ({ page }) => {
      await page.addInitScript(script);
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page, '/docs/listed/one');
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await dismiss(page).click();
      await expect(page.getByText('Something new.')).toBeHidden();
      await page.getByRole('tab', { name: 'Right' }).click();
      await expect(page.getByText('The right side.')).toBeVisible();
      await page.evaluate(() => location.assign('/docs/second'));
      await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    });
  }
});
