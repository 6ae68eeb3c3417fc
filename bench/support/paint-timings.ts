import type { Page } from '@playwright/test';

/** In milliseconds. */
export interface PaintTimings {
  /** The first contentful paint; not a number if there was none. */
  paint: number;
  largest: number;
  /** Sum of the parts of long tasks beyond 50 ms. */
  blocking: number;
}

/** Notes long tasks and the largest paint of every document that a page opens. */
export async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { blocking: 0, largest: 0 };
    Object.assign(window, { benchTimings: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** What `observePaints` has noted in the current document. */
export function readPaints(page: Page): Promise<PaintTimings> {
  return page.evaluate(() => ({
    ...(window as unknown as { benchTimings: Omit<PaintTimings, 'paint'> }).benchTimings,
    paint:
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime)[0] ??
      Number.NaN,
  }));
}
