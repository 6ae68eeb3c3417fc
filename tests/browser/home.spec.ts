import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test('[P1] the home page says what the library is and how to begin', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(/tRPC/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Move fast and break nothing.');
  await expect(title).toContainText('End-to-end typesafe APIs made easy.');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Quickstart', exact: true })).toHaveAttribute(
    'href',
    '/docs/quickstart',
  );
  await expect(main.getByText('npm install @trpc/server @trpc/client')).toBeVisible();
  const steps = main.getByRole('heading', { name: 'Three steps to the first call' }).locator('..');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('[P1] a base URL warning shows exactly when the assets cannot be loaded', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_|Failed to load/);
  await visit(page, '/');
  const warning = page.getByText('This site did not load its assets.');
  await expect(warning).toBeHidden();
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(warning).toBeVisible();
});
