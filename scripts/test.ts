import { spawn } from 'node:child_process';
import pc from 'picocolors';
import { projectRoot } from '#engine/project-root.ts';
import {
  type CommandResult,
  type Phase,
  type PhaseResult,
  runPhases,
  tailOf,
} from './run-phases.ts';

const layers = ['schema', 'shared', 'engine', 'ui', 'app'].map((layer) => `src/${layer}`);

/** Folders with a tsconfig of their own; the root's holds the unit tests. */
const projects = [...layers, 'content', 'tests', '.'];

const phases: Phase[] = [
  { name: 'site', commands: ['node bin/site.js build'] },
  { name: 'style', commands: ['biome ci --error-on-warnings'] },
  { name: 'unused', commands: ['knip'] },
  { name: 'rows', commands: ['tsx scripts/check-rows.ts'] },
  { name: 'coverage', commands: ['tsx scripts/check-api-coverage.ts'] },
  { name: 'units', commands: ['vitest run --reporter=dot'] },
  {
    name: 'types',
    commands: projects.map(
      (folder) => `node node_modules/typescript/bin/tsc -p ${folder}/tsconfig.json`,
    ),
    // It writes the union of all routes, which `href` in code is checked against.
    needs: ['site'],
  },
  // Whether the benchmarks still work; their figures mean nothing here.
  { name: 'benches', commands: ['tsx bench/run.ts --smoke'], needs: ['site'], alone: true },
  { name: 'browser', commands: ['playwright test'], needs: ['site'], alone: true },
];

/** Lines of a failed phase that are said again at the end: records of a run often show only that. */
const REPEATED_LINES = 60;

/** Runs every check, or those that are named: `npm test -- units types`. */
async function runChecks(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !phases.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    console.error(`There is no check named ${unknown.join(', ')}.`);
    console.error(`There are: ${phases.map((phase) => phase.name).join(', ')}.`);
    return 2;
  }
  const start = performance.now();
  const results = await runPhases({
    phases: phases.filter(({ name }) => names.length === 0 || names.includes(name)),
    slots: 2,
    run: runCommand,
    onStart: ({ name }) => console.log(`${pc.cyan('▸')} ${name}`),
    onEnd: printResult,
    now: () => performance.now(),
  });
  const failed = results.filter(({ kind }) => kind !== 'passed');
  for (const result of failed) repeatFailure(result);
  const seconds = pc.dim(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(
    failed.length === 0
      ? `${pc.green('Every check passed.')} ${seconds}`
      : `${pc.red(`Failed: ${failed.map(({ phase }) => phase.name).join(', ')}.`)} ${seconds}`,
  );
  return failed.length === 0 ? 0 : 1;
}

function printResult(result: PhaseResult): void {
  const { name, alone } = result.phase;
  if (result.kind === 'skipped') {
    console.log(`${pc.yellow('○')} ${name} ${pc.dim(`not run: ${result.missing} failed`)}`);
    return;
  }
  const seconds = pc.dim(`${result.seconds.toFixed(1)} s`);
  if (result.kind === 'passed') {
    console.log(`${pc.green('✓')} ${name} ${seconds}`);
    return;
  }
  console.log(`${pc.red('✗')} ${name} ${pc.dim(result.command)} ${seconds}`);
  if (!alone) console.log(result.output.trimEnd());
}

function repeatFailure(result: PhaseResult): void {
  if (result.kind !== 'failed') return;
  console.log(`\n${pc.red('✗')} ${result.phase.name} ended with:\n`);
  console.log(`${tailOf(result.output, REPEATED_LINES)}\n`);
}

function runCommand(command: string, { live }: { live: boolean }): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: projectRoot,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(pc.isColorSupported ? { FORCE_COLOR: '1' } : {}) },
    });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    // Characters of several bytes may be cut between two chunks.
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', collect);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

process.exitCode = await runChecks(process.argv.slice(2));
