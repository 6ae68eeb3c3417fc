import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a page reads and leads on without scripts', async ({ page }) => {
  await page.goto('/docs/quickstart');
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await expect(page.locator('main pre').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/docs');
  await page.getByRole('main').locator('a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('dropdowns open without scripts', async ({ page }) => {
  await page.goto('/docs/quickstart');
  const bar = page.getByRole('banner');
  await bar.locator('summary', { hasText: '11.x' }).click();
  await bar.getByRole('link', { name: '10.x' }).click();
  await expect(page).toHaveURL(/\/docs\/v10/);
});

test('every tab can be read without scripts', async ({ page }) => {
  await page.goto('/docs/quickstart');
  for (const manager of ['npm', 'pnpm', 'yarn']) {
    await expect(page.getByText(new RegExp(`^${manager} (install|add)`)).first()).toBeVisible();
  }
});

for (const path of ['/', '/docs/quickstart', '/docs/server/context', '/media']) {
  test(`no button that needs a script invites a click: ${path}`, async ({ page }) => {
    await page.goto(path);
    const inviting = await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter((button) => {
          const { cursor, pointerEvents } = getComputedStyle(button);
          const isVisible = button.checkVisibility({ visibilityProperty: true });
          return isVisible && /pointer|copy/.test(cursor) && pointerEvents !== 'none';
        })
        .map((button) => button.ariaLabel ?? button.textContent),
    );
    expect(inviting).toEqual([]);
  });
}

test('the pages of a category without a page of its own can be seen without scripts', async ({
  page,
}) => {
  await page.goto('/docs/quickstart');
  const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true });
  await expect(sidebar.getByText('Upgrading', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Stability policy' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the site can be walked without scripts', async ({ page }) => {
    await page.goto('/docs/quickstart');
    const link = page.locator('a[href="/docs/concepts"]').first();
    await expect(link).toBeAttached();
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    await next.click();
    await expect(page).not.toHaveURL('/docs/quickstart');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Docs' })).toBeVisible();
  });
});
