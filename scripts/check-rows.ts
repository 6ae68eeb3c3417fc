import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { glob } from 'tinyglobby';
import { projectRoot } from '#engine/project-root.ts';
import { compareRows, parseRows, provedRows, type Row } from './rows.ts';

/** Prints every row without a test; fails if its issue is finished. */
async function checkRows(): Promise<number> {
  const files = await glob(
    ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.{spec,test}.ts'],
    {
      cwd: projectRoot,
      ignore: ['scripts/rows.test.ts'],
    },
  );
  const sources = await Promise.all(files.map((file) => readFile(join(projectRoot, file), 'utf8')));
  const rows = parseRows(await readFile(join(projectRoot, 'tests/rows.tsv'), 'utf8'));
  const { missing, open, unknown } = compareRows({ ...rows, proved: sources.flatMap(provedRows) });

  const print = (row: Row, mark: string) =>
    console.log(`${mark} ${row.id.padEnd(4)}${row.text} ${pc.dim(row.issue)}`);
  for (const row of open) print(row, pc.yellow('○'));
  for (const row of missing) print(row, pc.red('✗'));
  for (const id of unknown) {
    console.log(`${pc.red('✗')} ${id} is in a test title, but tests/rows.tsv has no such row.`);
  }
  const proved = rows.rows.length - missing.length - open.length;
  console.log(`${proved} of ${rows.rows.length} rows have a test.`);
  return missing.length + unknown.length > 0 ? 1 : 0;
}

process.exitCode = await checkRows();
