import type { Browser } from '@playwright/test';
import type { BenchOptions } from './run.ts';
import { withServedSite } from './support/open-site.ts';
import { observePaints, type PaintTimings, readPaints } from './support/paint-timings.ts';
import { formatTime, median, printTable } from './support/print-table.ts';
import { SLOW_4G, setConditions } from './support/set-conditions.ts';

const RUNS = 5;
const PAGES = { home: '/', quickstart: '/docs/quickstart', 'long doc': '/docs/server/routers' };

/** Read a second after hydration. */
interface Timings extends PaintTimings {
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
  await observePaints(page);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return;
      observer.disconnect();
      Object.assign(window, { benchHydrated: performance.now() });
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto(options.url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const timings = {
    ...(await readPaints(page)),
    hydrated: await page.evaluate(
      () => (window as unknown as { benchHydrated: number }).benchHydrated,
    ),
  };
  await context.close();
  return timings;
}
