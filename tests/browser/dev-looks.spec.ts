import type { Page } from '@playwright/test';
import { devTest as test } from '../support/dev-test.ts';
import { drawn, expect, hydrated } from '../support/test.ts';

/** Left, top, right and bottom of each part at each width. */
type Boxes = Record<string, number[]>;

/** Maximum distance between a box in development and in the build, in CSS pixels. */
const MAX_DIFFERENCE = 12;

/** Widths of windows, in CSS pixels. Pages are opened at the first. */
const WIDTHS = [1280, 390];

/** Elements that determine a page's layout. */
const parts = {
  header: 'header',
  sidebar: 'nav[aria-label="Docs"]',
  heading: 'h1',
  article: 'article',
  code: 'pre',
  footer: 'footer',
};

const kinds = {
  home: '/',
  doc: '/docs/quickstart',
  'doc of 10.x': '/docs/v10/quickstart',
  'category index': '/docs/server/introduction',
  reference: '/docs/typedoc/client/httpBatchLink',
  'list of changes': '/docs/changes',
  'changes of a page': '/docs/changes/client/links',
  'list of posts': '/blog',
  post: '/blog/announcing-trpc-v11',
  'list of tags': '/blog/tags',
  playground: '/playground',
  media: '/media',
  pricing: '/pricing',
  search: '/search',
  'not found': '/nothing-here',
};

/** The editor appears once its parts have loaded, which takes a varying time. */
const unsteady: Record<string, string[]> = { playground: ['code', 'footer'] };

test.setTimeout(300_000);

test('in development every kind of page has the boxes of the build, wide and narrow', async ({
  page,
  baseURL,
  dev,
  watch,
}) => {
  watch.expectErrors(/404/);
  const { origin, requests } = await dev('.');
  watch.allowForeignRequests(requests);
  for (const [kind, path] of Object.entries(kinds)) {
    const built = await boxesOf(page, `${baseURL}${path}`);
    const developed = await boxesOf(page, `${origin}${path}`);
    for (const part of unsteady[kind] ?? []) {
      for (const boxes of [built, developed])
        for (const width of WIDTHS) delete boxes[`${part} at ${width}`];
    }
    expectSameBoxes(kind, built, developed);
  }
});

test.describe('the least site', () => {
  test.use({ siteName: 'minimal' });

  test('has the boxes of the build', async ({ page, baseURL, dev, watch }) => {
    const { origin, requests } = await dev('tests/sites/minimal');
    watch.allowForeignRequests(requests);
    for (const path of ['/', '/docs', '/docs/guide']) {
      const built = await boxesOf(page, `${baseURL}${path}`);
      const developed = await boxesOf(page, `${origin}${path}`);
      expectSameBoxes(path, built, developed);
    }
  });
});

function expectSameBoxes(page: string, built: Boxes, developed: Boxes): void {
  expect.soft(Object.keys(developed), `parts of ${page}`).toEqual(Object.keys(built));
  for (const [part, box] of Object.entries(built)) {
    const distance = box.map((edge, index) => Math.abs(edge - (developed[part]?.[index] ?? 0)));
    expect
      .soft(Math.max(...distance), `${part} of ${page}: ${box} built, ${developed[part]} in dev`)
      .toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
}

/** The boxes of the page's parts, at all widths. */
async function boxesOf(page: Page, url: string): Promise<Boxes> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
  await page.goto(url);
  await hydrated(page);
  // In development, Vite reloads a page when it has found a new package.
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  await showWebFonts(page);
  const boxes: Boxes = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // The list of contents, for example, follows the window with the next frame.
    await drawn(page);
    const found = await page.evaluate(
      (selectors) =>
        Object.entries(selectors).flatMap(([name, selector]) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          const edges = box && [box.left, box.top, box.right, box.bottom].map(Math.round);
          return edges ? [[name, edges] as const] : [];
        }),
      parts,
    );
    for (const [name, edges] of found) boxes[`${name} at ${width}`] = edges;
  }
  return boxes;
}

/** A web font that loads late is not used (`font-display: optional`), so boxes would depend on the machine's load. */
async function showWebFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const [index, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(index);
        sheet.insertRule(rule.cssText.replace('optional', 'block'), index);
      }
    }
    // Only rendered text requests its fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
