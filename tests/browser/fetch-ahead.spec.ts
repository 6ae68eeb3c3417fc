import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { test, visit } from '../support/test.ts';

test.use({ fetchesAhead: true });

const FROM = '/docs/quickstart';

/** Paths of the pages whose payloads a page requests, in order. */
function watchPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/payload.txt')) asked.push(pathname.slice(0, -'/payload.txt'.length));
  });
  return asked;
}

/** Paths of the entries around the current one in the menu. */
const menuAround = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs', exact: true }).evaluate((menu) => {
    const shown = [...menu.querySelectorAll('a')].filter((link) => link.checkVisibility());
    const current = shown.findIndex((link) => link.matches('[aria-current=page]'));
    return shown
      .slice(Math.max(0, current - 2), current + 3)
      .map((link) => new URL(link.href).pathname)
      .filter((path) => path !== location.pathname);
  });

test('[R6] the neighbors in the menu are fetched ahead, and links in view, but not many', async ({
  page,
}) => {
  const asked = watchPayloads(page);
  await visit(page, FROM);
  const neighbors = await menuAround(page);
  expect(neighbors.length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(neighbors));
  // All of the text comes into view.
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
  // The two links at the end of the page follow another rule, and may be among the neighbors.
  expect(asked.length).toBeGreaterThan(neighbors.length);
  expect(asked.length).toBeLessThanOrEqual(10);
  expect(new Set(asked).size, 'no page twice').toBe(asked.length);
});

test('[R6] a page that was fetched ahead needs no request on a click', async ({ page }) => {
  const asked = watchPayloads(page);
  await visit(page, FROM);
  const [neighbor = ''] = await menuAround(page);
  await expect.poll(() => asked).toContain(neighbor);
  await page.waitForLoadState('networkidle');
  const before = asked.filter((path) => path === neighbor).length;
  await page
    .getByRole('navigation', { name: 'Docs', exact: true })
    .locator(`a[href="${neighbor}"]`)
    .dispatchEvent('click');
  await expect(page).toHaveURL(neighbor);
  expect(before).toBe(1);
  expect(asked.filter((path) => path === neighbor)).toHaveLength(1);
});

test('[R6] a click ends the requests that were made ahead', async ({ page }) => {
  const letThrough = await holdBack(page, ['**/payload.txt']);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.failure()?.errorText ?? ''));
  const asked = watchPayloads(page);
  await visit(page, FROM);
  await expect.poll(() => asked).toHaveLength(2);
  // To another page than the one being loaded.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Docs', exact: true })
    .dispatchEvent('click');
  await expect.poll(() => asked).toHaveLength(3);
  await expect.poll(() => failed).toEqual(['net::ERR_ABORTED', 'net::ERR_ABORTED']);
  letThrough();
  await expect(page).toHaveURL('/docs');
});

test('a link to a heavy page is fetched on intent alone', async ({ page }) => {
  const asked = watchPayloads(page);
  await visit(page, '/docs/server/routers');
  const link = page.getByRole('main').getByRole('link', { name: /^Compare with/ });
  await expect(link).toBeInViewport();
  const path = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).pathname;
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(path);
  await link.focus();
  await expect.poll(() => asked).toContain(path);
});

for (const { connection, isAsked } of [
  { connection: { saveData: false, effectiveType: '4g' }, isAsked: true },
  { connection: { saveData: true, effectiveType: '4g' }, isAsked: false },
  { connection: { saveData: false, effectiveType: '3g' }, isAsked: false },
]) {
  test(`[R6] with ${JSON.stringify(connection)} neighbors are fetched ahead: ${isAsked}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install();
    const asked = watchPayloads(page);
    await visit(page, FROM);
    await page.clock.fastForward(60_000);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => asked.length > 0).toBe(isAsked);
  });
}

test('[R6] a page in a tab behind another one fetches nothing ahead until it is looked at', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  });
  await page.clock.install();
  const asked = watchPayloads(page);
  await visit(page, FROM);
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(60_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
