import type { BenchOptions } from './run.ts';
import { openUntilUsable, timeError } from './support/editor-timings.ts';
import { withServedSite } from './support/open-site.ts';
import { printTable, timesRow } from './support/print-table.ts';

const RUNS = 10;

/** A lesson: from opening it until TypeScript has checked its code, and from a key until its error is on the screen. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const runs = smoke ? 1 : RUNS;
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const lesson = { url: `${origin}/learn/first-procedure`, button: 'Check' };
    const times = { first: [] as number[], again: [] as number[], error: [] as number[] };
    for (let index = 0; index < runs; index += 1) {
      const context = await browser.newContext();
      const first = await openUntilUsable({ context, ...lesson });
      times.first.push(first.time);
      await first.page.close();
      const { page, time } = await openUntilUsable({ context, ...lesson });
      times.again.push(time);
      times.error.push(await timeError(page, 'client.ts'));
      await context.close();
    }
    printTable({
      head: ['a lesson', 'median', 'slowest'],
      rows: [
        timesRow('opened for the first time, until Check can be chosen', times.first),
        timesRow('opened again', times.again),
        timesRow('a key, until its error is on the screen', times.error),
      ],
    });
  });
}
