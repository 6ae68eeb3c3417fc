import pc from 'picocolors';
import { createServer } from 'vite';
import { createDevSite } from '../dev/dev-site.ts';
import { siteDevPlugin } from '../dev/site-dev-plugin.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { createViteConfig } from '../vite/create-vite-config.ts';
import type { Reporter } from './reporter.ts';

/** Serves the site from its sources until the process is told to stop. */
export async function runDev(options: {
  siteRoot: string;
  port: number;
  host: string;
  reporter: Reporter;
}): Promise<number> {
  const { siteRoot, port, host, reporter } = options;
  const devSite = await reporter.phase('Reading content', () =>
    createDevSite({
      siteRoot,
      onProblems: (problems) => {
        if (problems.length > 0) reporter.error(formatProblems(problems));
      },
    }),
  );
  const { baseUrl } = devSite.site().config;
  const config = createViteConfig({ siteRoot, baseUrl });
  const server = await createServer({
    ...config,
    appType: 'custom',
    plugins: [...(config.plugins ?? []), siteDevPlugin({ devSite, baseUrl })],
    server: { port, host, strictPort: true },
  });
  await server.listen();
  reporter.info(
    `${pc.green('Ready')} on ${pc.cyan(server.resolvedUrls?.local[0] ?? `http://${host}:${port}${baseUrl}`)}`,
  );
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  await devSite.close();
  return 0;
}
