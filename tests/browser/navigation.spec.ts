import { expect, type Page } from '@playwright/test';
import { REAL_SITE } from '../support/build-site.ts';
import { holdBack } from '../support/hold-back.ts';
import { drawn, follow, hydrated, test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

/** Marks the document, to check later whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const main = (page: Page) => page.getByRole('main');

test('[R1] an address with an ending is shown without it', async ({ page }) => {
  for (const address of ['/docs/second.html', '/docs/second/index.html', '/docs/second/']) {
    await visit(page, address);
    await expect(page).toHaveURL('/docs/second');
  }
});

test('[R1] a link with an ending leads to the page without it, in the same document', async ({
  page,
}) => {
  for (const [address, shown] of [
    ['/docs/second.html', '/docs/second'],
    ['/docs/second/index.html', '/docs/second'],
    ['/docs/second/?a=b#section-two', '/docs/second?a=b#section-two'],
  ] as const) {
    await visit(page, '/docs');
    await mark(page);
    await page.evaluate((href) => location.assign(href), address);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('[R2] navigation scrolls to the top, or to the anchor', async ({ page }) => {
  await visit(page, '/docs');
  await mark(page);
  await main(page)
    .getByRole('link', { name: 'second page' })
    .evaluate((link: HTMLElement) => {
      window.scrollTo(0, document.body.scrollHeight);
      link.click();
    });
  await expect(page).toHaveURL('/docs/second');
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeInViewport();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await main(page).getByRole('link', { name: 'its fifth section' }).click();
  await expect(page).toHaveURL('/docs/second#section-five');
  await expect(page.getByRole('heading', { name: 'Section Five' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Section Four' })).not.toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('[R2] an address with an anchor opens at it', async ({ page }) => {
  await visit(page, '/docs/second#detail-six');
  await expect(page.getByRole('heading', { name: 'Detail Six' })).toBeInViewport();
});

test('[R2] back and forward restore the place where the reader was', async ({ page }) => {
  await visit(page, '/docs');
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 1234));
  await page.evaluate(() => location.assign('/docs/second'));
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 777));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(1234);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(777);
  expect(await isSameDocument(page)).toBe(true);
});

test('[R2] back to a page much shorter restores the place too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await visit(page, '/docs/fixed');
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.evaluate(() => location.assign('/docs/second'));
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 5000));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Always shown' })).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(60);
});

test('[R2] back from an anchor returns to the place before it', async ({ page }) => {
  await visit(page, '/docs');
  await main(page).getByRole('link', { name: 'fourth section' }).click();
  await expect(page.getByRole('heading', { name: 'Section Four' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('[R2] a reload keeps the place', async ({ page }) => {
  await visit(page, '/docs');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await hydrated(page);
  // Browsers round the position to whole screen pixels.
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - 900)).toBeLessThan(2);
});

test('the page that was asked for last is shown, whatever arrives first', async ({ page }) => {
  await visit(page, '/docs');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/docs/second/payload.txt', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await main(page).getByRole('link', { name: 'second page' }).click();
  await page.evaluate(() => {
    location.assign('/docs/fixed');
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Always shown' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/docs/fixed');
  await expect(page.getByRole('heading', { level: 1, name: 'Always shown' })).toBeVisible();
});

test('[R3] a payload that cannot be had reloads the page, once', async ({ page, watch }) => {
  watch.expectErrors(/payload|Failed to (fetch|load)/);
  await visit(page, '/docs');
  await mark(page);
  let asked = 0;
  await page.route('**/docs/second/payload.txt', (route) => {
    asked += 1;
    return route.abort();
  });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await main(page).getByRole('link', { name: 'second page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect(page).toHaveURL('/docs/second');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  expect(asked).toBeLessThan(6);
  expect(await isSameDocument(page)).toBe(false);

  // The HTML alone still works, so a reader can continue.
  await main(page).getByRole('link', { name: 'first page' }).click();
  await expect(page).toHaveURL('/docs');
});

test('[R3] an address without a page ends on the host’s not-found page', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/404|payload/);
  await visit(page, '/docs');
  await page.evaluate(() => location.assign('/docs/nothing-here'));
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveURL('/docs/nothing-here');
});

test('[R4] a navigation of more than 200 ms shows a progress bar, and nothing else', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/docs');
  const letThrough = await holdBack(page, ['**/docs/second/payload.txt']);
  const root = page.locator('html');
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest('**/docs/second/payload.txt');
  // Without the mouse, which would prefetch it.
  await main(page).getByRole('link', { name: 'second page' }).dispatchEvent('click');
  await asked;
  await page.clock.runFor(199);
  await expect(root).not.toHaveAttribute('data-navigating');
  await page.clock.runFor(1);
  await expect(root).toHaveAttribute('data-navigating');
  await expect(page.locator('[data-spinner]')).toHaveCount(0);
  // Not before the page is ready.
  await expect(page).toHaveURL('/docs');
  await page.clock.resume();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL('/docs/second');
});

test('[R9] an address in another case is another address', async ({ page, watch }) => {
  watch.expectErrors(/404|payload/);
  await visit(page, '/docs');
  await page.evaluate(() => location.assign('/docs/Second'));
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('links that are not pages of the site stay the browser’s', async ({ page }) => {
  await visit(page, '/docs');
  await mark(page);
  await page.evaluate(() => location.assign('/robots.txt'));
  await expect(page).toHaveURL('/robots.txt');
  expect(await isSameDocument(page)).toBe(false);
});

test('a click with a modifier opens another tab and leaves this one', async ({ page, context }) => {
  await visit(page, '/docs');
  const opened = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: 'second page' })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect(page).toHaveURL('/docs');
});

// Browsers anchor the place to other content there, and forget it.
test.describe('between pages whose elements have the same places', () => {
  test.use({ siteName: REAL_SITE });

  for (const [between, leave] of Object.entries({
    'a reload': (page: Page) => page.reload(),
    'another document': async (page: Page) => {
      await page.goto('/robots.txt');
      await page.goBack();
    },
  })) {
    test(`[R2] back restores the place after ${between} in between`, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await visit(page, '/docs/server/context');
      await page.evaluate(() => window.scrollTo(0, 5364));
      await drawn(page);
      await follow(page, '/docs/server/middlewares');
      await expect(heading).toHaveText('Middlewares');
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 700));
      await drawn(page);
      await leave(page);
      await hydrated(page);
      await page.goBack();
      await expect(heading).toHaveText('Context');
      await expect.poll(() => scrollPosition(page)).toBe(5364);
    });
  }
});
