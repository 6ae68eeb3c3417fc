import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { projectRoot } from '#engine/project-root.ts';
import { replaceSection } from './support/benchmarks-file.ts';
import { describeMachine } from './support/describe-machine.ts';
import { takePrinted } from './support/print-table.ts';
import { onlyByName, type Question, questions } from './support/questions.ts';

export interface BenchOptions {
  /** Whether to run everything once and as fast as possible, as a smoke test: figures mean nothing. */
  smoke: boolean;
  /** The other generators to compare with, by the names of their folders; all by default. */
  peers?: string[];
  /** How often `peers` repeats everything. */
  rounds?: number;
}

/**
 * Runs the named benches, or all: `npm run bench -- build bytes`. With `--write`, results also go into BENCHMARKS.md.
 * `--peers vitepress,vocs` limits what `peers` compares with, and `--rounds 1` how often.
 */
async function runBenches(args: string[]): Promise<number> {
  const { values, positionals: names } = readParameters(args);
  const { smoke, write } = values;
  const peers = values.peers?.split(',');
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
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
  if (peers && write) {
    console.error('BENCHMARKS.md compares with all of them: leave out --peers or --write.');
    return 2;
  }
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) {
    console.error('--rounds is a number, from 1.');
    return 2;
  }
  for (const name of known) {
    if (names.length > 0 ? !names.includes(name) : !smoke && onlyByName.includes(name)) continue;
    console.log(`\n${pc.bold(name)} ${pc.dim(questions[name])}\n`);
    // Before the bench, which is a load itself.
    const machine = describeMachine();
    const { run }: { run(options: BenchOptions): Promise<void> } = await import(`./${name}.ts`);
    await run({ smoke, ...(peers && { peers }), ...(rounds && { rounds }) });
    const printed = takePrinted();
    if (write) await writeSection({ name, machine, printed });
  }
  return 0;
}

function readParameters(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      smoke: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      peers: { type: 'string' },
      rounds: { type: 'string' },
    },
  });
}

async function writeSection(options: Parameters<typeof replaceSection>[1]): Promise<void> {
  const file = join(projectRoot, 'BENCHMARKS.md');
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), options));
  console.log(`\nWritten: the section "${options.name}" of BENCHMARKS.md`);
}

process.exitCode = await runBenches(process.argv.slice(2)).catch((error) => {
  if (error?.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  console.error(error.message);
  return 2;
});
