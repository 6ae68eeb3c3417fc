import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { followHostRules } from '../serve/host-rules.ts';
import { createStaticServer } from '../serve/static-server.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { stopSignal } from '../terminal/stop-signal.ts';
import { finishOutput } from '../writing/write-output.ts';

/** Serves a built site until the process is stopped. */
export async function runServe(options: {
  outDir: string;
  port: number;
  host: string;
  reporter: Reporter;
}): Promise<number> {
  const { outDir, port, host, reporter } = options;
  await finishOutput({ dir: outDir, tell: reporter.info });
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new SiteError('build-failed', `There is no built site in ${outDir}.`, {
      hint: 'Run `npm run build` first, or `npm start`, which builds and serves.',
    });
  }
  const readRules = followHostRules({ dir: outDir });
  const { baseUrl } = await readRules();
  const server = createStaticServer({ dir: outDir, readRules });
  const { url } = await server.listen({ port, host });
  const home = baseUrl === '/' ? url : `${url}${baseUrl}`;
  reporter.info(`${pc.green('Serving')} ${outDir} on ${pc.cyan(home)}`);
  await stopSignal();
  await server.close();
  return 0;
}
