import { chromium, type Page } from '@playwright/test';
import { browserOptions, findWholeBrowser } from '../support/find-browser.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { expect, hydrated, test, visit } from '../support/test.ts';

const root = (page: Page) => page.locator('html');
const themeToggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /theme|mode|colou?r/i });
const manager = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
const inStack = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Your stack' }).getByRole('radio', { name, exact: true });

test('what is chosen in one tab of the browser shows in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/docs/quickstart');
  await visit(other, '/docs/quickstart');
  await manager(page, 'pnpm').click();
  await expect(manager(other, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByText(/^pnpm add/).first()).toBeVisible();

  await visit(page, '/docs/stack');
  await visit(other, '/docs/server/validators');
  await inStack(page, 'Valibot').check();
  await expect(other.getByRole('tab', { name: 'Valibot' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await other.getByRole('tab', { name: 'ArkType' }).click();
  await expect(inStack(page, 'ArkType')).toBeChecked();
});

test('a tab reads on while the other forgets, or breaks, what is stored', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, '/docs/quickstart');
  await visit(other, '/docs/quickstart');
  await manager(page, 'pnpm').click();
  await themeToggle(page).click();
  for (const value of ['', 'null', '{"a":', 'x'.repeat(100_000)]) {
    await other.evaluate((text) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    }, value);
    await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-theme', /^(light|dark)$/);
  }
  await other.evaluate(() => localStorage.clear());
  await manager(page, 'yarn').click();
  await expect(manager(other, 'yarn')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/docs');
});

test('a page that the browser has kept comes back with its state, and with what was chosen since', async ({
  served,
}) => {
  // Playwright disables the back/forward cache, and the shell has none, so this uses a separate browser.
  const browser = await chromium.launch({
    ...browserOptions(findWholeBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: served.origin, colorScheme: 'light' });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { wasKept: persisted });
    });
  });
  await visit(page, '/docs/quickstart');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => document.querySelector('details')?.setAttribute('data-mark', 'mine'));
  // Another document, and not a page shown by the router.
  await page.goto('/docs/server/websockets');
  await hydrated(page);
  await themeToggle(page).click();
  await manager(page, 'pnpm').click();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/docs/quickstart');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.locator('[data-mark=mine]')).toHaveCount(1);

  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(manager(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.close();
});

for (const year of [1970, 2099]) {
  test(`a clock that says ${year} breaks nothing`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:00Z`));
    await visit(page, '/docs/quickstart');
    const written = page.getByText(/^Last updated on \w+ \d+, \d{4}$/);
    const date = await written.textContent();
    await manager(page, 'pnpm').click();
    await openSearch(page);
    await searchFor(page, 'router');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/docs/quickstart');
    // The clock jumps by a century between two pages, as when a machine wakes up.
    await page.clock.setFixedTime(new Date(`${year === 1970 ? 2099 : 1970}-01-01T00:00:00Z`));
    await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL('/docs');
    // The search that was opened before is restored.
    const { field } = await openSearch(page);
    await field.fill('');
    await expect(page.getByRole('grid', { name: 'Saved searches' })).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(page, '/docs/quickstart');
    await expect(written).toHaveText(date ?? '');
    await expect(manager(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    expect(await page.context().cookies()).toEqual([]);
  });
}
