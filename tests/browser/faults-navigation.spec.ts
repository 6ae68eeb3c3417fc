import { expect, type Page, type Request } from '@playwright/test';
import { faults, kindsOfFaults } from '../support/faulty-server.ts';
import { open, test } from '../support/faulty-site.ts';
import { follow, hydrated } from '../support/test.ts';

test.setTimeout(180_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const navigating = (page: Page) => page.locator('html[data-navigating]');

/** Resolves when a request for the path is over. A click before that would share its fate. */
function ended(page: Page, path: RegExp): Promise<unknown> {
  const isRight = (request: Request) => path.test(request.url());
  return Promise.race([
    page.waitForEvent('requestfailed', isRight),
    page.waitForEvent('requestfinished', isRight),
  ]);
}

const parts: { part: string; to: string; path: RegExp; title: RegExp }[] = [
  { part: 'payload', to: '/docs/quickstart', path: /quickstart\/payload/, title: /Quickstart/ },
  { part: 'page’s script', to: '/', path: /\/assets\/home-.*\.js/, title: /./ },
  { part: 'page’s script', to: '/search', path: /\/assets\/search-.*\.js/, title: /Search/ },
  { part: 'page’s sheet', to: '/blog', path: /\/assets\/page-.*\.css/, title: /Blog/ },
];
for (const { part, to, path, title } of parts) {
  test(`[R3] to ${to} without the ${part} is one full load`, async ({ page, site, crashes }) => {
    for (const fault of part === 'payload' ? faults : kindsOfFaults) {
      await test.step(fault, async () => {
        await open(page, site, '/docs/concepts');
        site.break(path, fault);
        await follow(page, to);
        await expect(page).toHaveURL(site.origin + to);
        await expect(heading(page)).toHaveText(title);
        await page.waitForLoadState('networkidle');
        await expect(heading(page)).toHaveText(title);
        // React and this site accept a payload or style sheet of any type except HTML.
        const isNoFault = fault === 'another type' && !/script/.test(part);
        expect(site.documents(), 'full loads').toBe(isNoFault ? 0 : 1);
        await expect(navigating(page)).toHaveCount(0);
      });
    }
    expect(crashes).toEqual([]);
  });

  test(`[R6] what failed on the way to ${to} (${part}) is forgotten on a click`, async ({
    page,
    site,
    crashes,
  }) => {
    for (const fault of ['refused', 'cut at 30 %', 'cut at 99 %', 'status 404'] as const) {
      await test.step(fault, async () => {
        await open(page, site, '/docs/concepts');
        site.break(path, fault);
        const link = page.getByRole('banner').locator('a').first();
        await link.evaluate((element, href) => element.setAttribute('href', href), to);
        const failure = ended(page, path);
        await link.focus();
        await failure;
        await expect(heading(page)).toHaveText(/Concepts/i);
        site.repair();
        await follow(page, to);
        await expect(page).toHaveURL(site.origin + to);
        await expect(heading(page)).toHaveText(title);
        await hydrated(page);
        expect(site.documents(), 'full loads').toBeLessThanOrEqual(/script/.test(part) ? 1 : 0);
      });
    }
    expect(crashes).toEqual([]);
  });
}

test('[R4] a page that is late can be given up: by Escape, by Back, for another', async ({
  page,
  site,
  crashes,
}) => {
  const wayOut: Record<string, { leave: () => Promise<unknown>; ends: string }> = {
    Escape: { leave: () => page.evaluate(() => window.stop()), ends: '/docs/concepts' },
    Back: { leave: () => page.evaluate(() => history.back()), ends: '/docs' },
    'another link': { leave: () => follow(page, '/pricing'), ends: '/pricing' },
  };
  for (const [way, { leave, ends }] of Object.entries(wayOut)) {
    await test.step(way, async () => {
      await open(page, site, '/docs');
      await follow(page, '/docs/concepts');
      await expect(heading(page)).toHaveText(/Concepts/);
      site.break(/quickstart\/payload/, 'late');
      await follow(page, '/docs/quickstart');
      await expect(navigating(page)).toHaveCount(1);
      // The address names the current page.
      await expect(page).toHaveURL(`${site.origin}/docs/concepts`);
      await leave();
      await expect(page).toHaveURL(site.origin + ends);
      await expect(navigating(page)).toHaveCount(0);
      site.repair();
      await follow(page, '/docs/quickstart');
      await expect(heading(page)).toHaveText(/Quickstart/);
      await expect(page).toHaveURL(`${site.origin}/docs/quickstart`);
      expect(site.documents(), 'full loads').toBe(0);
    });
  }
  expect(crashes).toEqual([]);
});

test('[R3] after a deploy each page is one full load away', async ({ page, site, crashes }) => {
  for (const to of ['/', '/search', '/playground', '/docs/quickstart', '/blog', '/pricing']) {
    await test.step(to, async () => {
      await open(page, site, '/docs/concepts');
      site.deploy();
      await follow(page, to);
      await expect(page).toHaveURL(site.origin + to);
      await expect(heading(page)).toBeVisible();
      await hydrated(page);
      expect(site.documents(), 'full loads').toBe(1);
      site.asked.length = 0;
      await follow(page, '/docs');
      await expect(page).toHaveURL(`${site.origin}/docs`);
      expect(site.documents(), 'full loads of a page of the new deploy').toBe(0);
    });
  }
  expect(crashes).toEqual([]);
});
