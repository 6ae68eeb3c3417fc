import pc from 'picocolors';

const questions = {
  build: 'How long does a build take: cold, after one edit, with nothing changed?',
  scale: 'How do time and memory grow with the number of pages?',
  samples: 'How long does it take to compile every sample, with hovers, and to compile one again?',
  dev: 'How long from saving a file to seeing it?',
  bytes: 'What does each kind of page weigh?',
  navigation: 'How long from a click to the next page?',
  paint: 'When does a reader on a slow phone see and use a page?',
  agents:
    'How often does a program find the right passage in the Markdown of pages, and in their HTML?',
  search: 'How good are the answers of the search, what does it weigh, how long does a key take?',
} as const;

type Question = keyof typeof questions;

export interface BenchOptions {
  /** Whether to go through everything once, as quickly as can be, to see that it works: figures mean nothing. */
  smoke: boolean;
}

/** Answers the questions that are named, or all: `npm run bench -- build bytes`. */
async function runBenches(parameters: string[]): Promise<number> {
  const smoke = parameters.includes('--smoke');
  const names = parameters.filter((name) => name !== '--smoke');
  const known = Object.keys(questions) as Question[];
  const unknown = names.filter((name) => !known.includes(name as Question));
  if (unknown.length > 0) {
    console.error(`There is no question named ${unknown.join(', ')}. There are:`);
    for (const name of known) console.error(`  ${name.padEnd(12)}${questions[name]}`);
    return 2;
  }
  for (const name of known) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${pc.bold(name)} ${pc.dim(questions[name])}\n`);
    const { run }: { run(options: BenchOptions): Promise<void> } = await import(`./${name}.ts`);
    await run({ smoke });
  }
  return 0;
}

process.exitCode = await runBenches(process.argv.slice(2));
