import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const KEY = 'search-default-docs-default-current';

/** Saved searches of a reader who has used the search. */
function savedHits(count: number, start = 0) {
  return Array.from({ length: count }, (_, index) => ({
    href: `/docs/concepts#saved-${start + index}`,
    type: 'heading',
    title: `Saved ${start + index}`,
    trail: ['Concepts'],
  }));
}

function store(page: Page, value: unknown) {
  return page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [KEY, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
}

test('[S5] what was opened is recent, newest first, and seven are kept', async ({ page }) => {
  await store(page, { recent: savedHits(7), favorite: [] });
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await searchFor(page, 'define routers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers');
  const { recent, field } = await openSearch(page);
  await field.fill('');
  await expect(recent.getByRole('link')).toHaveCount(7);
  await expect(recent.getByRole('link').first()).toContainText('Define routers');
  await expect(recent.getByRole('link', { name: 'Saved 6' })).toBeHidden();
});

test('[S5] what was opened before the rest of the dialog has arrived is recent, too', async ({
  page,
}) => {
  const letThrough = await holdBack(page, ['**/assets/search-extras-*.js']);
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await searchFor(page, 'define routers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers');
  letThrough();
  const { recent, field } = await openSearch(page);
  await field.fill('');
  await expect(recent.getByRole('link')).toContainText('Define routers');
});

test('[S5] a recent search becomes a favourite; both can be removed; recents are then four', async ({
  page,
}) => {
  await store(page, { recent: savedHits(7), favorite: [] });
  await visit(page, '/docs/quickstart');
  const { saved, recent, favorite, field, dialog } = await openSearch(page);
  await expect(recent.getByRole('row')).toHaveCount(7);
  await saved.getByRole('button', { name: 'Save Saved 2 as a favorite' }).click();
  await expect(recent.getByRole('row')).toHaveCount(4);
  await expect(favorite.getByRole('row')).toHaveCount(1);
  await saved.getByRole('button', { name: 'Remove Saved 2 from favorites' }).click();
  await expect(favorite).toBeHidden();
  await expect(recent.getByRole('row')).toHaveCount(6);
  for (let left = 6; left > 0; left -= 1) {
    await saved
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  }
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(field).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('[S5] ten favourites are kept, and the keys go through all that is saved', async ({
  page,
}) => {
  await store(page, { recent: savedHits(1), favorite: savedHits(10, 10) });
  await visit(page, '/docs/quickstart');
  const { saved, favorite, active } = await openSearch(page);
  await saved.getByRole('button', { name: 'Save Saved 0 as a favorite' }).click();
  await expect(favorite.getByRole('row')).toHaveCount(10);
  await expect(favorite.getByRole('row').first()).toContainText('Saved 0');
  await expect(saved.getByText('Saved 19')).toBeHidden();
  await searchBox(page).field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(active).toContainText('Saved 10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/concepts#saved-10');
});

test('[S5] each docs version has its own', async ({ page }) => {
  await store(page, { recent: savedHits(2), favorite: [] });
  await visit(page, '/docs/v10/quickstart');
  const { dialog, version, recent } = await openSearch(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await version.selectOption('11.x');
  await expect(recent.getByRole('row')).toHaveCount(2);
});

test('[S5] [S9] with the keyboard, several are removed one after another, and the focus stays in the dialog', async ({
  page,
}) => {
  await store(page, { recent: savedHits(3), favorite: [] });
  await visit(page, '/docs/quickstart');
  const { saved, recent, favorite, field, dialog } = await openSearch(page);
  const button = (name: string) => saved.getByRole('button', { name });
  await button('Remove Saved 0 from recent searches').focus();
  await page.keyboard.press('Enter');
  await expect(button('Remove Saved 1 from recent searches')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(favorite.getByRole('row')).toHaveCount(1);
  await expect(button('Save Saved 2 as a favorite')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(recent).toBeHidden();
  await expect(button('Remove Saved 1 from favorites')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(field).toBeFocused();
});

test('[S5] what another tab saves or removes is shown here too', async ({ page, context }) => {
  await store(page, { recent: savedHits(2), favorite: [] });
  await visit(page, '/docs/quickstart');
  const here = await openSearch(page);
  await expect(here.recent.getByRole('row')).toHaveCount(2);
  const other = await context.newPage();
  await other.goto('/docs/quickstart');
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const there = await openSearch(other);
  await there.saved.getByRole('button', { name: 'Save Saved 1 as a favorite' }).click();
  await expect(here.favorite.getByRole('link')).toHaveText([/Saved 1/]);
  await here.saved.getByRole('button', { name: 'Remove Saved 0 from recent searches' }).click();
  await expect(there.recent).toBeHidden();
  await expect(there.favorite.getByRole('row')).toHaveCount(1);
  await other.close();
});

for (const broken of [
  '{',
  '7',
  'null',
  '{"recent":{}}',
  '{"recent":[{"href":"javascript:alert(1)","type":"page","title":"x","trail":[]}]}',
]) {
  test(`[S5] [T4] stored ${broken} counts as nothing`, async ({ page }) => {
    await store(page, broken);
    await visit(page, '/docs/quickstart');
    const { dialog } = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });
}

for (const [name, script] of [
  [
    'blocked',
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })',
  ],
  [
    'full',
    'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }',
  ],
] as const) {
  test(`[S5] [T4] with storage that is ${name} the search works and remembers nothing`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    await searchFor(page, 'define routers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/server/routers');
    await expect((await openSearch(page)).dialog).toBeVisible();
  });
}
