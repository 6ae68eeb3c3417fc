import type { Locator, Page } from '@playwright/test';
import { openPlayground } from '../support/playground-page.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { expect, test, visit } from '../support/test.ts';

/**
 * Announcements of a screen reader for the parts of a page, while the keyboard moves through them.
 */

/**
 * Presses Tab until the element has the focus, because users do not know how many stops there are.
 */
async function walkTo(page: Page, target: Locator) {
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a page is landmarks with names, in the order of reading', async ({ page }) => {
  await visit(page, '/docs/server/routers');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - region "Announcement"
    - banner:
      - navigation "Main"
    - navigation "Docs"
    - main:
      - navigation "Breadcrumbs"
      - article:
        - heading "Define routers" [level=1]
        - heading "Initialize tRPC" [level=2]
      - navigation "Docs pages"
    - navigation "On this page"
    - contentinfo:
      - navigation "Docs links"
      - navigation "Community links"
      - navigation "More links"
      - link "Accessibility"
  `);
});

test('the bar: the page is marked, and the list of versions opens and closes', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const bar = page.getByRole('banner');
  await walkTo(page, bar.getByRole('link', { name: 'Docs', exact: true }));
  await expect(bar).toMatchAriaSnapshot(`
    - banner:
      - navigation "Main":
        - link "tRPC"
        - link "Docs"
        - link "Quickstart"
        - link "Awesome tRPC Collection"
        - link "Using Next.js"
  `);
  await expect(bar.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const versions = bar.locator('summary', { hasText: '11.x' });
  await walkTo(page, versions);
  await page.keyboard.press('Enter');
  await expect(bar.locator('details[open]')).toMatchAriaSnapshot(`
    - group:
      - list:
        - listitem:
          - link "11.x"
        - listitem:
          - link "10.x"
        - listitem:
          - link "9.x"
  `);
  await page.keyboard.press('Escape');
  await expect(bar.locator('details[open]')).toHaveCount(0);
  await expect(versions).toBeFocused();
});

test('the sidebar: categories say whether they are open, and the page is marked', async ({
  page,
}) => {
  await visit(page, '/docs/server/routers');
  const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true });
  const category = sidebar.getByRole('button', { name: /Adapters/ });
  await expect(sidebar.getByRole('link', { name: 'Define routers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await walkTo(page, category);
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(sidebar.locator('a:focus')).toHaveText('Standalone');
});

test('tabs: one stop, arrows choose, and the panel has the name of its tab', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const set = page
    .getByRole('main')
    .locator(':has(> [role=tablist])')
    .filter({ hasText: 'pnpm' })
    .first();
  await walkTo(page, set.getByRole('tab', { name: 'npm', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(set).toMatchAriaSnapshot(`
    - tablist "Package manager":
      - tab "npm"
      - tab "pnpm" [selected]
      - tab "yarn"
    - tabpanel "pnpm":
      - figure:
        - code: /pnpm add/
  `);
  await page.keyboard.press('Tab');
  await expect(set.getByRole('tab', { name: 'yarn' })).not.toBeFocused();
});

test('the search: a field with a list whose active result is announced', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { dialog, field, active } = await openSearch(page);
  await searchFor(page, 'context');
  await page.keyboard.press('ArrowDown');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search docs" [expanded]: context
        - button "Close search"
      - status: /\\d+ results/
      - listbox "Results":
        - group:
          - option /[Cc]ontext/
  `);
  await expect(active).toHaveRole('option');
  const id = await active.getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a name in a sample: its type is its description, and goes with Escape', async ({ page }) => {
  await visit(page, '/docs/concepts');
  const name = page.getByRole('main').locator('[data-h]').first();
  await walkTo(page, name);
  const card = page.getByRole('tooltip');
  await expect(card).toMatchAriaSnapshot(`
    - tooltip /^const initTRPC/
  `);
  await expect(name).toHaveAccessibleDescription(/^const initTRPC/);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(name).toBeFocused();
});

test('[P1] the playground: files are tabs, problems and output are announced as they come', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openPlayground(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Playground" [level=1]
    - group: Quickstart
    - button "Run"
    - button "Stop" [disabled]
    - region "Files":
      - tablist "Files":
        - tab "server.ts" [selected]
      - tabpanel "server.ts":
        - 'textbox "Code: server.ts"'
      - separator "Width of the first file"
      - tablist "Files":
        - tab "client.ts" [selected]
      - tabpanel "client.ts":
        - 'textbox "Code: client.ts"'
    - separator "Height of the files"
    - region "Results":
      - region "Problems":
        - heading "Problems" [level=2]
        - status: TypeScript finds no errors.
      - region "Console":
        - log "Console"
      - region "Network":
        - heading "Network" [level=2]
  `);
  const run = page.getByRole('button', { name: /^Run/ });
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Network' })).toMatchAriaSnapshot(`
    - region "Network":
      - list:
        - listitem:
          - group:
            - text: POST
            - code: userCreate
            - text: /200/
  `);
});

test('the statement names a way to report a barrier', async ({ page }) => {
  await visit(page, '/docs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - heading "Accessibility" [level=1]
      - heading "What we aim for" [level=2]
      - heading "What is tested" [level=2]
      - heading "What is not perfect" [level=2]
      - heading "Report a barrier" [level=2]
      - paragraph:
        - link "open an issue on GitHub":
          - /url: https://github.com/trpc/trpc/issues
        - link "on Discord":
          - /url: https://trpc.io/discord
  `);
});
