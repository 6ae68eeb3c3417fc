import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../support/test.ts';

/** A page of each kind, with its title size. */
const pages = [
  ['/', 'display'],
  ['/media', 'landing'],
  ['/pricing', 'landing'],
  ['/search', 'landing'],
  ['/blog', 'landing'],
  ['/blog/tags', 'landing'],
  ['/no-such-page', 'landing'],
  ['/docs', 'document'],
  ['/docs/quickstart', 'document'],
  ['/docs/v10/quickstart', 'document'],
  ['/docs/typedoc/server', 'document'],
  ['/docs/changes', 'document'],
  ['/accessibility', 'document'],
  ['/learn', 'document'],
  ['/learn/context', 'document'],
  ['/blog/announcing-trpc-v11', 'document'],
] as const;

/** Pages whose titles are lower or higher on purpose: below a drawing or a note, and in a tool that fills the window. */
const ownPlaces = new Set(['/', '/no-such-page', '/learn/context', '/docs/v10/quickstart']);

for (const width of [1280, 1920]) {
  test(`pages have two left edges and three sizes of title at ${width} px`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/404/);
    await page.setViewportSize({ width, height: 800 });
    const edges = new Set<number>();
    const tops = new Set<number>();
    const topsBelowTrail = new Set<number>();
    const sizes = new Map<string, Set<string>>();
    for (const [path, kind] of pages) {
      await visit(page, path);
      const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      // The home page's claim is part of its title.
      const words = kind === 'display' ? title.locator('span').first() : title;
      edges.add(Math.round(((await title.boundingBox())?.x ?? 0) - (brand?.x ?? 0)));
      const size = await words.evaluate((element) => getComputedStyle(element).fontSize);
      const trails = await page.getByRole('navigation', { name: 'Breadcrumbs' }).count();
      const top = Math.round((await title.boundingBox())?.y ?? 0);
      if (!ownPlaces.has(path)) (trails > 0 ? topsBelowTrail : tops).add(top);
      sizes.set(kind, (sizes.get(kind) ?? new Set()).add(size));
    }
    // At the logo, and beside a menu.
    expect([...edges].sort((a, b) => a - b)).toEqual([0, expect.any(Number)]);
    expect([...tops], 'titles without a trail above').toHaveLength(1);
    expect([...topsBelowTrail], 'titles with a trail above').toHaveLength(1);
    expect([...sizes].map(([kind, found]) => [kind, found.size])).toEqual([
      ['display', 1],
      ['landing', 1],
      ['document', 1],
    ]);
    expect(new Set([...sizes.values()].flatMap((it) => [...it])).size).toBe(3);
  });
}

test('the words of the menu are in line with the mark, and three columns begin on one line', async ({
  page,
}) => {
  const middleOf = async (text: string, within: string) => {
    const box = await page
      .locator(within)
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .first()
      .boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  for (const [path, entry, crumb] of [
    ['/docs/server/context', 'Introduction', 'Context'],
    ['/docs/quickstart', 'Introduction', 'Quickstart'],
    ['/docs/typedoc/client/httpBatchLink', 'API reference', 'httpBatchLink'],
  ] as const) {
    await visit(page, path);
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const link = page.locator('nav').getByRole('link', { name: entry, exact: true }).first();
    const start = await link.evaluate(
      (element) =>
        element.getBoundingClientRect().x +
        Number.parseFloat(getComputedStyle(element).paddingLeft),
    );
    expect(Math.abs(start - (brand?.x ?? 0)), path).toBeLessThan(1);
    const lines = [
      await middleOf(entry, 'nav'),
      await middleOf(crumb, 'main nav'),
      await middleOf('On this page', 'body'),
    ];
    expect(Math.max(...lines) - Math.min(...lines), path).toBeLessThan(2);
  }
});

test('the demonstration, with what its client says, is in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  await expect(page.getByText('(property) name: string')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Quickstart' }).nth(1)).toBeInViewport();
});

