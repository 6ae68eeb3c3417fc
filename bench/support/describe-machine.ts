import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { projectRoot } from '#engine/project-root.ts';
import { findBrowser } from '../../tests/support/find-browser.ts';

/** Date, machine and versions of a measurement, as one sentence each. */
export function describeMachine(): string[] {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [load = 0] = loadavg();
  const changes = run('git', ['status', '--porcelain']);
  const browser = findBrowser();
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}, at commit ${run('git', ['rev-parse', '--short', 'HEAD'])}${changes ? ' with changes that are not committed' : ''}.`,
    `Machine: ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), ${memory} GB of memory; load before the run: ${load.toFixed(1)}.`,
    `Node.js ${process.versions.node}${browser ? `, ${run(browser, ['--version'])}` : ''}.`,
  ];
}

/** The output of a program; empty if it is missing or fails. */
function run(program: string, parameters: string[]): string {
  try {
    const options = { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync(program, parameters, options).trim();
  } catch {
    return '';
  }
}
