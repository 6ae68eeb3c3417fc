import { type ResolvedSiteConfig, siteConfigSchema } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import { addFrames } from '../problems/add-frames.ts';
import { locateData } from '../problems/locate-data.ts';
import type { ModuleReader } from './module-reader.ts';
import { readDataModule } from './read-data-module.ts';

export const CONFIG_FILE = 'site.config.ts';

/**
 * Reads `site.config.ts` and fills in the defaults.
 *
 * @returns the config and its text, or the problems
 */
export async function readSiteConfig(options: {
  root: string;
  modules: ModuleReader;
}): Promise<{ config: ResolvedSiteConfig; source: string } | { problems: Problem[] }> {
  const { root, modules } = options;
  const result = await readDataModule({
    root,
    file: CONFIG_FILE,
    schema: siteConfigSchema,
    modules,
    code: 'config-invalid',
  });
  switch (result.kind) {
    case 'read':
      return { config: result.value, source: result.source };
    case 'invalid':
      return { problems: result.problems };
    case 'missing':
      return { problems: [configNotFound(root)] };
  }
}

function configNotFound(root: string): Problem {
  return {
    code: 'config-not-found',
    severity: 'error',
    message: `There is no ${CONFIG_FILE} in ${root}.`,
    hint: `Name the site's folder with --site, or write ${CONFIG_FILE} there: export default defineSiteConfig({ … }).`,
    file: CONFIG_FILE,
  };
}

/** A mistake in the config that shows only once the site is known. */
export interface ConfigProblem extends Problem {
  /** Keys and indexes of the value. */
  at: (string | number)[];
}

/** Gives problems the place and frame of their value, in the config or in a file that it imports. */
export async function placeInConfig(options: {
  root: string;
  problems: ConfigProblem[];
}): Promise<Problem[]> {
  const { root, problems } = options;
  const placed = problems.map(async ({ at: path, ...problem }) => ({
    ...problem,
    ...(await locateData({ root, file: CONFIG_FILE, path, part: 'value' })),
  }));
  return addFrames({ root, problems: await Promise.all(placed) });
}
