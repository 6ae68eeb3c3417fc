import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { projectRoot } from '#engine/project-root.ts';
import { replaceSection } from './support/benchmarks-file.ts';
import { describeMachine } from './support/describe-machine.ts';
import { takeTables } from './support/print-table.ts';
import { type Question, questions } from './support/questions.ts';

export interface BenchOptions {
  /** Whether to run everything once and as fast as possible, as a smoke test: figures mean nothing. */
  smoke: boolean;
}

/**
 * Runs the named benches, or all: `npm run bench -- build bytes`. With `--write`, results also go into BENCHMARKS.md.
 */
async function runBenches(parameters: string[]): Promise<number> {
  const smoke = parameters.includes('--smoke');
  const write = parameters.includes('--write');
  const names = parameters.filter((name) => name !== '--smoke' && name !== '--write');
  const known = Object.keys(questions) as Question[];
  const unknown = names.filter((name) => !known.includes(name as Question));
  if (unknown.length > 0) {
    console.error(`There is no question named ${unknown.join(', ')}. There are:`);
    for (const name of known) console.error(`  ${name.padEnd(12)}${questions[name]}`);
    return 2;
  }
  if (smoke && write) {
    console.error('The figures of --smoke mean nothing, so they cannot be written: leave one out.');
    return 2;
  }
  for (const name of known) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${pc.bold(name)} ${pc.dim(questions[name])}\n`);
    // Before the bench, which is a load itself.
    const machine = describeMachine();
    const { run }: { run(options: BenchOptions): Promise<void> } = await import(`./${name}.ts`);
    await run({ smoke });
    const tables = takeTables();
    if (write) await writeSection({ name, machine, tables });
  }
  return 0;
}

async function writeSection(options: Parameters<typeof replaceSection>[1]): Promise<void> {
  const file = join(projectRoot, 'BENCHMARKS.md');
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), options));
  console.log(`\nWritten: the section "${options.name}" of BENCHMARKS.md`);
}

process.exitCode = await runBenches(process.argv.slice(2));
