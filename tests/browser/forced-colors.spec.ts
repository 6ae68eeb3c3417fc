import type { Locator, Page } from '@playwright/test';
import { openSearch, searchFor } from '../support/search-box.ts';
import { expect, test, visit } from '../support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/**
 * Everything that distinguishes an element without colors: its own drawing and its pseudo-elements.
 */
const look = (element: Locator) =>
  element.evaluate((node) =>
    ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(node, part || null);
      const { outlineStyle, borderTopStyle, backgroundColor, textDecorationLine } = style;
      const sides = [style.borderInlineStartWidth, style.borderBlockEndWidth, style.borderTopColor];
      const drawn = part && style.content !== 'none' ? [style.inlineSize, backgroundColor] : [];
      return [outlineStyle, borderTopStyle, textDecorationLine, style.color, backgroundColor]
        .concat(sides, drawn)
        .join(' ');
    }),
  );

const selected: Record<
  string,
  { at: string; one: (page: Page) => Locator; other: (page: Page) => Locator }
> = {
  'a tab': {
    at: '/docs/quickstart',
    one: (page) => page.getByRole('tab', { selected: true }).first(),
    other: (page) => page.getByRole('tab', { selected: false }).first(),
  },
  'a page in the sidebar': {
    at: '/docs/quickstart',
    one: (page) => sidebar(page).getByRole('link', { name: 'Quickstart', exact: true }),
    other: (page) => sidebar(page).getByRole('link', { name: 'Concepts', exact: true }),
  },
  'a file of the playground': {
    at: '/playground?preset=react-query',
    one: (page) => page.getByRole('tab', { selected: true }).first(),
    other: (page) => page.getByRole('tab', { selected: false }).first(),
  },
  'a filter of the search': {
    at: '/search?q=router',
    one: (page) => page.getByRole('main').getByRole('link', { name: '11.x', exact: true }),
    other: (page) => page.getByRole('main').getByRole('link', { name: '10.x', exact: true }),
  },
};

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs', exact: true });

for (const [what, { at, one, other }] of Object.entries(selected)) {
  test(`in forced colors ${what} that is chosen looks other than one that is not`, async ({
    page,
  }) => {
    await visit(page, at);
    await expect(one(page)).toBeVisible();
    expect(await look(one(page))).not.toEqual(await look(other(page)));
  });
}

test('in forced colors the active result of the search has an outline', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { active, results } = await openSearch(page);
  await searchFor(page, 'context');
  await page.keyboard.press('ArrowDown');
  expect(await look(active.first())).not.toEqual(await look(results.last()));
});

test('in forced colors what is chosen has an outline, and buttons have a border', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const chosen = page.getByRole('tab', { selected: true }).first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  const other = page.getByRole('tab', { selected: false }).first();
  await expect(other).toHaveCSS('outline-style', 'none');
  const button = page.getByRole('banner').getByRole('button').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('in forced colors samples, the main action and the switch have an edge', async ({ page }) => {
  await visit(page, '/');
  const demo = page.getByRole('figure').filter({ hasText: 'server.ts' }).first();
  await expect(demo).toHaveCSS('outline-style', 'solid');
  const action = page.getByRole('main').getByRole('link', { name: 'Quickstart' }).first();
  await expect(action).toHaveCSS('border-top-style', 'solid');
  const toggle = page.getByRole('switch');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(toggle).not.toHaveCSS('background-color', ground);
  const off = await look(toggle);
  await toggle.check();
  await expect.poll(() => look(toggle)).not.toEqual(off);

  await visit(page, '/docs/quickstart');
  const sample = page.locator('[data-code-block]').first();
  await expect(sample).toHaveCSS('outline-style', 'solid');
});
