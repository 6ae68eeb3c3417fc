import type { BenchOptions } from './run.ts';
import { openUntilUsable, timeError, timeLongestTask } from './support/editor-timings.ts';
import { withServedSite } from './support/open-site.ts';
import { printTable, timesRow } from './support/print-table.ts';

const RUNS = 10;

/** The playground: from opening it until TypeScript has checked its code, then a key, then a line of code. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const runs = smoke ? 1 : RUNS;
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const opening = { url: `${origin}/playground`, button: 'Run' };
    const times = { first: [] as number[], again: [] as number[], error: [] as number[] };
    const tasks: number[] = [];
    for (let index = 0; index < runs; index += 1) {
      const context = await browser.newContext();
      const first = await openUntilUsable({ context, ...opening });
      times.first.push(first.time);
      await first.page.close();
      const { page, time } = await openUntilUsable({ context, ...opening });
      times.again.push(time);
      times.error.push(await timeError(page, 'client.ts'));
      tasks.push(await timeLongestTask(page));
      await context.close();
    }
    printTable({
      head: ['the playground', 'median', 'slowest'],
      rows: [
        timesRow('opened for the first time, until its code is checked', times.first),
        timesRow('opened again', times.again),
        timesRow('a key, until its error is on the screen', times.error),
        timesRow('longest task of the page while a line is typed; 0 if none took 50 ms', tasks),
      ],
    });
  });
}
