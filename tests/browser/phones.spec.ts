import type { Locator, Page } from '@playwright/test';
import { openSearch } from '../support/search-box.ts';
import { everyKindOfPage } from '../support/site-routes.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Height in pixels of the touch target. */
const MIN_TARGET_HEIGHT = 44;

/**
 * Visible controls in a part of the page that do not react to a touch 21 pixels above or below their middle. Their
 * labels and pseudo-elements count too. Links in running text, including lists, and names within code are as high as
 * their line.
 */
async function smallControls(part: Locator): Promise<string[]> {
  await expect(part).toBeVisible();
  return part.evaluate((root, least) => {
    const isInLine = (control: Element) => {
      if (control.closest('pre, code')) return true;
      if (getComputedStyle(control).display !== 'inline' || control.closest('nav')) return false;
      if (control.closest('li')) return true;
      const words = control.closest('p, td, dd, dt, div')?.textContent ?? '';
      return /\w\w+\W+\w\w+/.test(words.replace(control.textContent ?? '', ''));
    };
    return [...root.querySelectorAll<HTMLElement>('a, button, summary, input, select')].flatMap(
      (control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || isInLine(control)) return [];
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const line = control.getClientRects()[0] ?? new DOMRect();
        const answers = (distance: number) => {
          const [x, y] = [line.x + line.width / 2, line.y + line.height / 2 + distance];
          const hit = document.elementFromPoint(x, y);
          const labels = 'labels' in control ? Array.from(control.labels as NodeListOf<Node>) : [];
          return [control, ...labels].some((element) => element.contains(hit));
        };
        // Such as the skip link, which is outside the window.
        if (!answers(0)) return [];
        const reach = least / 2 - 1;
        if (answers(-reach) && answers(reach)) return [];
        return [`${control.ariaLabel ?? control.textContent}: ${line.width} by ${line.height}`];
      },
    );
  }, MIN_TARGET_HEIGHT);
}

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('what is tapped in the bars and at the foot is large enough', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  expect(await smallControls(page.getByRole('banner'))).toEqual([]);
  expect(await smallControls(page.getByRole('region', { name: 'Announcement' }))).toEqual([]);
  expect(await smallControls(page.getByRole('contentinfo'))).toEqual([]);
  expect(
    await smallControls(page.locator('figure').filter({ hasText: 'server.ts' }).first()),
  ).toEqual([]);
});

for (const [kind, path] of Object.entries(everyKindOfPage)) {
  test(`what is tapped is large enough, and the page no wider than a phone: ${kind}`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/404/);
    await visit(page, path);
    expect(await smallControls(page.locator('body'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('what is tapped in the menu is large enough, and each entry on a line', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await expect(menu(page).getByRole('link', { name: 'Concepts' })).toBeVisible();
  expect(await smallControls(menu(page))).toEqual([]);
  await menu(page)
    .getByRole('button', { name: /main menu/ })
    .tap();
  expect(await smallControls(menu(page))).toEqual([]);
});

test('what is tapped in the search is large enough', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { dialog, field, results } = await openSearch(page);
  await field.fill('context');
  await expect(results.first()).toBeVisible();
  expect(await smallControls(dialog)).toEqual([]);
});

test('no field is of smaller type than 16 pixels: phones would enlarge the page', async ({
  page,
}) => {
  const small = () =>
    page.locator('input:visible, select:visible, textarea:visible').evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .filter((field) => !field.matches('[type=radio], [type=checkbox]'))
        .map((field) => field.ariaLabel ?? field.outerHTML),
    );
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  expect(await small()).toEqual([]);
  for (const path of ['/search?q=context', '/playground']) {
    await visit(page, path);
    await expect(
      page.locator('input:visible, [contenteditable=true]:visible').first(),
    ).toBeVisible();
    expect(await small()).toEqual([]);
  }
});

test('the further links at the foot share a line', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const links = page.getByRole('contentinfo').locator('div > div > a');
  const names = await links.allTextContents();
  expect(names).toContain('Accessibility');
  const tops = await links
    .filter({ hasNotText: 'Vercel' })
    .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('the lines of a question start below each other', async ({ page }) => {
  await visit(page, '/pricing');
  const starts = await page
    .getByText('How can I support the project')
    .first()
    .evaluate((summary) => {
      const range = document.createRange();
      range.selectNodeContents(summary);
      return [...range.getClientRects()].map(({ left }) => Math.round(left));
    });
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test('each line of a post’s facts starts at the edge of the text, without a dot', async ({
  page,
}) => {
  await visit(page, '/blog/announcing-trpc-v11');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const lines = await page
    .getByRole('main')
    .locator('p:has(> time)')
    .first()
    .evaluate((facts) => {
      const edge = facts.getBoundingClientRect().left;
      return [...facts.children].map((fact) => {
        const { left, top } = fact.getBoundingClientRect();
        const dot = getComputedStyle(fact, '::before');
        const middle = left + Number.parseFloat(dot.left) + Number.parseFloat(dot.width) / 2;
        return { left, top, after: getComputedStyle(fact, '::after').content, cut: middle < edge };
      });
    });
  expect(new Set(lines.map(({ top }) => top)).size).toBeGreaterThan(1);
  for (const [index, { left, top, after, cut }] of lines.entries()) {
    expect(after).toBe('none');
    const isFirst = index > 0 && top > (lines[index - 1]?.top ?? 0);
    if (!isFirst) continue;
    expect(left).toBe(title?.x);
    expect(cut).toBe(true);
  }
});
