import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { test, visit } from '../support/test.ts';

const PAGE = '/docs/server/context';
const COMPARISON = '/docs/changes/server/context';
const LIST = '/docs/changes';

/** Position of the newer side of the first edited text, relative to the older one. */
async function placeOfSides(page: Page): Promise<'below' | 'beside' | 'neither'> {
  const boxOf = (label: RegExp) => page.getByText(label).first().boundingBox();
  const [older, newer] = await Promise.all([boxOf(/^Before: /), boxOf(/^After: /)]);
  if (!older || !newer) return 'neither';
  if (newer.y >= older.y + older.height) return 'below';
  return newer.y === older.y && newer.x >= older.x + older.width ? 'beside' : 'neither';
}

test('from a page to its changes, and to each section that changed', async ({ page }) => {
  await visit(page, PAGE);
  await page.locator('article > header').getByRole('link', { name: 'Compare with 10.x' }).click();
  await expect(page).toHaveURL(COMPARISON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Context: 11.x and 10.x compared',
  );
  await expect(page.locator('article')).toContainText(
    /does not mean that a feature was added or removed.*\d+ sections read differently, \d+ are only in 11\.x, \d+ are only in 10\.x/,
  );
  await page.getByRole('listitem').getByRole('link', { name: 'Pitfalls' }).click();
  await expect(page).toHaveURL(`${COMPARISON}#pitfalls`);
  await expect(page.getByRole('heading', { name: 'Pitfalls' })).toBeInViewport();
  await page.getByRole('link', { name: '10.x page', exact: true }).click();
  await expect(page).toHaveURL('/docs/v10/server/context');
  await page.getByRole('link', { name: 'compare the two pages' }).click();
  await expect(page).toHaveURL(COMPARISON);
});

test('two columns are chosen with the keyboard, and remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, COMPARISON);
  expect(await placeOfSides(page)).toBe('below');
  await page.getByRole('radio', { name: 'Unified' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Side by side' })).toBeChecked();
  await expect.poll(() => placeOfSides(page)).toBe('beside');

  await page.reload();
  await expect.poll(() => placeOfSides(page)).toBe('beside');
  await visit(page, '/docs/changes/server/procedures');
  await expect(page.getByRole('radio', { name: 'Side by side' })).toBeChecked();
});

test('on a phone the versions are below each other, whatever was chosen, and nothing is cut off', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tabs.changes', 'side'));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, COMPARISON);
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await placeOfSides(page)).toBe('below');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await visit(page, LIST);
  expect(await width()).toBe(390);
});

test('what is gone and what is new is an element and a sign, not a color alone', async ({
  page,
}) => {
  await visit(page, COMPARISON);
  const gone = page.locator('article pre del').first();
  await expect(gone).toHaveText(/^Removed: /);
  await expect(page.locator('article pre ins').first()).toHaveText(/^Added: /);
  const sign = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it, '::before').content);
  expect(await sign('article pre del')).toContain('−');
  expect(await sign('article pre ins')).toContain('+');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(gone).toBeVisible();
});

test('without scripts pages are compared, in two columns too, and everything is listed', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.origin });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(COMPARISON);
  await page.getByRole('radio', { name: 'Side by side' }).check();
  expect(await placeOfSides(page)).toBe('beside');
  await page.goto(LIST);
  await expect(page.getByLabel('Filter by name')).toBeHidden();
  await expect(page.locator('#CreateTRPCProxyClient')).toContainText('Renamed to TRPCClient');
  await context.close();
});

