import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs', exact: true });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) =>
  sidebar(page)
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
    .or(sidebar(page).locator('summary', { hasText: name }))
    .first();

test('[D5] the current page is marked, its categories are open, and it is in view', async ({
  page,
}) => {
  await visit(page, '/docs/outer/deep');
  await expect(link(page, 'Deep')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Deep')).toBeInViewport();
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1);
  await expect(link(page, 'Listed one')).toBeHidden();
  await visit(page, '/docs/last');
  await expect(link(page, 'Last')).toBeInViewport();
});

test('[D5] categories open and close, nested ones too', async ({ page }) => {
  await visit(page, '/docs');
  await expect(link(page, 'Deep')).toBeHidden();
  await toggle(page, 'Outer').click();
  await expect(link(page, 'Plain')).toBeVisible();
  await toggle(page, 'Inner').click();
  await expect(link(page, 'Deep')).toBeVisible();
  await toggle(page, 'Outer').click();
  await expect(link(page, 'Plain')).toBeHidden();
  await expect(link(page, 'Deep')).toBeHidden();
});

test('[D5] a category leads to its doc or to its generated index', async ({ page }) => {
  await visit(page, '/docs');
  await link(page, 'Outer').click();
  await expect(page).toHaveURL('/docs/outer/overview');
  await expect(link(page, 'Plain')).toBeVisible();
  await link(page, 'Listed').click();
  await expect(page).toHaveURL('/docs/listed');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Listed' })).toBeVisible();
  await main.getByRole('link', { name: /Listed two A short/ }).click();
  await expect(page).toHaveURL('/docs/listed/two');
});

test('[D5] a category that cannot be closed is open', async ({ page }) => {
  await visit(page, '/docs');
  await expect(link(page, 'Always shown')).toBeVisible();
});

test('[D5] the sidebar keeps its place and what was opened on navigation', async ({ page }) => {
  await visit(page, '/docs');
  await toggle(page, 'Many').click();
  await link(page, 'Last').scrollIntoViewIfNeeded();
  await link(page, 'Last').click();
  await expect(page).toHaveURL('/docs/last');
  await expect(link(page, 'Last')).toBeInViewport();
});

test('[D5] an entry at the lower edge stays in view when the page goes to its top', async ({
  page,
}) => {
  await visit(page, '/docs');
  await toggle(page, 'Many').click();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'Announcement' })).not.toBeInViewport();
  await sidebar(page).evaluate((menu) => menu.scrollTo({ top: menu.scrollHeight }));
  await link(page, 'Last').click();
  await expect(page).toHaveURL('/docs/last');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeInViewport();
  await expect(link(page, 'Last')).toBeInViewport();
});

test('[D4] the contents list headings of levels 2 and 3 and follow the reader', async ({
  page,
}) => {
  await visit(page, '/docs');
  const contents = page.getByRole('navigation', { name: /on this page|table of contents/i });
  await expect(contents.getByRole('link')).toHaveCount(16);
  await expect(contents.getByRole('link', { name: 'Note One' })).toHaveCount(0);
  const active = contents.locator('[aria-current]');
  for (const name of ['Section Three', 'Detail Six', 'Section Two']) {
    await page.getByRole('heading', { name }).evaluate((heading) => {
      window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 90 });
    });
    await expect(active).toHaveText(name);
  }
  await contents.getByRole('link', { name: 'Section Eight' }).click();
  await expect(page).toHaveURL('/docs#section-eight');
  await expect(page.getByRole('heading', { name: 'Section Eight' })).toBeInViewport();
  await expect(active).toHaveText(/Eight/);
});
