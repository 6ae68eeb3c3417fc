import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import pc from 'picocolors';
import { projectRoot } from '#engine/project-root.ts';
import { allPhases, changedPhases, choosePhases } from './phases.ts';
import { type CommandResult, type PhaseResult, runPhases, tailOf } from './run-phases.ts';

/** Number of lines of a failed phase that are repeated at the end, because CI logs often show only the end. */
const REPEATED_LINES = 60;

/**
 * Runs every check, or the named ones: `npm test -- units types`. With `--changed`, only those that changes since the
 * branch `main` may affect.
 */
async function runChecks(words: string[]): Promise<number> {
  const names = words.filter((word) => word !== '--changed');
  const unknown = names.filter((name) => !allPhases.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    console.error(`There is no check named ${unknown.join(', ')}.`);
    console.error(`There are: ${allPhases.map((phase) => phase.name).join(', ')}.`);
    return 2;
  }
  const phases = words.includes('--changed') ? changedPhases(findChanges()) : allPhases;
  const chosen = choosePhases(phases, names);
  // The browser tests use the site that this run has built.
  if (chosen.some(({ name }) => name === 'site')) {
    process.env.SITE_TEST_DIST ??= join(projectRoot, 'dist');
  }
  const start = performance.now();
  const results = await runPhases({
    phases: chosen,
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

/** Files that differ from `main`, committed or not, including untracked ones. */
function findChanges(): { files: string[]; base: string } {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const hasMain = git('branch', '--list', 'main') !== '';
  const base = hasMain ? git('merge-base', 'main', 'HEAD') : git('rev-parse', 'HEAD');
  const lines = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ].join('\n');
  return { files: lines.split('\n').filter(Boolean), base };
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
    // Multi-byte characters may be split between two chunks.
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', collect);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

process.exitCode = await runChecks(process.argv.slice(2));
