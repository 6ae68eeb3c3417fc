import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

const PAGE = '/docs/server/context';

test('a page is copied as Markdown, by keyboard and on a page that was navigated to', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const tools = page.locator('article > header');
  const copy = tools.getByRole('button', { name: 'Copy Markdown' });
  await visit(page, '/docs/server/routers');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect.poll(clipboard).toContain('# Define routers');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);

  await page
    .getByRole('navigation', { name: 'Docs', exact: true })
    .getByRole('link', { name: 'Context' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Context');
  await copy.click();
  const twin = await request.get(`${PAGE}.md`);
  expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  await expect.poll(clipboard).toBe(await twin.text());
});

test('changes, Markdown and assistants are plain links, which no script of others is behind', async ({
  page,
}) => {
  await page.goto(PAGE);
  const tools = page.locator('article > header');
  const links = await tools
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
  const twin = `https://trpc.io${PAGE}\\.md$`;
  expect(links).toEqual([
    ['Try lesson 7', '/learn/context'],
    ['Compare with 10.x', '/docs/changes/server/context'],
    ['View Markdown', `${PAGE}.md`],
    ['Ask Claude', expect.stringMatching(new RegExp(`^https://claude\\.ai/.*${twin}`))],
    ['Ask ChatGPT', expect.stringMatching(new RegExp(`^https://chatgpt\\.com/.*${twin}`))],
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(tools.getByRole('link')).toHaveCount(0);
});

test('a guide with two lessons leads to both', async ({ page }) => {
  await page.goto('/docs/server/validators');
  const lessons = page.getByRole('main').getByRole('link', { name: /^Try lesson/ });
  await expect(lessons).toHaveText(['Try lesson 2', 'Try lesson 13']);
  await expect(lessons.last()).toHaveAttribute('href', '/learn/output-types');
});

test('the Markdown can be read without scripts, and is named in the document', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.origin });
  const page = await context.newPage();
  await page.goto(PAGE);
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', `${PAGE}.md`);
  const answer = await context.request.get(`${served.origin}${PAGE}`, {
    headers: { accept: 'text/markdown' },
  });
  expect(await answer.text()).toMatch(/^---\ntitle: Context\n/);
  await context.close();
});

test('on a phone the title comes first, and assistants are left to the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const copy = page.getByRole('button', { name: 'Copy Markdown' });
  expect((await copy.boundingBox())?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY);
  await expect(page.getByRole('link', { name: 'Compare with 10.x' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Markdown' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask Claude' })).toBeHidden();
});
