import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../project-root.ts';
import { browserScript } from '../vite/browser-script.ts';

/**
 * The service worker as one script. It is small and bundled within milliseconds, so it is not
 * cached.
 *
 * @param define see `stringDefines`
 */
export async function bundleWorker(define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    ...browserScript,
    entryPoints: [join(projectRoot, 'src/ui/offline/worker/offline-worker.ts')],
    alias: { '#shared': join(projectRoot, 'src/shared') },
    define,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
