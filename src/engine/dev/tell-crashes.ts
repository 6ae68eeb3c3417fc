import type { ViteDevServer } from 'vite';
import { addFrames } from '../problems/add-frames.ts';
import type { BackgroundErrors } from './background-errors.ts';
import { overlayMessage } from './overlay.ts';
import { type BrowserCrash, crashProblem } from './render-failure.ts';

/**
 * Shows a crash that happens only in browsers like any other problem: browsers report it, and it gets its source
 * position.
 */
export function tellCrashes(options: {
  server: ViteDevServer;
  siteRoot: string;
  errors: BackgroundErrors;
}): void {
  const { server, siteRoot, errors } = options;
  const environment = server.environments.client;
  environment.hot.on('site:crash', async (crash: BrowserCrash, client) => {
    const problem = await crashProblem({ crash, siteRoot, environment });
    if (!problem) return;
    const problems = await addFrames({ root: siteRoot, problems: [problem] });
    for (const framed of problems) errors.print(framed);
    const message = overlayMessage(problems);
    if (message) client.send(message);
  });
}
