import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test.ts';

const pages = {
  doc: '/docs/server/routers',
  'doc with three levels': '/docs/server/subscriptions',
  'older version': '/docs/v10/server/routers',
  post: '/blog/typescript-performance-lessons',
  reference: '/docs/typedoc/client/httpBatchLink',
  home: '/',
  media: '/media',
  pricing: '/pricing',
  'blog list': '/blog',
  'version 9': '/docs/v9/router',
  statement: '/accessibility',
};

for (const [kind, path] of Object.entries(pages)) {
  test(`the headings of a page (${kind}) get smaller with each level`, async ({ page }) => {
    await visit(page, path);
    const sizes = await headingSizes(page);
    const levels = Object.keys(sizes).map(Number).sort();
    expect(levels.length, 'levels on the page').toBeGreaterThan(1);
    for (const [index, level] of levels.slice(1).entries()) {
      const above = sizes[levels[index] ?? 0] ?? [];
      expect(
        Math.max(...(sizes[level] ?? [])),
        `the largest h${level} beside h${levels[index]} of ${above} px`,
      ).toBeLessThan(Math.min(...above));
    }
  });
}

test('a step has a heading with an address, and a line in the contents', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const step = page.getByRole('main').getByRole('heading', { name: 'Write the server' });
  await expect(step).toHaveAttribute('id', 'server');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Write the server' })
    .click();
  await expect(page).toHaveURL(/#server$/);
  await expect(step).toBeInViewport();
});

test('[L1] the skip link leads past the menus to the text', async ({ page }) => {
  await visit(page, '/docs/server/routers');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = () => document.activeElement?.closest('main') !== null;
  expect(await page.evaluate(inMain)).toBe(true);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Docs', exact: true })).toHaveCount(0);
});

/** Sizes in pixels by level, for headings of the text itself; headings of steps are beside a number. */
async function headingSizes(page: Page): Promise<Record<number, number[]>> {
  return page.evaluate(() => {
    const sizes: Record<number, number[]> = {};
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (heading.closest('li') || !heading.checkVisibility()) continue;
      const level = Number(heading.tagName[1]);
      // Of its largest text, because a tagline has two halves of different size.
      const words = [heading, ...heading.querySelectorAll('*')];
      const size = Math.max(...words.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)));
      sizes[level] = [...(sizes[level] ?? []), size];
    }
    return sizes;
  });
}
