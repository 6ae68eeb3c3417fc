import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';
import type { BenchOptions } from './run.ts';
import { emptySiteFolder } from './support/copy-site.ts';
import { measureCommand } from './support/measure-command.ts';
import { formatTime, printTable } from './support/print-table.ts';

const SIZES = [200, 1000, 2000, 5000, 10_000];

/** Generated sites, each built cold, after one edit, and unchanged. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const pages of smoke ? [20] : SIZES) {
    const dir = await emptySiteFolder(`scale-${pages}`);
    await generateSite({ dir, pages });
    const command = ['build', '--site', dir, '--out', join(dir, 'dist'), '--quiet'];
    const cold = await measureCommand(command);
    await appendFile(
      join(dir, 'content/docs/v5/part-0/group-0/page-0.mdx'),
      '\nOne more sentence.\n',
    );
    const edited = await measureCommand(command);
    const unchanged = await measureCommand(command);
    const row = [
      pages,
      formatTime(cold.time),
      `${(cold.time / pages).toFixed(1)} ms`,
      `${Math.round(cold.memory)} MB`,
      formatTime(edited.time),
      `${Math.round(edited.memory)} MB`,
      formatTime(unchanged.time),
    ];
    rows.push(row);
    await rm(dir, { recursive: true });
    // The largest sites take a quarter of an hour.
    process.stderr.write(`${row.join('  ')}\n`);
  }
  printTable({
    head: ['pages', 'cold', 'a page', 'memory', 'one edit', 'memory', 'nothing changed'],
    rows,
  });
}
