import { expect } from '@playwright/test';
import { samplePages } from '../support/site-routes.ts';
import { hydrated, test } from '../support/test.ts';

for (const width of [1280, 390]) {
  for (const [kind, path] of Object.entries(samplePages)) {
    // What a missing page suggests is known only after it has loaded.
    if (kind === 'not found') continue;
    test(`${kind}, ${width} px: nothing moves while the page loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: { value: number; moved: string[] }[] = [];
        Object.assign(window, { layoutShifts: shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[]) {
            shifts.push({
              value: entry.value,
              moved: entry.sources.map(({ node }) =>
                node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent),
              ),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Fonts and scripts come after the first paint, as they do on a slow line.
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
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () => (window as unknown as { layoutShifts: { value: number }[] }).layoutShifts,
      );
      // Swapping a font may move what follows by less than a pixel's worth.
      expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
    });
  }
}
