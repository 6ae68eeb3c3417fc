import type { BenchOptions } from './run.ts';
import { timeEditor } from './support/editor-timings.ts';
import { withServedSite } from './support/open-site.ts';
import { printTable, timesRow } from './support/print-table.ts';

const RUNS = 10;

/** A lesson: from opening it until TypeScript has checked its code, and from a key until its error is on the screen. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const times = await timeEditor({
      browser,
      runs: smoke ? 1 : RUNS,
      url: `${origin}/learn/first-procedure`,
      button: 'Check',
    });
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
