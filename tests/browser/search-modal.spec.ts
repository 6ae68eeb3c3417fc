import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

/** Addresses of everything that belongs to the search, as it is loaded. */
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

/** All that the search loads. */
const SEARCH_PARTS = ['**/assets/search-*.js', '**/search/manifest.json', '**/assets/*.json'];

test('[S12] what is typed before the code and the index are there is kept', async ({ page }) => {
  const letThrough = await holdBack(page, SEARCH_PARTS);
  await visit(page, '/docs/quickstart');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lnks');
  for (let left = 3; left > 0; left -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('inks');
  letThrough();
  const { field, results } = searchBox(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('links');
  await page.keyboard.type(' over');
  await expect(field).toHaveValue('links over');
  await expect(results.first()).toContainText('Links overview');
});

for (const rate of [1, 4]) {
  test(`[S12] no key is lost while the field arrives, with the CPU slowed ${rate}x`, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, SEARCH_PARTS);
    await visit(page, '/docs/quickstart');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lnks');
    letThrough();
    for (let left = 3; left > 0; left -= 1) await page.keyboard.press('Backspace');
    const rest = 'inks abcdefghijklmnopqrstuvwxyz 0123456789 abcdefghijk';
    await page.keyboard.type(rest);
    await expect(searchBox(page).field).toHaveValue(`l${rest}`);
  });
}

test('[S12] Enter and pasted text before the code is there lose nothing', async ({ page }) => {
  const letThrough = await holdBack(page, SEARCH_PARTS);
  await visit(page, '/docs/quickstart');
  const { button, field } = searchBox(page);
  await button.click();
  await page.keyboard.type('links');
  await page.keyboard.press('Enter');
  await button.evaluate((link) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ' overview');
    link.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  letThrough();
  await expect(field).toHaveValue('links overview');
});

test('[S7] code that cannot be loaded shows the error and Retry', async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED|Failed to fetch|dynamically imported/);
  await page.route('**/assets/search-*.js', (route) => route.abort());
  await visit(page, '/docs/quickstart');
  await searchBox(page).button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/search-*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).press(' ');
  await expect(searchBox(page).field).toBeFocused();
});

test('[S3] the query is cut to 64 characters', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { field } = await openSearch(page);
  await field.pressSequentially('x'.repeat(70), { delay: 0 });
  await expect(field).toHaveValue('x'.repeat(64));
  await field.fill('');
  await page.evaluate(() => {
    document.execCommand('insertText', false, 'router '.repeat(1500));
  });
  expect((await field.inputValue()).length).toBe(64);
});

test('[S4] results stand in groups of at most five, twenty in all, with the matches marked', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { list, results } = await searchFor(page, 'router');
  const sizes = await list
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role=option]').length));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBe(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
  await expect(list.getByRole('group', { name: 'Server' })).toBeVisible();
  await expect(results.first().locator('mark').first()).toHaveText(/routers?/i);
});

test('[S4] a name in the code, a typing error and another word for it find the right page', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  for (const [query, page_] of [
    ['mergeRouters', '/docs/server/merging-routers'],
    ['rouetrs', '/docs/server/routers'],
    ['file upload', '/docs/server/non-json-content-types'],
  ] as const) {
    const { results } = await searchFor(page, query);
    await expect(results.first()).toHaveAttribute('href', new RegExp(`^${page_}(#|$)`));
  }
});

test('[S9] the keys move the active result and open it', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { field, results, active, dialog } = await searchFor(page, 'router');
  const count = await results.count();
  const activeIndex = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('id', id ?? '');
    await expect(active).toBeInViewport();
    return Number(id?.split('-').at(-1));
  };
  expect(await activeIndex()).toBe(0);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    // The field's own.
    ['End', 0],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await activeIndex(), key).toBe(index);
  }
  await expect(field).toBeFocused();
  const href = (await active.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(href);
});

test('[S9] Enter before the answer opens the first result when it is there', async ({ page }) => {
  const letThrough = await holdBack(page, ['**/assets/*.json']);
  await visit(page, '/docs/quickstart');
  const { field } = await openSearch(page);
  await field.fill('define routers');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page).toHaveURL('/docs/server/routers');
});

test('[S9] Ctrl or Command with Enter opens a new tab and keeps the search', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog } = await searchFor(page, 'define routers');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/docs/server/routers');
  await expect(dialog).toBeVisible();
});

test('[S9] a click on a section of the same page goes there and closes', async ({ page }) => {
  await visit(page, '/docs/server/routers');
  await openSearch(page);
  const { results, dialog } = await searchFor(page, 'nest routers');
  const hit = results.and(page.locator('[href^="/docs/server/routers#"]')).first();
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(href);
  await expect(page.locator(new URL(href, 'http://x').hash)).toBeInViewport();
});

test('[S9] the footer names the keys and leads to all results', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, status } = await searchFor(page, 'router');
  await expect(dialog.getByText('to navigate')).toBeVisible();
  const count = Number(((await status.textContent()) ?? '').split(' ')[0]);
  await dialog.getByRole('link', { name: `See all ${count} results` }).click();
  await expect(page).toHaveURL('/search?q=router&version=11.x');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `of ${count} results` })).toBeVisible();
});

test('[S9] a prefix searches one kind alone, and the results page too', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { dialog, field } = await openSearch(page);
  await expect(dialog.getByText(/^Begin with guide:, api:/)).toBeVisible();
  const { results } = await searchFor(page, 'blog: router');
  const chip = dialog.getByRole('button', { name: 'Blog' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const hrefs = () =>
    results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(async () => (await hrefs()).every((href) => /^\/blog/.test(href))).toBe(true);
  await dialog.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL('/search?q=router&version=11.x&kind=post');
  const kind = page.getByRole('navigation', { name: 'Kind' });
  await expect(kind.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
  await openSearch(page);
  // A filter alone asks nothing yet.
  await field.fill('api: ');
  await expect(dialog.getByText(/^Begin with guide:, api:/)).toBeVisible();
  await page.keyboard.type('createCaller');
  await expect(results.first()).toBeVisible();
  await expect
    .poll(async () => (await hrefs()).every((href) => /typedoc|\/api\//.test(href)))
    .toBe(true);
});

test('[S9] chips below the field write the prefix and take it away, by pointer and by keyboard', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, field, results } = await searchFor(page, 'procedure');
  const first = (await results.first().getAttribute('href')) ?? '';
  const chips = dialog.getByRole('group', { name: 'Search only' }).getByRole('button');
  await expect(chips).toHaveText(['Guides', 'API', 'Blog', 'Pages', 'Errors']);
  await chips.filter({ hasText: 'Errors' }).click();
  await expect(field).toHaveValue('error: procedure');
  await expect(field).toBeFocused();
  await expect(results.first()).toHaveAttribute('href', /^\/docs\/error-decoder#/);
  await chips.filter({ hasText: 'Guides' }).press('Enter');
  await expect(field).toHaveValue('guide: procedure');
  await expect(chips.and(dialog.locator('[aria-pressed="true"]'))).toHaveText('Guides');
  await chips.filter({ hasText: 'Guides' }).press(' ');
  await expect(field).toHaveValue('procedure');
  await expect(results.first()).toHaveAttribute('href', first);
});

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
