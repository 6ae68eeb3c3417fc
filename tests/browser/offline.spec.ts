import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { FaultyServer } from '../support/faulty-server.ts';
import {
  expect,
  goOffline,
  keptBy,
  offlinePart,
  open,
  reloadOffline,
  saveVersion,
  test,
} from '../support/offline-site.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { drawn, hydrated } from '../support/test.ts';

test('nothing is fetched, kept or registered before the reader asks', async ({ page, site }) => {
  await open(page, site, '/docs');
  await expect(offlinePart(page).opener).toHaveText('Read 2.x offline');
  await page.waitForLoadState('networkidle');
  expect(site.asked.filter((path) => path.includes('offline'))).toEqual([]);
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
});

test('the size shows before, the end is announced, and all pages are there without a network', async ({
  page,
  site,
}) => {
  await open(page, site, '/docs');
  const { opener, panel, button, status } = offlinePart(page);
  await opener.click();
  await expect(panel).toContainText(/Read 2\.x offline, \d+ kB\. This saves all \d+ pages/);
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Save 2.x')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(
    /is saved in this browser: \d+ pages, [\d.]+ [kM]B\. Saved on .* from build /,
  );
  await expect(status).toHaveText('2.x is saved.');
  await expect(panel).toBeFocused();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await reloadOffline(page, site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  const picture = page.getByRole('img', { name: 'A suitcase' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(120);

  // Hovers.
  await page.locator('[data-h]').getByText('weigh', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('how much a suitcase weighs');

  // Client navigation, and a full load.
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').getByRole('link', { name: 'routers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routers');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goto(`${site.origin}/docs/server/routers/`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routers');

  // Search.
  await openSearch(page);
  const { results } = await searchFor(page, 'suitcase');
  await results.first().click();
  await expect(page).toHaveURL(`${site.origin}/docs#pack-a-suitcase`);
});

test('what is not saved says so, by a link and by an address, and leads to what is', async ({
  page,
  site,
}) => {
  await saveVersion(page, site);
  goOffline(site);
  await page.getByRole('main').getByRole('link', { name: 'home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  await expect(page).toHaveURL(`${site.origin}/`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // The Markdown of a saved page redirects to the page.
  await page.goto(`${site.origin}/docs/server/routers.md`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  await page.getByRole('link', { name: 'Read the page instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routers');
  await page.goto(`${site.origin}/docs/v1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  site.repair();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('The old way to travel.')).toBeVisible();
  goOffline(site);
  await page.reload();
  await page.getByRole('link', { name: 'Docs of 2.x' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
});

test('the browser’s own switch for the network makes no difference', async ({
  page,
  site,
  context,
}) => {
  await saveVersion(page, site);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expect(offlinePart(page).panel).toContainText('2.x is saved in this browser');
});

test('who is online gets what the site has now, and a server that fails or is silent is none', async ({
  page,
  site,
}) => {
  await saveVersion(page, site);
  site.break(/^\/docs$/, 'status 500');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  site.repair();
  site.break(/^\/docs$/, 'late');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  site.repair();
});

test('each version is saved by itself; the last one takes the worker along', async ({
  page,
  site,
}) => {
  await saveVersion(page, site);
  await saveVersion(page, site, '/docs/v1');
  const { panel, button, status } = offlinePart(page);
  await expect(panel).toContainText('2.x is also saved');
  goOffline(site);
  await page.reload();
  await expect(page.getByText('The old way to travel.')).toBeVisible();
  await button('Remove 2.x').click();
  await expect(status).toHaveText('2.x is removed.');
  expect((await keptBy(page)).caches).toHaveLength(1);
  expect((await keptBy(page)).workers).toHaveLength(1);
  await button('Remove 1.x').click();
  await expect(status).toHaveText('1.x is removed.');
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
  // And back again, on the page that is still open.
  site.repair();
  await page.reload();
  await expect(offlinePart(page).opener).toHaveText('Read 1.x offline');
  await offlinePart(page).opener.click();
  for (const name of ['Save', 'Remove', 'Save']) await button(`${name} 1.x`).click();
  await expect(button('Remove 1.x')).toBeVisible();
  goOffline(site);
  await page.reload();
  await expect(page.getByText('The old way to travel.')).toBeVisible();
});

/** Begins to save a version, of which a part arrives only once the site is repaired. */
async function holdSaving(page: Page, site: FaultyServer) {
  await open(page, site, '/docs');
  const part = offlinePart(page);
  site.break(/search-docs/, 'late');
  await part.opener.click();
  await part.button('Save 2.x').click();
  await expect(part.panel.getByRole('progressbar', { name: 'Saving 2.x' })).toBeVisible();
  return part;
}

test('the end of saving leaves a reader alone who has gone on', async ({ page, site }) => {
  const { button, panel, status } = await holdSaving(page, site);
  await expect(panel).toBeFocused();
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
  await expect(page.locator('body')).toBeFocused();
  site.repair();
  await expect(status).toHaveText('2.x is saved.');
  await expect(button('Remove 2.x')).toBeVisible();
  await drawn(page);
  await expect(page.locator('body')).toBeFocused();
});

test('saving can be stopped, and leaves nothing', async ({ page, site }) => {
  const { button, status } = await holdSaving(page, site);
  await button('Stop').click();
  await expect(status).toHaveText('Stopped. Nothing new was saved.');
  await expect(button('Save 2.x')).toBeVisible();
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
});