test('the first package manager is above the command that it installs with', async ({ page }) => {
  await visit(page, '/');
  const tab = page.getByRole('main').getByRole('tab').first();
  const command = page.getByRole('button', { name: /^Copy the command/ });
  const startOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left } = element.getBoundingClientRect();
      return left + Number.parseFloat(getComputedStyle(element).paddingInlineStart);
    });
  expect(await startOf(tab)).toBe(await startOf(command));
});

test('code has 80 columns beside both menus at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/docs/server/context');
  const line = page.locator('[data-code-block] code .line').first();
  const columns = await line.evaluate((element) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    context.font = font;
    const room = element.closest('pre')?.clientWidth ?? 0;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return Math.floor((room - padding) / context.measureText('0').width);
  });
  expect(columns).toBeGreaterThanOrEqual(80);
});

test('the menu moves up into the room that the bar leaves', async ({ page }) => {
  await visit(page, '/docs/server/context');
  const menu = page
    .getByRole('complementary')
    .or(page.locator('nav').filter({ hasText: 'Introduction' }))
    .first();
  const topOf = () => menu.evaluate((element) => element.getBoundingClientRect().top);
  await page.mouse.wheel(0, 900);
  await expect.poll(topOf).toBe(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(topOf).toBe(60);
});

for (const width of [768, 996, 1920]) {
  test(`lines of text have about 75 characters at most at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/docs/concepts',
      '/docs/changes',
      '/docs/server',
      '/blog',
      '/learn/context',
    ]) {
      await visit(page, path);
      expect(await longestLine(page), path).toBeLessThanOrEqual(80);
    }
  });
}

test('full lines of text have 62 to 70 characters on average at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/docs/server/procedures', '/docs/faq', '/blog/announcing-trpc-v11']) {
    await visit(page, path);
    const lengths = await fullLines(page);
    expect(lengths.length, path).toBeGreaterThan(10);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean, path).toBeGreaterThanOrEqual(62);
    expect(mean, path).toBeLessThanOrEqual(70);
  }
});

test('samples of docs and posts end at one edge, and notes of posts with the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const endOf = (locator: Locator) =>
    locator.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const sample = page.locator('[data-code-block]:visible').first();
  await visit(page, '/docs/server/procedures');
  const edge = await endOf(sample);
  await visit(page, '/blog/announcing-trpc-v11');
  expect(await endOf(sample)).toBe(edge);
  const note = page.locator('aside').filter({ hasText: 'This is not the text' });
  const text = page.getByText('Version 11 is out.').first();
  expect(await endOf(note)).toBe(await endOf(text));
});

/** Characters of each line of prose that another one follows, by the place of every character. */
function fullLines(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const prose = getComputedStyle(document.documentElement).getPropertyValue('--text-body');
    const size = Number.parseFloat(prose) * 16;
    const range = document.createRange();
    return [...document.querySelectorAll('main p')].flatMap((paragraph) => {
      if (paragraph.closest('li, aside, figure, table, [role=tabpanel]')) return [];
      if (Number.parseFloat(getComputedStyle(paragraph).fontSize) !== size) return [];
      const lines: { middle: number; length: number }[] = [];
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (let index = 0; index < text.length; index += 1) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const box = range.getClientRects()[0];
          if (!box?.height) continue;
          const middle = box.top + box.height / 2;
          const last = lines.at(-1);
          if (last && Math.abs(last.middle - middle) < 10) last.length += 1;
          else lines.push({ middle, length: 1 });
        }
      }
      return lines.slice(0, -1).map(({ length }) => length);
    });
  });
}

/** Characters of the longest line of text on the page. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    const range = document.createRange();
    const lines = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
      if (Number.parseFloat(getComputedStyle(paragraph).fontSize) < 16) return [];
      range.selectNodeContents(paragraph);
      const height = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      const { width, left } = paragraph.getBoundingClientRect();
      const count = Math.round(range.getBoundingClientRect().height / height);
      const end = [...range.getClientRects()].at(-1)?.right ?? left;
      const full = count - 1 + (end - left) / width;
      return count > 2 ? [(paragraph.textContent ?? '').length / full] : [];
    });
    return Math.max(...lines);
  });
}
