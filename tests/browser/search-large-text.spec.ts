import { expect, type Page } from '@playwright/test';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

/** The size of text that a reader has chosen in the browser's settings, in pixels; 16 is the usual one. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

for (const [width, size] of [
  [390, 24],
  [390, 32],
  [320, 20],
  [320, 24],
  [320, 32],
] as const) {
  test(`[S3] with text of ${size} px a whole name is visible in the field at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    const { field, dialog, version, active } = await searchFor(page, 'TRPCError');
    await expect(version).toBeInViewport({ ratio: 1 });
    const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    await expect(dialog.getByRole('button', { name: 'Clear' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });
    await expect(active).toBeInViewport({ ratio: 0.9 });
  });
}

for (const [width, size] of [
  [1000, 32],
  [1280, 24],
  [1280, 32],
] as const) {
  test(`[S4] with text of ${size} px the list has all the room at ${width} px, and the footer is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await setTextSize(page, size);
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    const { dialog, list, version } = await searchFor(page, 'TRPCError');
    // It comes together with the preview.
    await expect(version).toBeVisible();
    const [box, own] = [await dialog.boundingBox(), await list.boundingBox()];
    expect(own?.width).toBeGreaterThan((box?.width ?? 0) * 0.9);
    await expect(searchBox(page).preview).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: /^See all/ })).toBeInViewport({ ratio: 1 });
    // Until both fit.
    await page.setViewportSize({ width: size * 63, height: 700 });
    await expect(searchBox(page).preview).toBeVisible();
  });
}
