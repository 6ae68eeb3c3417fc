import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchOptions } from './run.ts';
import { copySite } from './support/copy-site.ts';
import { type Measure, measureCommand } from './support/measure-command.ts';
import { formatTime, median, printTable } from './support/print-table.ts';

const RUNS = 3;
const EDITED = 'content/docs/v11/quickstart.mdx';
const EDITED_IN_SMOKE = 'content/docs/v1/start.mdx';

/** The real site, copied to a new folder for each cold run. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const cold: Measure[] = [];
  const edited: Measure[] = [];
  const unchanged: Measure[] = [];
  for (let index = 0; index < (smoke ? 1 : RUNS); index += 1) {
    const dir = await copySite(smoke ? { from: 'tests/sites/minimal' } : {});
    const command = ['build', '--site', dir, '--out', join(dir, 'dist'), '--quiet'];
    cold.push(await measureCommand(command));
    await appendFile(
      join(dir, smoke ? EDITED_IN_SMOKE : EDITED),
      `\nOne more sentence, the ${index + 1}th.\n`,
    );
    edited.push(await measureCommand(command));
    unchanged.push(await measureCommand(command));
    await rm(dir, { recursive: true });
  }
  const base = median(cold.map(({ time }) => time));
  printTable({
    head: ['build', 'time', 'of cold', 'peak memory'],
    rows: Object.entries({ cold, 'one edit': edited, 'nothing changed': unchanged }).map(
      ([name, measures]) => {
        const time = median(measures.map((measure) => measure.time));
        const memory = median(measures.map((measure) => measure.memory));
        return [name, formatTime(time), (time / base).toFixed(2), `${Math.round(memory)} MB`];
      },
    ),
  });
}
