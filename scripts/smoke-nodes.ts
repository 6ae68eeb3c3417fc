import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pc from 'picocolors';
import { projectRoot } from '#engine/project-root.ts';

/**
 * Major versions that the site must build with, besides the one that runs the tests. The package `node` provides them.
 */
const MAJORS = ['20', '22', '24'];

const run = promisify(execFile);

/** Runs the command line with another Node: its help, the checks and a build of the smallest site. */
async function smoke(major: string, folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', `node@${major}`], { cwd: folder });
  const node = join(folder, 'node_modules/node/bin/node');
  const { stdout: version } = await run(node, ['--version']);
  const site = join(projectRoot, 'tests/sites/minimal');
  const commands = [
    ['--help'],
    ['check', '--site', site],
    ['build', '--site', site, '--out', join(folder, 'dist')],
  ];
  for (const command of commands) {
    const { stderr } = await run(node, [join(projectRoot, 'bin/site.js'), ...command]);
    if (stderr !== '') throw new Error(`${command[0]} wrote to the error stream:\n${stderr}`);
  }
  console.log(`${pc.green('✓')} Node ${version.trim()}`);
}

/** The given major versions, or all: `npx tsx scripts/smoke-nodes.ts 24`. */
async function smokeAll(names: string[]): Promise<number> {
  let failed = 0;
  for (const major of names.length > 0 ? names : MAJORS) {
    const folder = await mkdtemp(join(tmpdir(), `node-${major}-`));
    try {
      await smoke(major, folder);
    } catch (error) {
      failed += 1;
      const output = error instanceof Error && 'stdout' in error ? `\n${error.stdout}` : '';
      console.error(`${pc.red('✗')} Node ${major}: ${error}${output}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return failed === 0 ? 0 : 1;
}

process.exitCode = await smokeAll(process.argv.slice(2));
