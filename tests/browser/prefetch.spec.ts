import { expect, type Locator, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

const main = (page: Page) => page.getByRole('main');

/** Hovers over the link to the second page until its payload is loaded. */
async function fetchAhead(page: Page, link: Locator) {
  const arrived = page.waitForResponse('**/docs/second/payload.txt');
  await link.hover();
  await (await arrived).finished();
}

/** Records animations of the page's text and every view transition: `animations` in the page. */
async function watchAnimations(page: Page) {
  await page.addInitScript(() => {
    const animations: { element: string; heading: string }[] = [];
    Object.assign(window, { animations });
    const note = (element: string) =>
      animations.push({ element, heading: document.querySelector('h1')?.textContent ?? '' });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      if (this.matches('main')) note('main');
      return animate.apply(this, parameters);
    };
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (options) {
      note('document');
      return start.call(this, options);
    };
  });
}

const animationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { animations: object[] }).animations);

test('a page that was fetched ahead is shown at once', async ({ page }) => {
  await watchAnimations(page);
  await visit(page, '/docs');
  const link = main(page).getByRole('link', { name: 'second page' });
  await fetchAhead(page, link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect(page).toHaveURL('/docs/second');
  expect(await animationsOf(page)).toEqual([]);
});

for (const { reducedMotion, animations } of [
  // The heading is already the new page's, so the fade waits for it and not the other way around.
  { reducedMotion: 'no-preference', animations: [{ element: 'main', heading: 'Second' }] },
  { reducedMotion: 'reduce', animations: [] },
] as const) {
  test(`a page that was waited for fades in once it is there, with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await watchAnimations(page);
    await visit(page, '/docs');
    const letThrough = await holdBack(page, ['**/docs/second/payload.txt']);
    await main(page).getByRole('link', { name: 'second page' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-navigating');
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    expect(await animationsOf(page)).toEqual(animations);
  });
}

test('[R6] a link is fetched on intent, once', async ({ page }) => {
  const fetched: string[] = [];
  await visit(page, '/docs');
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const link = main(page).getByRole('link', { name: 'second page' });
  await fetchAhead(page, link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  expect(fetched.filter((path) => path === '/docs/second/payload.txt')).toHaveLength(1);
});

test('[R6] the focus is intent too', async ({ page }) => {
  await visit(page, '/docs');
  const arrived = page.waitForRequest('**/docs/second/payload.txt');
  await main(page).getByRole('link', { name: 'second page' }).focus();
  await arrived;
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`[R6] nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await visit(page, '/docs');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const link = main(page).getByRole('link', { name: 'second page' });
    await link.hover();
    await link.focus();
    // The click's own request is the first; an earlier one would also be listed.
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    expect(fetched.filter((path) => path.endsWith('payload.txt'))).toEqual([
      '/docs/second/payload.txt',
    ]);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/docs/second/payload.txt'))
        .map(({ startTime }) => startTime),
    );
    expect(asked).toHaveLength(1);
  });
}
