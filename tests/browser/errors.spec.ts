import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'crashing-page' });

test('[E1] a crash is shown with its causes, and the reader can try again', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/fuse/i);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Burn' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByText('The fuse has burnt.')).toBeVisible();
  await expect(page.getByText('Cause: The current was too strong.')).toBeVisible();
  // The frame around the page still works.
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Crashing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Burn' })).toBeVisible();
});

test('[E1] another page is not touched by a crash', async ({ page, watch }) => {
  watch.expectErrors(/fuse/i);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Burn' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sound page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sound' })).toBeVisible();
});

test('[E1] a page that cannot be taken over stays as it was served', async ({ page, watch }) => {
  watch.expectErrors(/right one/);
  const refused = page.waitForEvent('pageerror');
  await page.goto('/refusing');
  await refused;
  await expect(page.getByText('Still to be read.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sound page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sound' })).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
});
