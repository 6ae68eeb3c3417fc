import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { servePiecemeal } from '../support/piecemeal-server.ts';
import { samplePages } from '../support/site-routes.ts';
import { hydrated, test, visit } from '../support/test.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** Has the page keep account of everything that moves without the reader's doing. */
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

const pages = { ...samplePages, search: '/search', pricing: '/pricing' };

for (const [kind, path] of Object.entries(pages)) {
  // What a missing page suggests is known only after it has loaded.
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
      // Less than a thousandth is nothing, also to those who measure it.
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

/** Of the HTML of a document without content, in characters. */
const EMPTY_DOCUMENT = '<head></head><body></body>'.length;

/** Waits until the page shows more of the document than before. @returns how much, in characters */
async function showsMore(page: Page, before: number): Promise<number> {
  const shown = await page.waitForFunction((length) => {
    const now = document.documentElement?.innerHTML.length ?? 0;
    return now > length ? now : undefined;
  }, before);
  return (await shown.jsonValue()) ?? before;
}
