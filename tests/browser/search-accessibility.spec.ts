import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

test('the focus stays inside the modal', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog } = await searchFor(page, 'router');
  for (let index = 0; index < 8; index += 1) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside).toBe(true);
  }
});

test('the number of results is announced once typing pauses, and not after each key', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { field, status } = await searchFor(page, 'mi');
  const announced = await status.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await field.pressSequentially('ddleware', { delay: 50 });
  await expect(status).toHaveText(/^\d+ results?$/);
  const spoken = (await announced.jsonValue()).filter((text) => text !== '');
  expect(spoken).toHaveLength(1);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`every screen of the search is accessible: ${theme}, ${width} px`, async ({
      page,
      watch,
    }) => {
      test.slow();
      watch.expectErrors(/ERR_FAILED|Failed to (fetch|load)/);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/docs/quickstart');
      const { field, dialog, recent } = await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      const found = { empty: await violations(page) } as Record<string, string[]>;
      await searchFor(page, 'router');
      found.results = await violations(page);
      await searchFor(page, 'zzqqxx');
      found.none = await violations(page);
      await searchFor(page, 'define routers');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/server/routers');
      await openSearch(page);
      await field.fill('');
      await expect(recent).toBeVisible();
      found.saved = await violations(page);
      await page.route('**/search-docs-default-10*', (route) => route.abort());
      await searchBox(page).version.selectOption('10.x');
      await field.fill('router');
      await expect(dialog.getByRole('alert')).toBeVisible();
      found.error = await violations(page);
      for (const path of [
        '/search',
        '/search?q=router&version=all',
        '/search?q=zzqqxx',
        '/search?q=httpBatchLink',
        '/search?q=TS2742',
      ]) {
        await visit(page, path);
        await expect(page.getByRole('navigation', { name: 'Version' })).toBeVisible();
        await page.waitForTimeout(300);
        found[path] = await violations(page);
      }
      expect(Object.values(found).flat()).toEqual([]);
    });
  }
}

test('at 400 % zoom the option that Enter opens is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/docs/server/routers');
  const { active, dialog } = await openSearch(page);
  await expect(active).toContainText('Define procedures');
  await expect(active).toBeInViewport({ ratio: 0.9 });
  await expect(dialog.getByRole('search')).toBeInViewport({ ratio: 1 });
  await searchFor(page, 'httpBatchLink');
  await expect(active).toHaveAttribute('href', '/docs/client/links/httpBatchLink');
  await expect(active).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowDown');
  await expect(active).toBeInViewport({ ratio: 0.9 });
});

test('[S9] at 400 % zoom the arrow keys scroll through a long explanation, then choose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/docs/quickstart');
  const { active, results } = await openSearch(page);
  await searchFor(page, 'INTERNAL_SERVER_ERROR');
  const explanation = results.first();
  const [start, end] = [explanation.getByText(', 500, -32603'), explanation.getByText('onError')];
  await expect(start).toBeInViewport();
  await expect(end).not.toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(active).toContainText(', 500, -32603');
    await expect(end).toBeInViewport({ timeout: 100 });
  }).toPass();
  await expect(start).not.toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(active).not.toContainText(', 500, -32603');
  await page.keyboard.press('ArrowUp');
  await expect(active).toContainText(', 500, -32603');
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(active).toContainText(', 500, -32603');
    await expect(start).toBeInViewport({ timeout: 100 });
  }).toPass();
});

test('[S9] at 400 % zoom a long explanation is shown from its start, wherever the last results were scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/docs/quickstart');
  const { list } = await openSearch(page);
  await searchFor(page, 'httpBatchLink');
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  const { results } = await searchFor(page, 'INTERNAL_SERVER_ERROR');
  const start = results.first().getByText(', 500, -32603');
  await expect(start).toBeInViewport({ ratio: 1 });
});

test('[S9] at 400 % zoom the arrow keys reach the head of a card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/docs/quickstart');
  const { active, list } = await openSearch(page);
  await searchFor(page, 'httpBatchLink');
  const name = list.locator('code b').first();
  await expect(name).toHaveText('httpBatchLink');
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveAttribute('href', '/docs/client/links/httpBatchLink');
    await expect(name).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass();
});

test('[S7] at 400 % zoom a note leaves room for the option that Enter opens', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch/);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route('**/assets/search-*-messages-*.json', (route) => route.abort());
  await visit(page, '/docs/quickstart');
  const { active, dialog } = await openSearch(page);
  await searchFor(page, 'useQuery');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(active).toBeInViewport({ ratio: 0.9 });
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with touch' : 'with a mouse', () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch, isMobile: hasTouch });

    test('[S3] 13 characters are visible in the field at 320 px', async ({ page }) => {
      await visit(page, '/docs/quickstart');
      const { field, dialog } = await openSearch(page);
      await searchFor(page, 'httpBatchLink');
      const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
      expect(hidden).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Clear' }).click();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
    });
  });
}
