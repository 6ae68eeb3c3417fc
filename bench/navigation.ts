import type { Page } from '@playwright/test';
import type { BenchOptions } from './run.ts';
import { withServedSite } from './support/open-site.ts';
import { formatTime, median, printTable } from './support/print-table.ts';

const RUNS = 9;
const FROM = '/docs/quickstart';
const TO = { path: '/docs/server/routers', heading: 'Define routers' };

/** A click on a link of the sidebar until the next page's heading has been painted. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const rows: (string | number)[][] = [];
    for (const [name, slowdown] of [
      ['plain', 1],
      ['CPU slowed 4x', 4],
    ] as const) {
      for (const ahead of [false, true]) {
        const times: number[] = [];
        for (let index = 0; index < (smoke ? 1 : RUNS); index += 1) {
          const page = await browser.newPage();
          const session = await page.context().newCDPSession(page);
          await page.goto(origin + FROM);
          await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
          await page.waitForLoadState('networkidle');
          await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          times.push(await timeNavigation({ page, ahead }));
          await page.close();
        }
        rows.push([
          name,
          ahead ? 'payload fetched on intent' : 'payload fetched on click',
          formatTime(median(times)),
          formatTime(Math.max(...times)),
        ]);
      }
    }
    printTable({ head: ['machine', 'navigation', 'median', 'slowest'], rows });
  });
}

async function timeNavigation(options: { page: Page; ahead: boolean }): Promise<number> {
  const { page, ahead } = options;
  if (ahead) {
    const arrived = page.waitForResponse(`**${TO.path}/payload.txt`);
    await page.evaluate(
      ({ path }) =>
        document
          .querySelector(`a[href="${path}"]`)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      TO,
    );
    await (await arrived).finished();
  }
  return page.evaluate(
    ({ path, heading }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const shown = document.querySelector('h1')?.textContent ?? '';
          if (shown.toLowerCase() !== heading.toLowerCase()) return;
          observer.disconnect();
          // When the second frame begins, the first has been painted.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - start)),
          );
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      }),
    TO,
  );
}
