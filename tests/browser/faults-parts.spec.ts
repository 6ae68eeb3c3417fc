import { expect } from '@playwright/test';
import { kindsOfFaults } from '../support/faulty-server.ts';
import { open, test } from '../support/faulty-site.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { hydrated } from '../support/test.ts';

test.setTimeout(180_000);

const parts: { part: string; path: RegExp; isData?: true }[] = [
  { part: 'its script', path: /\/assets\/search-.*\.js$/ },
  { part: 'the manifest', path: /\/search\/manifest\.json/, isData: true },
  { part: 'its worker', path: /search\.worker/ },
  { part: 'its index', path: /\/assets\/search-.*\.json/, isData: true },
];
for (const { part, path, isData } of parts) {
  test(`[S9] [E2] search: without ${part} it says so, and Retry works`, async ({
    page,
    site,
    crashes,
  }) => {
    const box = searchBox(page);
    // JSON is accepted with any content type.
    for (const fault of kindsOfFaults.filter((name) => !isData || name !== 'another type')) {
      await test.step(fault, async () => {
        await open(page, site, '/docs/concepts');
        site.break(path, fault);
        await page.keyboard.press('Control+k');
        const retry = page.getByRole('button', { name: 'Retry' });
        if (part !== 'its script') await box.field.fill('router');
        await expect(retry).toBeVisible();
        site.repair();
        await retry.click();
        await expect(box.field).toBeVisible();
        await searchFor(page, 'router');
        expect(site.documents(), 'full loads').toBe(0);
      });
    }
    expect(crashes).toEqual([]);
  });
}

test('[S7] search: a manifest that never arrives is requested once before the error, and again by Retry', async ({
  page,
  site,
  crashes,
}) => {
  const { field } = searchBox(page);
  const requests = () => site.asked.filter((path) => path === '/search/manifest.json').length;
  await open(page, site, '/docs/concepts');
  site.break(/\/search\/manifest\.json/, 'late');
  await page.keyboard.press('Control+k');
  await field.fill('router');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 60_000 });
  expect(requests()).toBe(1);
  site.repair();
  await retry.click();
  await searchFor(page, 'router');
  expect(requests()).toBe(2);
  expect(crashes).toEqual([]);
});

test('[S9] [E2] search: without its style sheet it says so, and Retry loads the page in full', async ({
  page,
  site,
  crashes,
}) => {
  await open(page, site, '/docs/concepts');
  site.break(/\/assets\/search-.*\.css$/, 'refused');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  site.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  // The request that checks whether the site responds, and the page.
  await expect.poll(() => site.documents()).toBe(2);
  await hydrated(page);
  const { dialog } = await openSearch(page);
  await expect(dialog).toHaveCSS('border-top-width', '0px');
  expect(crashes).toEqual([]);
});

test('[R5] search: after a deploy, Retry loads the page in full, once', async ({ page, site }) => {
  await open(page, site, '/docs/concepts');
  site.deploy();
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => site.documents()).toBe(2);
  await hydrated(page);
  await openSearch(page);
  await searchFor(page, 'router');
  // The request that checks whether the site responds, and the page.
  expect(site.documents()).toBe(2);
});

test('what is known of samples is lost with its files, and only that', async ({
  page,
  site,
  crashes,
}) => {
  const card = page.getByRole('tooltip');
  for (const path of [/hover-card-.*\.js/, /samples\.json/]) {
    for (const fault of kindsOfFaults.filter((name) => name !== 'another type')) {
      await test.step(`${path} ${fault}`, async () => {
        await open(page, site, '/docs/concepts');
        site.break(path, fault);
        const names = page.getByRole('main').locator('[data-h]');
        await names.nth(0).hover();
        await expect.poll(() => site.asked.some((asked) => path.test(asked))).toBe(true);
        await expect(card).toHaveCount(0);
        site.repair();
        await expect(async () => {
          await names.nth(1).hover();
          await expect(card).toBeVisible({ timeout: 1000 });
          await names.nth(0).hover();
        }).toPass();
        expect(site.documents(), 'full loads').toBe(0);
      });
    }
  }
  expect(crashes).toEqual([]);
});
