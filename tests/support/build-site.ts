import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '#engine/project-root.ts';

const run = promisify(execFile);

/** The site of this project, as opposed to a fixture site. */
export const REAL_SITE = '.';

/**
 * Builds a site through the command line, as people do, at most once in a run of all tests. Throws
 * with the command's output where the build fails.
 *
 * @param site `REAL_SITE` or a folder below `tests/sites`
 * @returns the folder of the built site
 */
export async function buildSite(options: { site: string }): Promise<string> {
  const { site } = options;
  const built = process.env.SITE_TEST_DIST;
  if (site === REAL_SITE && built) return built;
  const runFolder = process.env.SITE_TEST_RUN;
  if (!runFolder) throw new Error('SITE_TEST_RUN is not set: run the tests with Playwright.');
  const dir = join(runFolder, site === REAL_SITE ? 'real' : site);
  const result = `${dir}.result`;
  try {
    await mkdir(`${dir}.lock`);
  } catch {
    // Another worker builds it.
    while (!existsSync(result)) await setTimeout(100);
    return finish(result, dir);
  }
  const source = site === REAL_SITE ? projectRoot : join(projectRoot, 'tests/sites', site);
  const command = ['bin/site.js', 'build', '--site', source, '--out', dir];
  const output = await run(process.execPath, command, { cwd: projectRoot }).then(
    () => '',
    (error: { stdout: string; stderr: string }) =>
      `${error.stdout}${error.stderr}` || String(error),
  );
  await writeFile(`${result}.unfinished`, output);
  await rename(`${result}.unfinished`, result);
  return finish(result, dir);
}

async function finish(result: string, dir: string): Promise<string> {
  const output = await readFile(result, 'utf8');
  if (output !== '') throw new Error(`The site could not be built:\n${output}`);
  return dir;
}
