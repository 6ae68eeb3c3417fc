import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildSite, REAL_SITE } from '../support/build-site.ts';
import { holdBack } from '../support/hold-back.ts';
import { hydrated, test, visit } from '../support/test.ts';

test.use({ siteName: 'long-sidebar' });

const WHOLE = /\/assets\/sidebar-current-docs-[0-9a-f]+\.json$/;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs', exact: true });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: RegExp) => sidebar(page).getByRole('button', { name });

function wholeRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (WHOLE.test(request.url())) urls.push(request.url());
  });
  return urls;
}

test('[D5] a page only contains its own branch of a long sidebar', async ({ request }) => {
  for (const file of ['/docs/server/deep', '/docs/server/deep/payload.txt']) {
    const text = await (await request.get(file)).text();
    expect(text).toContain('/docs/server/routers');
    expect(text).not.toContain('/docs/client/queries');
    expect(text).not.toContain('entry-1');
  }
  expect(await (await request.get('/docs/last')).text()).toContain('entry-400');
});

test('[D5] no sidebar of this site is cut', async () => {
  const dist = await buildSite({ site: REAL_SITE });
  for (const page of ['docs/quickstart', 'docs/typedoc/server']) {
    const payload = await readFile(join(dist, page, 'payload.txt'), 'utf8');
    expect(payload).toContain('"sidebar":{"id"');
    expect(payload).not.toMatch(/"whole":|"cut":/);
  }
});

test('[D5] a category that the page left out opens with all its items, once loaded for all', async ({
  page,
}) => {
  const requests = wholeRequests(page);
  await visit(page, '/docs');
  expect(requests).toEqual([]);
  await toggle(page, /Client/).click();
  await expect(link(page, 'Queries')).toBeVisible();
  await toggle(page, /Open Server/).click();
  await expect(link(page, 'Routers')).toBeVisible();
  await toggle(page, /Deeper/).click();
  await link(page, 'Deep').click();
  await expect(page).toHaveURL('/docs/server/deep');
  await expect(link(page, 'Deep')).toHaveAttribute('aria-current', 'page');
  // Both are still open, although this page left one of them out.
  await expect(link(page, 'Queries')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[D5] a category stays open when the reader leaves it', async ({ page }) => {
  const requests = wholeRequests(page);
  await visit(page, '/docs/client/links');
  await link(page, 'Start').click();
  await expect(page).toHaveURL('/docs');
  await expect(link(page, 'Queries')).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  await expect(link(page, 'Queries')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[D5] the keyboard opens a category that the page left out', async ({ page }) => {
  const requests = wholeRequests(page);
  await visit(page, '/docs');
  await toggle(page, /Client/).focus();
  await expect.poll(() => requests.length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(toggle(page, /Client/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  // The items that follow do not take the focus away.
  await expect(link(page, 'Queries')).toBeVisible();
  await expect(link(page, 'Links')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Queries')).toBeFocused();
});

test('[D5][R6] with data saver the file is loaded when a category opens, and not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests = wholeRequests(page);
  await visit(page, '/docs');
  await toggle(page, /Client/).focus();
  await toggle(page, /Many/).hover();
  // A later request, so that one for the file would be in the list.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests).toEqual([]);
  await toggle(page, /Client/).click();
  await expect(link(page, 'Queries')).toBeVisible();
  expect(requests).toHaveLength(1);
});

for (const { title, answer } of [
  { title: 'refused', answer: { status: 503 } },
  { title: 'unreachable', answer: undefined },
]) {
  test(`[D5][E2] a category whose items are ${title} says so, and opens with Retry`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/Failed to load resource/);
    await page.route(WHOLE, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit(page, '/docs');
    await toggle(page, /Client/).click();
    await expect(sidebar(page).getByRole('alert')).toContainText('could not be loaded');
    // The way in without the file.
    await expect(link(page, 'Links')).toBeVisible();
    await page.unroute(WHOLE);
    await sidebar(page).getByRole('button', { name: 'Retry' }).click();
    await expect(link(page, 'Queries')).toBeVisible();
    await expect(sidebar(page).getByRole('alert')).toHaveCount(0);
  });
}

test('[D5][E2] the focus stays in the menu when Retry is gone', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource/);
  await page.route(WHOLE, (route) => route.abort());
  await visit(page, '/docs');
  await toggle(page, /Client/).click();
  await page.unroute(WHOLE);
  await sidebar(page).getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Queries')).toBeVisible();
  await expect(toggle(page, /Client/)).toBeFocused();
});

test('[D5][E2] if a deploy has replaced the file, Retry loads the page again', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  await page.route(WHOLE, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/docs');
  await toggle(page, /Client/).click();
  const loaded = page.waitForEvent('load');
  await sidebar(page).getByRole('button', { name: 'Retry' }).click();
  await page.unroute(WHOLE);
  await loaded;
  await expect(link(page, 'Queries')).toBeVisible();
});

test('[D5] the menu keeps its place after a reload, when items are loaded again', async ({
  page,
}) => {
  const top = () => sidebar(page).evaluate((menu) => Math.round(menu.scrollTop));
  await visit(page, '/docs');
  await toggle(page, /Many/).click();
  await expect(link(page, 'Entry 200')).toBeVisible();
  // While the category opens, its own clipped list would scroll.
  const opening = () =>
    sidebar(page).evaluate((menu) => menu.getAnimations({ subtree: true }).length);
  await expect.poll(opening).toBe(0);
  await link(page, 'Entry 200').scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(top).toBe(before);
});

test('[D5] a category says that it is loading', async ({ page }) => {
  const letThrough = await holdBack(page, [WHOLE]);
  await visit(page, '/docs');
  await toggle(page, /Open Server/).click();
  const content = sidebar(page).locator('[aria-busy=true]');
  await expect(content.locator('[data-spinner]')).toBeVisible();
  letThrough();
  await expect(link(page, 'Routers')).toBeVisible();
  await expect(content).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[D5] every category leads to its pages', async ({ page }) => {
    await page.goto('/docs');
    await link(page, 'Links').click();
    await expect(page).toHaveURL('/docs/client/links');
    await expect(link(page, 'Queries')).toBeVisible();
    await link(page, 'Server').click();
    await expect(link(page, 'Routers')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('[D5] the menu opens a category that the page left out', async ({ page }) => {
    const requests = wholeRequests(page);
    await page.goto('/docs');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Client' }).click();
    await menu.getByRole('link', { name: 'Queries', exact: true }).click();
    await expect(page).toHaveURL('/docs/client/queries');
    expect(requests).toHaveLength(1);
  });
});
