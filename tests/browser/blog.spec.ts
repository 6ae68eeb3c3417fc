import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test('[P2] the list shows what a reader chooses by', async ({ page }) => {
  await visit(page, '/blog');
  const posts = page.getByRole('main').getByRole('article');
  expect(await posts.count()).toBeGreaterThan(0);
  const post = posts.first();
  await expect(post.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/blog\//,
  );
  await expect(post.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(post.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(post.locator('a[rel=author]').first()).toHaveAttribute('href', /^\/blog\/authors\//);
  await expect(post.locator('a[href^="/blog/tags/"]').first()).toBeVisible();
  await expect(post.locator('p').nth(1)).toBeVisible();
  const dates = await posts
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
});

test('[P2] the sidebar groups posts by year', async ({ page }) => {
  await visit(page, '/blog');
  const sidebar = page.getByRole('navigation', { name: 'Recent blog posts' });
  const years = await sidebar.getByRole('heading').allTextContents();
  expect(years.length).toBeGreaterThan(0);
  expect(years).toEqual([...years].sort().reverse());
  for (const year of years) expect(year).toMatch(/^20\d\d$/);
  const first = sidebar.getByRole('listitem').getByRole('link').first();
  const title = await first.textContent();
  await first.click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
});

test('[P3] the archive lists every post by year', async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/blog/archive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  const main = page.getByRole('main');
  const years = await main.getByRole('heading', { level: 2, name: /^20\d\d$/ }).allTextContents();
  expect(years.length).toBeGreaterThan(0);
  // The sidebar contains years too.
  const named = [...new Set(years)];
  expect(named).toEqual([...named].sort().reverse());
  await expect(
    main.locator('article a[href^="/blog/"], li a[href^="/blog/"]').first(),
  ).toBeVisible();
});

test('[P4] every author has a page with their posts', async ({ page }) => {
  await visit(page, '/blog/authors');
  const authors = page.getByRole('main').locator('a[href^="/blog/authors/"]');
  const paths = await authors.evaluateAll((links) =>
    [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter(
      (path) => path !== '/blog/authors',
    ),
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('time').first()).toBeVisible();
  }
});
