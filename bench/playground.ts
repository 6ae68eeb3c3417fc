import type { BenchOptions } from './run.ts';
import { timeEditor, timeLongestTask } from './support/editor-timings.ts';
import { withServedSite } from './support/open-site.ts';
import { printTable, timesRow } from './support/print-table.ts';

const RUNS = 10;

/** The playground: from opening it until TypeScript has checked its code, then a key, then a line of code. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const tasks: number[] = [];
    const times = await timeEditor({
      browser,
      runs: smoke ? 1 : RUNS,
      url: `${origin}/playground`,
      button: 'Run',
      goOn: async (page) => void tasks.push(await timeLongestTask(page)),
    });
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
