import { expect, type Page } from '@playwright/test';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const preview = (page: Page) => searchBox(page).preview;

test('[S4] [S9] the right arrow at the end of the field leads into the preview, the left one back, Enter opens', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const { field } = await openSearch(page);
  await searchFor(page, 'initialize trpc');
  const pane = preview(page);
  await expect(pane.locator('pre')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pane).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers#initialize-trpc');
  await expect(searchBox(page).dialog).toBeHidden();
});

test('[S4] [S9] what is typed in the preview goes to the field, and keys with a modifier do not', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const { field } = await openSearch(page);
  await searchFor(page, 'initialize');
  const pane = preview(page);
  await expect(pane).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await expect(pane).toBeFocused();
  await page.keyboard.type('r');
  await expect(field).toBeFocused();
  await page.keyboard.type('s trpc');
  await expect(field).toHaveValue('initializers trpc');
  for (const key of ['/', 'A']) {
    await field.fill('links');
    await expect(pane).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(pane).toBeFocused();
    await page.keyboard.press(key);
    await expect(field).toHaveValue(`links${key}`);
  }
});

test('[S4] [S9] Tab leads from the field into the preview, then to the other controls, once each, and back', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const { field, dialog } = await openSearch(page);
  const clear = dialog.getByRole('button', { name: 'Clear' });
  const all = dialog.getByRole('link', { name: /^See all/ });
  await searchFor(page, 'initialize trpc');
  await expect(preview(page).locator('pre')).toBeVisible();
  const names: string[] = [];
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? {};
      return ariaLabel ?? textContent?.trim() ?? '';
    });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused());
    if (await all.evaluate((link) => link === document.activeElement)) break;
  }
  expect(names.slice(0, 4)).toEqual(['Preview', 'Clear', 'Version to search in', 'Close search']);
  expect(names.at(-1)).toMatch(/^See all/);
  expect(new Set(names).size).toBe(names.length);
  const back: string[] = [];
  for (const _ of names) {
    await page.keyboard.press('Shift+Tab');
    back.push(await focused());
  }
  expect(back).toEqual([...names.slice(0, -1).reverse(), 'Search docs']);
  await expect(field).toBeFocused();
  await clear.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(preview(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[S4] [S9] without a preview Tab leads from the field to the next control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await visit(page, '/docs/quickstart');
  const { dialog } = await openSearch(page);
  await searchFor(page, 'initialize trpc');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Clear' })).toBeFocused();
});

test('[S4] under 1000 px there is no preview, and the right arrow stays in the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 990, height: 800 });
  await visit(page, '/docs/quickstart');
  const { field } = await openSearch(page);
  await searchFor(page, 'initialize trpc');
  await expect(preview(page)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(field).toBeFocused();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(preview(page)).toBeVisible();
});
