import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'samples' });

const PAGE = '/docs/start';
const card = (page: Page) => page.getByRole('tooltip');
const name = (page: Page, text: string, nth = 0) =>
  page.locator('[data-h]').getByText(text, { exact: true }).nth(nth);

test('a name tells its type and its documentation to the mouse', async ({ page }) => {
  await visit(page, PAGE);
  await name(page, 'fire').hover();
  await expect(card(page)).toContainText('function fire(degrees: number)');
  await expect(card(page)).toContainText('Fires a kiln up to a number of degrees.');
  await expect(card(page).locator('code')).toHaveText('Kiln');
  // The card can be reached and disappears when the mouse leaves it.
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card(page)).toBeHidden();
});

test('the card lies over everything and inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, PAGE);
  await name(page, 'fire').hover();
  await expect(card(page)).toBeVisible();
  const box = await card(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  const middle = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
  const top = await page.evaluate(({ x, y }) => {
    return document.elementFromPoint(x, y)?.closest('[role=tooltip]') !== null;
  }, middle);
  expect(top).toBe(true);
});

test('a block is one stop for the keyboard, arrows go from name to name, Escape closes', async ({
  page,
}) => {
  await visit(page, PAGE);
  await name(page, 'fire').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(name(page, 'fire')).toBeFocused();
  await expect(card(page)).toContainText('function fire');
  await expect(name(page, 'fire')).toHaveAttribute('aria-describedby', /.+/);
  await page.keyboard.press('ArrowRight');
  await expect(name(page, 'kiln')).toBeFocused();
  await expect(card(page)).toContainText('const kiln');
  await page.keyboard.press('ArrowUp');
  await expect(name(page, 'fire')).toBeFocused();
  await page.keyboard.press('End');
  await expect(name(page, 'fire', 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(name(page, 'fire', 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name(page, 'fire', 1)).not.toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap shows the card, a tap elsewhere sends it away', async ({ page }) => {
    await visit(page, PAGE);
    await name(page, 'fire').tap();
    await expect(card(page)).toContainText('function fire');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(card(page)).toBeHidden();
  });
});

test('queries and expected errors are shown without script, and not copied', async ({
  page,
  browser,
  served,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(served.origin + PAGE);
  await expect(still.getByText('const kiln: { degrees: number; cones: string[] }')).toBeVisible();
  await expect(still.getByText("Type 'string' is not assignable to type 'number'.")).toBeVisible();
  await plain.close();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /const kiln = fire\(1060\);$/,
  );
});

test('a sample is copied whole, with what the page does not show', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'Copy all files' }).first().click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "// glaze.ts\nexport const glaze = { name: 'celadon', firings: 2 };\n\n" +
      "// use.ts\nimport { glaze } from './glaze';\n\nexport const label = glaze.name.toUpperCase();",
  );
});

test('texts are fetched with the first card, once for a page', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('samples.json')) fetched.push(new URL(request.url()).pathname);
  });
  await visit(page, PAGE);
  expect(fetched).toEqual([]);
  await name(page, 'fire').hover();
  await expect(card(page)).toBeVisible();
  await name(page, 'kiln').hover();
  await expect(card(page)).toContainText('const kiln');
  expect(fetched).toEqual([`${PAGE}/samples.json`]);
});

test('where the texts cannot be had, the page works on, and the next name tries again', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/503/);
  await visit(page, PAGE);
  await page.route('**/samples.json', (route) => route.fulfill({ status: 503 }));
  const failed = page.waitForResponse('**/samples.json');
  await name(page, 'fire').hover();
  await failed;
  await expect(card(page)).toBeHidden();
  await page.unroute('**/samples.json');
  await name(page, 'kiln').hover();
  await expect(card(page)).toContainText('const kiln');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing where a card is open, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, PAGE);
    await name(page, 'fire').hover();
    await expect(card(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
