import { expect, type Page } from '@playwright/test';
import { samplePages } from '../support/site-routes.ts';
import { hydrated, test } from '../support/test.ts';

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

for (const width of [1280, 390]) {
  for (const [kind, path] of Object.entries(samplePages)) {
    // What a missing page suggests is known only after it has loaded.
    if (kind === 'not found') continue;

    test(`${kind}, ${width} px: nothing moves while the page loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(path);
      // Less than a thousandth is nothing, also to those who measure it.
      expect(shiftOf(await settledShifts(page))).toBeLessThan(0.001);
    });

    test(`${kind}, ${width} px: next to nothing moves when scripts and fonts are late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.(js|woff2)$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      release();
      const shifts = await settledShifts(page);
      // The fallback font is nearly as wide: a line may break elsewhere, the page stands still.
      expect(shiftOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.03);
    });
  }
}
