import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { OutputFiles } from '../build/write-output.ts';
import { checkHostLimits } from './check-host-limits.ts';
import { measureOutput } from './measure-output.ts';
import { checkVercelFile, VERCEL_FILE } from './vercel-file.ts';

/** Everything that is wrong with a site only for the one who serves it. */
export async function checkHost(options: {
  config: Pick<ResolvedSiteConfig, 'host' | 'redirects'>;
  siteRoot: string;
  files: OutputFiles;
}): Promise<Problem[]> {
  const { config, siteRoot, files } = options;
  const { host, redirects } = config;
  const output = await measureOutput(files);
  const generated = files.get(VERCEL_FILE);
  return [
    ...checkHostLimits({ host, output, redirectsFile: redirects }),
    ...(typeof generated === 'string'
      ? await checkVercelFile({ root: siteRoot, host, generated })
      : []),
  ];
}
