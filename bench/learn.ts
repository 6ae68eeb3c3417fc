import type { BrowserContext, Page } from '@playwright/test';
import type { BenchOptions } from './run.ts';
import { withServedSite } from './support/open-site.ts';
import { formatTime, median, printTable } from './support/print-table.ts';

const RUNS = 10;
const LESSON = '/learn/first-procedure';

/** A lesson: from opening it until TypeScript has checked its code, and from a key until its error is on the screen. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const runs = smoke ? 1 : RUNS;
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const times = { first: [] as number[], again: [] as number[], error: [] as number[] };
    for (let index = 0; index < runs; index += 1) {
      const context = await browser.newContext();
      const first = await openLesson(context, origin);
      times.first.push(first.time);
      await first.page.close();
      const { page, time } = await openLesson(context, origin);
      times.again.push(time);
      times.error.push(await timeKey(page));
      await context.close();
    }
    const row = (name: string, values: number[]) => [
      name,
      ...[median(values), Math.max(...values)].map(formatTime),
    ];
    printTable({
      head: ['a lesson', 'median', 'slowest'],
      rows: [
        row('opened for the first time, until Check can be chosen', times.first),
        row('opened again', times.again),
        row('a key, until its error is on the screen', times.error),
      ],
    });
  });
}

async function openLesson(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      const buttons = [...document.querySelectorAll('button')];
      const check = buttons.find(({ textContent }) => textContent === 'Check');
      if (check?.disabled !== false) return;
      observer.disconnect();
      performance.mark('usable');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto(origin + LESSON);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime);
  return { page, time: time ?? 0 };
}

/** Types a name that does not exist at the end of the client. */
async function timeKey(page: Page): Promise<number> {
  await page.getByRole('textbox', { name: 'Code: client.ts' }).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => {
    performance.clearMarks();
    addEventListener('keydown', () => performance.mark('key'), { once: true, capture: true });
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes("Cannot find name 'q'")) return;
      observer.disconnect();
      // When the second frame begins, the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('error')));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('q');
  await page.waitForFunction(() => performance.getEntriesByName('error').length > 0);
  return page.evaluate(() => performance.measure('shown', 'key', 'error').duration);
}
