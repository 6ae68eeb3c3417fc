import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { Problem } from '#shared/problem.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import { CONFIG_FILE } from './read-site-config.ts';

/** Completes the config with the site's release: the one of its latest docs version. */
export async function resolveSiteVersion(options: {
  config: ResolvedSiteConfig;
  /** Text of the config. */
  source: string;
  versions: Pick<DocsVersion, 'label' | 'isLast' | 'release'>[];
}): Promise<{ config: ResolvedSiteConfig; problems: Problem[] }> {
  const { config, source, versions } = options;
  const latest = versions.find(({ isLast }) => isLast);
  const resolved = { ...config, version: config.version ?? latest?.release ?? '' };
  if (config.version === undefined) {
    // A site with unreadable versions has enough problems already.
    if (latest !== undefined || config.docs !== false) return { config: resolved, problems: [] };
    const missing: Problem = {
      code: 'config-invalid',
      severity: 'error',
      message: '"version" is missing.',
      hint: 'Name the release that the site is about, because it has no docs to take it from: version: "1.0.0".',
      file: CONFIG_FILE,
      ...(await locateInModule({ source, path: [], part: 'value' })),
    };
    return { config: resolved, problems: [missing] };
  }
  if (!latest?.release || latest.release === config.version) {
    return { config: resolved, problems: [] };
  }
  const mismatch: Problem = {
    code: 'release-mismatch',
    severity: 'error',
    message: `"version" is ${config.version}, but the latest docs (${latest.label}) document ${latest.release}.`,
    hint: 'Remove "version": without it, the site uses the release of the latest docs version.',
    file: CONFIG_FILE,
    ...(await locateInModule({ source, path: ['version'], part: 'value' })),
  };
  return { config: resolved, problems: [mismatch] };
}
