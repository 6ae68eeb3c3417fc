import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { OutputFiles } from '../writing/output-files.ts';
import { checkHostLimits } from './check-host-limits.ts';
import { measureOutput } from './measure-output.ts';
import { checkVercelFile, VERCEL_FILE } from './vercel-file.ts';

/** Environment variables that affect these problems, so they are part of a build's stamp. */
export const HOST_ENVIRONMENT = ['VERCEL'];

/** All problems that concern only the host of a site. */
export async function checkHost(options: {
  config: Pick<ResolvedSiteConfig, 'host' | 'redirects'>;
  siteRoot: string;
  files: OutputFiles;
  /** Environment variables; hosts set some during a build. */
  environment: Record<string, string | undefined>;
}): Promise<Problem[]> {
  const { config, siteRoot, files, environment } = options;
  const { host, redirects } = config;
  const output = await measureOutput(files);
  const generated = files.get(VERCEL_FILE);
  return [
    ...checkHostLimits({ host, output, redirectsFile: redirects }),
    ...(typeof generated === 'string'
      ? await checkVercelFile({
          root: siteRoot,
          host,
          generated,
          // https://vercel.com/docs/environment-variables/system-environment-variables
          isDeploying: environment.VERCEL === '1',
        })
      : []),
  ];
}
