import { spawn } from 'node:child_process';
import pc from 'picocolors';
import { projectRoot } from '#engine/project-root.ts';

interface Phase {
  name: string;
  /** Run one after the other; the first that fails ends the phase. */
  commands: string[];
  /** Phases without which this one says nothing. */
  needs?: string[];
  /** Its output is shown as it comes and not only when it fails. */
  live?: true;
}

const layers = ['schema', 'shared', 'engine', 'ui', 'app'].map((layer) => `src/${layer}`);

/** Folders with a tsconfig of their own; the root's holds the unit tests. */
const projects = [...layers, 'content', 'tests', '.'];

const phases: Phase[] = [
  { name: 'style', commands: ['biome ci --error-on-warnings'] },
  // Before the types: it writes the union of all routes, which `href` in code is checked against.
  { name: 'site', commands: ['node bin/site.js build'] },
  {
    name: 'types',
    commands: projects.map(
      (folder) => `node node_modules/typescript/bin/tsc -p ${folder}/tsconfig.json`,
    ),
  },
  { name: 'unused', commands: ['knip'] },
  { name: 'rows', commands: ['tsx scripts/check-rows.ts'] },
  { name: 'coverage', commands: ['tsx scripts/check-api-coverage.ts'] },
  { name: 'units', commands: ['vitest run --reporter=dot'] },
  // Whether the benchmarks still work; their figures mean nothing here.
  { name: 'benches', commands: ['tsx bench/run.ts --smoke'], needs: ['site'] },
  { name: 'browser', commands: ['playwright test'], needs: ['site'], live: true },
];

/** Runs every check, or those that are named: `npm test -- units types`. */
async function runChecks(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !phases.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    console.error(`There is no check named ${unknown.join(', ')}.`);
    console.error(`There are: ${phases.map((phase) => phase.name).join(', ')}.`);
    return 2;
  }
  const failed = new Set<string>();
  for (const phase of phases) {
    if (names.length > 0 && !names.includes(phase.name)) continue;
    const missing = phase.needs?.find((name) => failed.has(name));
    if (missing) {
      console.log(`${pc.yellow('○')} ${phase.name} ${pc.dim(`not run: ${missing} failed`)}`);
      failed.add(phase.name);
      continue;
    }
    if (!(await runPhase(phase))) failed.add(phase.name);
  }
  console.log(
    failed.size === 0
      ? pc.green('Every check passed.')
      : pc.red(`Failed: ${[...failed].join(', ')}.`),
  );
  return failed.size === 0 ? 0 : 1;
}

async function runPhase(phase: Phase): Promise<boolean> {
  const start = performance.now();
  if (phase.live) console.log(`${pc.cyan('▸')} ${phase.name}`);
  for (const command of phase.commands) {
    const { passed, output } = await runCommand(command, phase.live === true);
    if (passed) continue;
    console.log(`${pc.red('✗')} ${phase.name} ${pc.dim(command)}`);
    if (output) console.log(output.trimEnd());
    return false;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${pc.green('✓')} ${phase.name} ${pc.dim(`${seconds} s`)}`);
  return true;
}

function runCommand(command: string, live: boolean): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: projectRoot,
      shell: true,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(pc.isColorSupported ? { FORCE_COLOR: '1' } : {}) },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

process.exitCode = await runChecks(process.argv.slice(2));
