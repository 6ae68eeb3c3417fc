import { expect } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

test('[S4] results are in groups of at most five, twenty in all, with the matches marked', async ({
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

test('[S4] the page that the query names stands alone, before the groups', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { list, results } = await searchFor(page, 'context');
  const named = list.locator('[href="/docs/server/context"]');
  await expect(results.first()).toHaveAttribute('href', '/docs/server/context');
  await expect(named).toHaveCount(1);
  await expect(list.getByRole('group').filter({ has: named })).toHaveCount(0);
  await expect(list.getByRole('group').first()).toBeVisible();
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

test('[S9] a click that opens a new tab leaves the keys to the field', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { results, field, active } = await searchFor(page, 'define routers');
  const opened = context.waitForEvent('page');
  await results.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('id', (await results.nth(2).getAttribute('id')) ?? '');
});

test('[S5] [S9] a middle click opens a new tab, too, and what it opened is recent', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { results, field, active, dialog, recent } = await searchFor(page, 'define routers');
  for (const from of [results.nth(1), recent.getByRole('link')]) {
    const opened = context.waitForEvent('page');
    await from.click({ button: 'middle' });
    await opened;
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(active).toBeVisible();
    await field.fill('');
    await expect(recent.getByRole('link')).toHaveCount(1);
  }
  // A right click opens nothing.
  await searchFor(page, 'subscriptions');
  await results.first().click({ button: 'right' });
  await field.fill('');
  await expect(recent.getByRole('link')).toHaveCount(1);
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

test('[S6] [S9] without results the footer names only the key that closes', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog } = await searchFor(page, 'router');
  const keys = ['to select', 'to navigate', 'to close'].map((text) => dialog.getByText(text));
  const shown = () => Promise.all(keys.map((key) => key.isVisible()));
  expect(await shown()).toEqual([true, true, true]);
  await searchFor(page, 'zzqqxx');
  await expect.poll(shown).toEqual([false, false, true]);
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
  // A filter alone is not a query.
  await field.fill('api: ');
  await expect(dialog.getByText(/^Begin with guide:, api:/)).toBeVisible();
  await page.keyboard.type('createCaller');
  await expect(results.first()).toBeVisible();
  await expect
    .poll(async () => (await hrefs()).every((href) => /typedoc|\/api\//.test(href)))
    .toBe(true);
});

test('[S10] results are of the version of the page one is on, and the blog', async ({ page }) => {
  await visit(page, '/docs/v10/quickstart');
  const { version } = await openSearch(page);
  const hrefs = async (query: string) => {
    const { results } = await searchFor(page, query);
    return results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
  const old = await hrefs('router');
  expect(old.length).toBeGreaterThan(0);
  expect(old.filter((href) => !/^\/(docs\/v10|blog)([/#]|$)/.test(href))).toEqual([]);
  await expect(version.locator('option:checked')).toHaveText('10.x');
  await version.selectOption('9.x');
  await expect
    .poll(async () => (await hrefs('router')).every((href) => /^\/(docs\/v9|blog)/.test(href)))
    .toBe(true);
});

test('[S10] outside of the docs the version counts that the reader has chosen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '9.x'));
  await visit(page, '/blog');
  const { version } = await openSearch(page);
  await expect(version.locator('option:checked')).toHaveText('9.x');
});

test('[S12] once loaded the search answers without a network', async ({ page, context, watch }) => {
  // The active hit's page may be loading when the network goes down.
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED.*payload\.txt/);
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await searchFor(page, 'router');
  await context.setOffline(true);
  const { results } = await searchFor(page, 'subscription');
  await expect(results.first()).toBeVisible();
  await context.setOffline(false);
});
