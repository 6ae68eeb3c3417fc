import { expect, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { test, visit } from '../support/test.ts';

/** Reads a page, points at its code, follows a link and comes back, as any reader does. */
async function readAndGoOn(page: Page) {
  await visit(page, '/docs/concepts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Concepts/);
  await page.getByRole('main').locator('[data-h]').first().hover();
  await page.getByRole('main').locator('[data-h]').first().click();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Concepts/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Concepts/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
}

/** What some browsers do not have: where it is found in a page. The oldest that count are those of the build's target. */
const missing = [
  'window.navigation',
  'Document.prototype.startViewTransition',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'Promise.withResolvers',
  'Promise.try',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Array.prototype.with',
  'Array.fromAsync',
  'Object.groupBy',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'URL.canParse',
  'AbortSignal.any',
  'window.structuredClone',
  'window.requestIdleCallback',
  'window.scheduler',
];

for (const path of missing) {
  // What a page cannot cope with fails the test: see `watch`.
  test(`a page is read, and leads on, without ${path}`, async ({ page }) => {
    const isThere = (where: string) => {
      const parts = where.split('.').filter((part) => part !== 'window');
      const name = parts.pop() ?? '';
      const holder = parts.reduce((value, part) => Reflect.get(value, part), window as object);
      return name in holder;
    };
    await page.addInitScript((where) => {
      const parts = where.split('.').filter((part) => part !== 'window');
      const name = parts.pop() ?? '';
      const holder = parts.reduce((value, part) => Reflect.get(value, part), window as object);
      Reflect.deleteProperty(holder, name);
    }, path);
    await readAndGoOn(page);
    expect(await page.evaluate(isThere, path)).toBe(false);
  });
}

test.describe('without anchor positioning', () => {
  test.use({
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, '--disable-blink-features=CSSAnchorPositioning'],
    },
  });

  test('a page is read, and leads on', async ({ page }) => {
    await readAndGoOn(page);
    expect(await page.evaluate(() => CSS.supports('anchor-name: --name'))).toBe(false);
  });
});

test.describe('with a back/forward cache', () => {
  test.use({
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
      // Playwright switches the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  });

  test('[R2] a page that comes out of it works as before', async ({ page }) => {
    await visit(page, '/docs/concepts');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Concepts/);
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveURL(/\/docs$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Concepts/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });
});
