import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** The project's own site, as opposed to a fixture site. */
export const REAL_SITE = '.';

/**
 * Builds a site at most once per test run. Throws with the output if the build fails.
 *
 * @param site `REAL_SITE` or a folder in `tests/sites`
 * @returns the folder of the built site
 */
export async function buildSite(options: { site: string }): Promise<string> {
  const { site } = options;
  const built = process.env.SITE_TEST_DIST;
  if (site === REAL_SITE && built) return built;
  const dir = join(runFolder(), site === REAL_SITE ? 'real' : site);
  const source = site === REAL_SITE ? projectRoot : join(projectRoot, 'tests/sites', site);
  return askBuilder({ source, dir });
}

/** The folder for all builds of this test run. */
export function runFolder(): string {
  const { SITE_TEST_RUN: folder } = process.env;
  if (!folder) throw new Error('SITE_TEST_RUN is not set: run the tests with Playwright.');
  return folder;
}

/**
 * Requests the build of a folder's site. Throws with the output if the build fails.
 *
 * @returns the folder of the built site
 */
export async function askBuilder(options: { source: string; dir: string }): Promise<string> {
  const { SITE_TEST_BUILDER: builder } = process.env;
  if (!builder) throw new Error('SITE_TEST_BUILDER is not set: run the tests with Playwright.');
  const answer = await fetch(`${builder}/?${new URLSearchParams(options)}`);
  const output = await answer.text();
  if (output !== '') throw new Error(`The site could not be built:\n${output}`);
  return options.dir;
}
