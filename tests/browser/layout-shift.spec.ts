import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { withoutStyles } from '../support/page-bytes.ts';
import { servePiecemeal } from '../support/piecemeal-server.ts';
import { samplePages, siteRoutes } from '../support/site-routes.ts';
import { hydrated, test, visit } from '../support/test.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** Makes the page record every layout shift without user input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent),
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function settledShifts(page: Page): Promise<Shift[]> {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
}

function shiftOf(shifts: Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

test('every document carries the styles of all that is in it', async ({ served }) => {
  const assets = join(served.dir, 'assets');
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const styled = new Set<string>();
  for (const name of sheets) {
    for (const found of classesOf(await readFile(join(assets, name), 'utf8'))) styled.add(found);
  }
  const unstyled: Record<string, string[]> = {};
  for (const path of await siteRoutes(served)) {
    const html = await readFile(join(served.dir, path, 'index.html'), 'utf8');
    const own: string[] = [];
    const body = withoutStyles(html, own).replace(/<script[\s\S]*?<\/script>/g, '');
    const carried = classesOf(own.join(''));
    const used = Array.from(body.matchAll(/ class="([^"]+)"/g), ([, names = '']) =>
      names.split(' '),
    );
    const missing = new Set(used.flat().filter((name) => styled.has(name) && !carried.has(name)));
    if (missing.size > 0) unstyled[path] = [...missing];
  }
  expect(unstyled).toEqual({});
});

/** The classes that have rules in a style sheet. */
function classesOf(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name));
}

const pages = { ...samplePages, search: '/search', pricing: '/pricing' };

for (const [kind, path] of Object.entries(pages)) {
  // Suggestions on the not-found page are known only after it has loaded.
  if (kind === 'not found') continue;

  test(`${kind}: the document carries all of its styles`, async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(sheets).toEqual([]);
  });

  for (const width of [1280, 390]) {
    test(`${kind}, ${width} px: nothing moves while the page loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(path);
      // The metric's own guidelines also ignore shifts of less than a thousandth.
      expect(shiftOf(await settledShifts(page))).toBeLessThan(0.001);
    });

    test(`${kind}, ${width} px: next to nothing moves when the document comes in pieces, and then the rest`, async ({
      page,
      served,
      watch,
    }) => {
      const server = await servePiecemeal(served);
      watch.allowForeignRequests(new RegExp(`^${server.origin}/`));
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const letThrough = await holdBack(page, ['**/*.js', '**/*.woff2']);
      const arrived = page.goto(server.origin + path, { waitUntil: 'domcontentloaded' });
      let shown = EMPTY_DOCUMENT;
      while (await server.sendPiece()) shown = await showsMore(page, shown);
      await arrived;
      letThrough();
      const shifts = await settledShifts(page);
      expect(shiftOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.005);
      server.close();
    });
  }
}

/** Length of an HTML document's part before its content, in characters. */
const EMPTY_DOCUMENT = '<head></head><body></body>'.length;

/**
 * Waits until the page shows more of the document than before.
 *
 * @returns the visible length, in characters
 */
async function showsMore(page: Page, before: number): Promise<number> {
  const shown = await page.waitForFunction((length) => {
    const now = document.documentElement?.innerHTML.length ?? 0;
    return now > length ? now : undefined;
  }, before);
  return (await shown.jsonValue()) ?? before;
}
