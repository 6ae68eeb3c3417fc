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

/** The build of the page's running scripts. */
const scriptsOf = (page: Page) => page.locator('html').getAttribute('data-build');

test('after a deploy a reader who is online sees it at once, and offline from then on', async ({
  page,
  site,
  deploy,
}) => {
  await saveVersion(page, site);
  const before = { kept: await keptBy(page), scripts: await scriptsOf(page) };
  const saved = site.asked.filter((path) => path.startsWith('/assets/'));
  await deploy('second');
  site.asked.length = 0;
  await page.reload();
  await expect(page.getByText('The second edition of this page.')).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).caches).not.toEqual(before.kept.caches);
  await expect.poll(async () => (await keptBy(page)).caches.length).toBe(1);
  // Files shared by both builds are not fetched for it.
  const fetched = site.asked.filter((path) => path.startsWith('/assets/'));
  expect(fetched.filter((path) => path.endsWith('.bin'))).not.toEqual([]);
  expect(fetched.filter((path) => path.endsWith('.bin') && saved.includes(path))).toEqual([]);
  expect(fetched.filter((path) => /woff2|suitcase|worker/.test(path))).toEqual([]);

  await reloadOffline(page, site);
  await expect(page.getByText('The second edition of this page.')).toBeVisible();
  expect(await scriptsOf(page)).not.toBe(before.scripts);
  await page.getByRole('main').getByRole('link', { name: 'routers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routers');
});

for (const [name, path, fault] of [
  ['pages', /\.bin$/, 'status 500'],
  ['the list of files', /assets\/offline-2-x-.*\.json$/, 'cut at 60 %'],
  ['a script', /assets\/search-.*\.js$/, 'HTML instead'],
] as const) {
  test(`an update of which ${name} cannot be had leaves the older build whole`, async ({
    page,
    site,
    deploy,
  }) => {
    await saveVersion(page, site);
    const before = { kept: await keptBy(page), scripts: await scriptsOf(page) };
    await deploy('second');
    site.break(path, fault);
    site.asked.length = 0;
    await page.reload();
    await expect(page.getByText('The second edition of this page.')).toBeVisible();
    await expect.poll(() => site.asked.some((asked) => path.test(asked))).toBe(true);
    await expect.poll(() => keptBy(page)).toEqual(before.kept);

    site.repair();
    await reloadOffline(page, site);
    await expect(page.getByText('The first edition of this page.')).toBeVisible();
    expect(await scriptsOf(page)).toBe(before.scripts);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('main').getByRole('link', { name: 'routers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routers');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);

    // It is retried with the next page.
    site.repair();
    await page.goto(`${site.origin}/docs`);
    await expect.poll(async () => (await keptBy(page)).caches).not.toEqual(before.kept.caches);
    await expect.poll(async () => (await keptBy(page)).caches.length).toBe(1);
  });
}

test('a page of the build before, still open, never gets parts of the new one', async ({
  page,
  site,
  deploy,
  context,
}) => {
  await saveVersion(page, site);
  const kept = await keptBy(page);
  const before = await scriptsOf(page);
  await deploy('second');
  const other = await context.newPage();
  await other.goto(`${site.origin}/docs`);
  await expect.poll(async () => (await keptBy(page)).caches).not.toEqual(kept.caches);
  await expect.poll(async () => (await keptBy(page)).caches.length).toBe(1);
  goOffline(site);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  // The payload needs other scripts, so there is one full load of a page with its own.
  await page.getByRole('main').getByRole('link', { name: 'coupled', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couplings');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => 'stays' in window)).toBe(false);
  expect(await scriptsOf(page)).not.toBe(before);
});

test('a deploy while it is saved: what is saved in the end is the new build', async ({
  page,
  site,
  deploy,
}) => {
  await open(page, site, '/docs');
  const before = await scriptsOf(page);
  const { opener, button, panel } = offlinePart(page);
  site.break(/search-docs/, 'late');
  await opener.click();
  await button('Save 2.x').click();
  await expect.poll(() => site.asked.some((path) => path.includes('search-docs'))).toBe(true);
  await deploy('second');
  site.repair();
  await expect(panel).toContainText('2.x is saved in this browser');
  await reloadOffline(page, site);
  await expect(page.getByText('The second edition of this page.')).toBeVisible();
  expect(await scriptsOf(page)).not.toBe(before);
});

test('a site that stops to offer it takes away what is there', async ({ page, site, deploy }) => {
  await saveVersion(page, site);
  // During a deploy, one file may be missing for a moment.
  site.break(/offline\/index\.json/, 'status 404');
  site.asked.length = 0;
  await page.reload();
  await expect.poll(() => site.asked.includes('/offline-worker.js')).toBe(true);
  site.repair();
  expect((await keptBy(page)).workers).toHaveLength(1);

  await deploy('without');
  await page.reload();
  await expect.poll(() => keptBy(page)).toEqual({ caches: [], workers: [] });
  await page.reload();
  await hydrated(page);
  await expect(offlinePart(page).opener).toHaveCount(0);
  await expect(offlinePart(page).panel).toHaveCount(0);
});
