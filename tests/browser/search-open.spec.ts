import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

/** Addresses of all files of the search, as they are loaded. */
function watchSearchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets\/|search\/).*search/.test(pathname) || pathname.startsWith('/search/'))
      files.push(pathname);
  });
  return files;
}

test('[L6] [S1] the box in the bar opens a modal; nothing of it is loaded before the reader shows an intent', async ({
  page,
}) => {
  const files = watchSearchFiles(page);
  await visit(page, '/docs/quickstart');
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  const { button, dialog, field } = searchBox(page);
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
  expect(files.length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/docs/quickstart');
});

for (const [name, show] of [
  ['hover', (page: Page) => searchBox(page).button.hover()],
  ['focus', (page: Page) => searchBox(page).button.focus()],
  ['touch', (page: Page) => searchBox(page).button.dispatchEvent('touchstart')],
] as const) {
  test(`[S1] ${name} loads the code, the manifest and the index of this version`, async ({
    page,
  }) => {
    const files = watchSearchFiles(page);
    await visit(page, '/docs/v10/quickstart');
    await show(page);
    await expect.poll(() => files.some((file) => file === '/search/manifest.json')).toBe(true);
    await expect.poll(() => files.some((file) => file.includes('10-x'))).toBe(true);
    expect(files.filter((file) => /current|9-x/.test(file))).toEqual([]);
    await expect(searchBox(page).dialog).toBeHidden();
  });
}

test('[S2] Ctrl or Command with K toggles, Escape closes, and the focus returns', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  for (const [open, close] of [
    ['Control+k', 'Control+k'],
    ['Meta+k', 'Meta+k'],
    ['/', 'Escape'],
  ] as const) {
    await page.keyboard.press(open);
    const { dialog, field } = searchBox(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('link');
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('[S2] it opens again at once after it was closed', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { dialog, field } = await openSearch(page);
  for (const close of ['Escape', 'Control+k']) {
    await page.keyboard.press(close);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('links');
    await expect(field).toHaveValue('links');
    await expect(dialog).toBeVisible();
  }
});

test('[S2] it opens again with what was looked for last, which typing replaces', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const { field, results, dialog } = await openSearch(page);
  await searchFor(page, 'guide: define routers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers');
  await openSearch(page);
  await expect(field).toHaveValue('guide: define routers');
  await expect(results.first()).toHaveAttribute('href', '/docs/server/routers');
  await page.keyboard.type('links');
  await expect(field).toHaveValue('links');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field).toHaveValue('');
  await searchFor(page, 'links');
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await expect(field).toHaveValue('');
});

test('[S2] a slash in a text field is a slash', async ({ page }) => {
  await visit(page, '/search');
  const field = page.getByRole('searchbox');
  await field.fill('a');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('a/');
  await expect(searchBox(page).dialog).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await field.blur();
  await page.keyboard.press('/');
  await page.keyboard.type('b/c');
  await expect(searchBox(page).field).toHaveValue('b/c');
});

test('[S2] a click beside the modal and its close button close it', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { dialog } = await openSearch(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await openSearch(page);
  await dialog.getByRole('button', { name: 'Close search' }).click();
  await expect(dialog).toBeHidden();
});

test('[S1] without script, and with a modifier, the box leads to the search page', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/quickstart');
  await expect(searchBox(page).button).toHaveAttribute('href', '/search');
  const opened = context.waitForEvent('page');
  await searchBox(page).button.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/search');
  await expect(searchBox(page).dialog).toBeHidden();
});

test('on a phone the search fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/docs/quickstart');
  await searchBox(page).button.click();
  const { dialog, field } = searchBox(page);
  await expect(field).toBeFocused();
  await expect
    .poll(async () => dialog.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
});

test('[S2] going back closes it; a page that is on its way arrives below it', async ({ page }) => {
  const letThrough = await holdBack(page, ['**/docs/concepts/payload.txt']);
  await visit(page, '/docs/quickstart');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  await sidebar
    .first()
    .getByRole('link', { name: 'Concepts', exact: true })
    .click({ noWaitAfter: true });
  const { dialog, field } = await openSearch(page);
  letThrough();
  await expect(page.locator('h1', { hasText: 'Concepts' })).toBeAttached();
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/docs/quickstart');
});
