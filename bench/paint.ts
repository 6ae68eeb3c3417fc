import type { Browser } from '@playwright/test';
import type { BenchOptions } from './run.ts';
import { withServedSite } from './support/open-site.ts';
import { formatTime, median, printTable } from './support/print-table.ts';
import { SLOW_4G, setConditions } from './support/set-conditions.ts';

const RUNS = 5;
const PAGES = { home: '/', quickstart: '/docs/quickstart', 'long doc': '/docs/server/routers' };

interface Timings {
  paint: number;
  /** Largest Contentful Paint. */
  largest: number;
  /** Time of long tasks beyond 50 ms each, until a second after hydration. */
  blocking: number;
  hydrated: number;
}

export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const rows: (string | number)[][] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const runs: Timings[] = [];
      for (let index = 0; index < (smoke ? 1 : RUNS); index += 1) {
        runs.push(await timePage({ browser, url: origin + path }));
      }
      const middle = (key: keyof Timings) =>
        formatTime(median(runs.map((timings) => timings[key])));
      rows.push([name, middle('paint'), middle('largest'), middle('blocking'), middle('hydrated')]);
    }
    printTable({ head: ['page', 'first paint', 'largest', 'blocking', 'hydrated'], rows });
  });
}

async function timePage(options: { browser: Browser; url: string }): Promise<Timings> {
  const context = await options.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await setConditions(session, { slowdown: 4, network: SLOW_4G });
  await page.addInitScript(() => {
    const seen = { blocking: 0, largest: 0, hydrated: 0 };
    Object.assign(window, { benchTimings: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => {
      if (seen.hydrated === 0 && document.documentElement?.hasAttribute('data-hydrated')) {
        seen.hydrated = performance.now();
      }
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto(options.url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const timings = await page.evaluate(() => ({
    ...(window as unknown as { benchTimings: Omit<Timings, 'paint'> }).benchTimings,
    paint:
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime)[0] ??
      Number.NaN,
  }));
  await context.close();
  return timings;
}
