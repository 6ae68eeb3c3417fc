import type { Page } from '@playwright/test';
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
import { hydrated } from '../support/test.ts';

/** The browser's storage quota for the site, in bytes. */
async function limitStorage(page: Page, origin: string, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

test('without room for all of it nothing is kept, and the reader learns what to do', async ({
  page,
  site,
}) => {
  await open(page, site, '/docs');
  await limitStorage(page, site.origin, 100_000);
  const { opener, button, problem } = offlinePart(page);
  await opener.click();
  await button('Save 2.x').click();
  await expect(problem).toContainText('This browser has no more room for this site. Free some');
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
  await limitStorage(page, site.origin, 100_000_000);
  await button('Save 2.x').click();
  await expect(button('Remove 2.x')).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('without room for one more version, or for an update, what was saved stays', async ({
  page,
  site,
  deploy,
}) => {
  await saveVersion(page, site);
  const { caches } = await keptBy(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await open(page, site, '/docs/v1');
  await limitStorage(page, site.origin, used + 50_000);
  const { button, problem } = offlinePart(page);
  await button('Save 1.x').click();
  await expect(problem).toContainText('remove another saved version');
  expect((await keptBy(page)).caches).toEqual(caches);

  await deploy('second');
  site.asked.length = 0;
  await page.goto(`${site.origin}/docs`);
  await expect.poll(() => site.asked.some((path) => path.endsWith('.bin'))).toBe(true);
  await expect.poll(async () => (await keptBy(page)).caches).toEqual(caches);
  await reloadOffline(page, site);
  await expect(page.getByText('The first edition of this page.')).toBeVisible();
});

test('a server that fails in the middle leaves nothing, and it works when it is back', async ({
  page,
  site,
}) => {
  await open(page, site, '/docs');
  const { opener, button, problem, panel } = offlinePart(page);
  site.break(/offline\/index\.json/, 'status 500');
  await opener.click();
  await expect(problem).toContainText('responded with status 500');
  site.repair();
  await button('Retry').click();
  site.break(/search-default/, 'HTML instead');
  await button('Save 2.x').click();
  await expect(problem).toContainText('The pages could not be loaded');
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
  site.repair();
  await button('Save 2.x').click();
  await expect(panel).toContainText('2.x is saved in this browser');
});

test('a worker that cannot be had leaves no pages that nobody would read', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/bad HTTP response code \(404\)/);
  await open(page, site, '/docs');
  const { opener, button, problem } = offlinePart(page);
  site.break(/offline-worker/, 'status 404');
  await opener.click();
  await button('Save 2.x').click();
  await expect(problem).toContainText('could not be loaded');
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
});

test('two tabs: one saves, the other is told and shows the end of it', async ({
  page,
  site,
  context,
}) => {
  await open(page, site, '/docs');
  const first = offlinePart(page);
  await first.opener.click();
  await expect(first.button('Save 2.x')).toBeVisible();
  const other = await context.newPage();
  await open(other, site, '/docs');
  const second = offlinePart(other);
  await second.opener.click();
  await expect(second.button('Save 2.x')).toBeVisible();
  site.break(/search-docs/, 'late');
  await first.button('Save 2.x').click();
  await expect(first.button('Stop')).toBeVisible();
  await second.button('Save 2.x').click();
  await expect(second.problem).toContainText('are already being saved, here or in another tab');
  site.repair();
  await expect(first.button('Remove 2.x')).toBeVisible();
  await expect(second.button('Remove 2.x')).toBeVisible();
  await second.button('Remove 2.x').click();
  await expect(first.button('Save 2.x')).toBeVisible();
  expect(await keptBy(page)).toEqual({ caches: [], workers: [] });
});

test('what a closed tab has left is not shown as saved, and goes with the next save', async ({
  page,
  site,
  deploy,
  context,
}) => {
  await open(page, site, '/docs');
  site.break(/search-docs/, 'late');
  await offlinePart(page).opener.click();
  await offlinePart(page).button('Save 2.x').click();
  await expect.poll(() => site.asked.some((path) => path.includes('search-docs'))).toBe(true);
  await page.close();
  await deploy('second');
  const other = await context.newPage();
  await open(other, site, '/docs');
  expect((await keptBy(other)).caches).toHaveLength(1);
  await offlinePart(other).opener.click();
  await offlinePart(other).button('Save 2.x').click();
  await expect(offlinePart(other).button('Remove 2.x')).toBeVisible();
  expect((await keptBy(other)).caches).toHaveLength(1);
});

test('a storage that refuses is named, and a browser without service workers has no button', async ({
  page,
  site,
  context,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { keys: refuse, open: refuse, match: refuse });
  });
  await open(page, site, '/docs');
  await offlinePart(page).opener.click();
  await expect(offlinePart(page).problem).toContainText('does not let the site save pages');

  // As on pages loaded over HTTP from another machine.
  const other = await context.newPage();
  await other.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await open(other, site, '/docs');
  await expect(offlinePart(other).opener).toHaveCount(0);
});

test('what others keep on the same origin is left alone', async ({ page, site }) => {
  await open(page, site, '/docs');
  await page.evaluate(async () => {
    await caches.open('of another application');
    await caches.open('offline-1 http://other.example/ current 1234');
  });
  await saveVersion(page, site);
  await offlinePart(page).button('Remove 2.x').click();
  await expect(offlinePart(page).button('Save 2.x')).toBeVisible();
  expect((await keptBy(page)).caches).toHaveLength(2);
});

test.describe('in a folder of its host', () => {
  test.use({ siteName: 'sub-path' });

  test('the worker answers for the folder alone, and its pages are there', async ({
    page,
    site,
  }) => {
    await saveVersion(page, site, '/project/docs');
    expect((await keptBy(page)).workers).toEqual([`${site.origin}/project/`]);
    await reloadOffline(page, site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await page.goto(`${site.origin}/project/docs/guide`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    await page.goto(`${site.origin}/project/nothing`);
    await page.getByRole('link', { name: 'Docs of' }).click();
    await expect(page).toHaveURL(`${site.origin}/project/docs`);
  });
});

test.describe('in two languages', () => {
  test.use({ siteName: 'two-locales' });

  test('each language is saved by itself', async ({ page, site }) => {
    await saveVersion(page, site, '/ar/docs');
    await saveVersion(page, site, '/docs');
    expect((await keptBy(page)).workers.sort()).toEqual([`${site.origin}/`, `${site.origin}/ar/`]);
    goOffline(site);
    await page.goto(`${site.origin}/ar/docs`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await offlinePart(page)
      .panel.getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(async () => (await keptBy(page)).workers).toEqual([`${site.origin}/`]);
    await page.goto(`${site.origin}/docs`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.goto(`${site.origin}/ar/docs`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  });
});