test('the list of changes is filtered by old and new names', async ({ page }) => {
  await visit(page, '/docs/migrate-from-v10-to-v11');
  await page
    .getByRole('navigation', { name: 'Docs', exact: true })
    .getByRole('link', { name: 'Changes from 10.x' })
    .click();
  await expect(page).toHaveURL(LIST);
  const row = page.locator('#createRecursiveProxy');
  const others = page.getByRole('heading', { name: '@trpc/next', exact: true });
  await expect(others).toBeVisible();
  const filter = page.getByLabel('Filter by name');
  await filter.fill('trpcrecursiveproxy');
  await expect(row).toContainText('Renamed to createTRPCRecursiveProxy from @trpc/server');
  const status = page.getByRole('status').filter({ hasText: /row|No name/ });
  await expect(status).toHaveText('1 row: Removed and renamed 1.');
  const lists = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(lists).toHaveText([/^Removed and renamed \(1 of \d+\)$/]);
  await expect(others).toBeHidden();
  await filter.fill('no such name');
  await expect(status).toHaveText('No name matches.');
  await expect(lists).toHaveCount(0);
  await filter.fill('');
  await expect(status).toHaveCount(0);
  await expect(others).toBeVisible();
  await expect(lists.first()).toHaveText(/\(\d+\)$/);
  await row.getByRole('link', { name: 'createTRPCRecursiveProxy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createTRPCRecursiveProxy');
});

test('the list of another version is not filtered', async ({ page }) => {
  await visit(page, LIST);
  await page.getByLabel('Filter by name').fill('wslink');
  await expect(page.locator('#guides')).toBeVisible();
  await page.getByRole('banner').locator('details', { hasText: '10.x' }).locator('summary').click();
  await page.getByRole('banner').locator('details a', { hasText: '10.x' }).click();
  await expect(page).toHaveURL('/docs/v10/changes');
  await expect(page.getByLabel('Filter by name')).toHaveValue('');
  const hidden = page.getByRole('article').locator('[data-name][hidden], [data-list][hidden]');
  await expect(hidden).toHaveCount(0);
});

test('every row of a list that leads somewhere leads to the name that it says', async ({
  page,
  served,
}) => {
  test.setTimeout(120_000);
  for (const list of [LIST, '/docs/v10/changes']) {
    await page.goto(list);
    const links = await page
      .locator('article a[href*="/typedoc/"]')
      .evaluateAll((found) =>
        found.map((it) => [it.textContent ?? '', it.getAttribute('href') ?? '']),
      );
    expect(links.length).toBeGreaterThan(100);
    for (const [name = '', href = ''] of links) {
      // From the disk: to ask the server for a thousand pages takes minutes.
      const html = await readFile(join(served.dir, href, 'index.html'), 'utf8');
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(title.replaceAll(/<[^>]+>/g, ''), href).toBe(name);
    }
  }
});

test('a name tells its history, and leads to what it replaces and what replaces it', async ({
  page,
}) => {
  await visit(page, '/docs/typedoc/client/TRPCClient#section-history');
  const history = page.locator('section').filter({ has: page.locator('#section-history') });
  await expect(history.getByRole('listitem')).toHaveText([
    /^9\.x \(9\.27\.4\): Exported\./,
    /^10\.x \(10\.45\.4\): Declaration changed\. Deprecated\./,
    /^11\.x \(11\.6\.0\): Declaration changed\. No longer deprecated\. Replaces CreateTRPCProxyClient\./,
  ]);
  await history.getByText('Compare the declaration').click();
  await expect(history.locator('ins').first()).toBeVisible();
  await history.getByRole('link', { name: 'CreateTRPCProxyClient' }).click();
  await expect(page).toHaveURL(`${LIST}#CreateTRPCProxyClient`);
  await page.locator('#CreateTRPCProxyClient').getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/v10/typedoc/client/CreateTRPCProxyClient-type');
  await expect(page.getByRole('link', { name: 'what to write instead' })).toHaveAttribute(
    'href',
    `${LIST}#CreateTRPCProxyClient`,
  );
});

// Lists and pages of names are looked at with all others; here are the two columns, which a reader chooses.
for (const [theme, width] of [
  ['light', 1400],
  ['dark', 390],
] as const) {
  test(`a comparison in two columns is accessible: ${theme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    await page.addInitScript(() => localStorage.setItem('tabs.changes', 'side'));
    await page.setViewportSize({ width, height: 800 });
    await visit(page, COMPARISON);
    expect(await violations(page)).toEqual([]);
  });
}

test('search engines are kept out of comparisons and find the list', async ({ request }) => {
  expect(await (await request.get(COMPARISON)).text()).toContain('content="noindex"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`${LIST}</loc>`);
  expect(sitemap).not.toContain(`${LIST}/`);
  expect(await (await request.get('/llms.txt')).text()).toContain(`${LIST}.md`);
  expect(await (await request.get(`${LIST}.md`)).text()).toContain('Renamed to [`TRPCClient`]');
});
