import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** The site of this project, as opposed to a fixture site. */
export const REAL_SITE = '.';

/**
 * Builds a site, at most once in a run of all tests. Throws with the output where the build fails.
 *
 * @param site `REAL_SITE` or a folder below `tests/sites`
 * @returns the folder of the built site
 */
export async function buildSite(options: { site: string }): Promise<string> {
  const { site } = options;
  const built = process.env.SITE_TEST_DIST;
  if (site === REAL_SITE && built) return built;
  const { SITE_TEST_RUN: runFolder, SITE_TEST_BUILDER: builder } = process.env;
  if (!runFolder || !builder) {
    throw new Error(
      'SITE_TEST_RUN and SITE_TEST_BUILDER are not set: run the tests with Playwright.',
    );
  }
  const dir = join(runFolder, site === REAL_SITE ? 'real' : site);
  const source = site === REAL_SITE ? projectRoot : join(projectRoot, 'tests/sites', site);
  const answer = await fetch(`${builder}/?${new URLSearchParams({ source, dir })}`);
  const output = await answer.text();
  if (output !== '') throw new Error(`The site could not be built:\n${output}`);
  return dir;
}
