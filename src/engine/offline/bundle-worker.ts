import { join } from 'node:path';
import { build } from 'esbuild';
import { browserScript } from '../build/browser-script.ts';
import { projectRoot } from '../project-root.ts';

/** The service worker as one script. Small, and bundled in some milliseconds, so it is not kept. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    ...browserScript,
    entryPoints: [join(projectRoot, 'src/ui/offline/worker/offline-worker.ts')],
    alias: { '#shared': join(projectRoot, 'src/shared') },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
