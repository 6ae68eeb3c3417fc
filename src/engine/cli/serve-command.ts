import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { readHostRules } from '../serve/host-rules.ts';
import { createStaticServer } from '../serve/static-server.ts';
import type { Reporter } from '../terminal/reporter.ts';

/** Serves a built site until the process is stopped. */
export async function runServe(options: {
  outDir: string;
  port: number;
  host: string;
  reporter: Reporter;
}): Promise<number> {
  const { outDir, port, host, reporter } = options;
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new SiteError('build-failed', `There is no built site in ${outDir}.`, {
      hint: 'Run `npm run build` first, or `npm start`, which builds and serves.',
    });
  }
  const rules = await readHostRules({ dir: outDir });
  const server = createStaticServer({ dir: outDir, ...rules });
  const { url } = await server.listen({ port, host });
  const home = rules.baseUrl === '/' ? url : `${url}${rules.baseUrl}`;
  reporter.info(`${pc.green('Serving')} ${outDir} on ${pc.cyan(home)}`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  return 0;
}
