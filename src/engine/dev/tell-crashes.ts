import type { ViteDevServer } from 'vite';
import { withoutBaseUrl } from '#shared/base-url.ts';
import { normalizePath } from '#shared/route-match.ts';
import { addFrames } from '../problems/add-frames.ts';
import type { BackgroundErrors } from './background-errors.ts';
import type { DevPages } from './dev-pages.ts';
import { overlayMessage } from './overlay.ts';
import { type BrowserCrash, crashProblem } from './render-failure.ts';

/**
 * Shows a crash that happens only in browsers like any other problem: browsers report it, and it gets its source
 * position.
 */
export function tellCrashes(options: {
  server: ViteDevServer;
  siteRoot: string;
  pages: DevPages;
  baseUrl: string;
  errors: BackgroundErrors;
}): void {
  const { server, siteRoot, pages, baseUrl, errors } = options;
  const environment = server.environments.client;
  environment.hot.on('site:crash', async (crash: BrowserCrash, client) => {
    // If it cannot be rendered here either, its report says so.
    const path = normalizePath(withoutBaseUrl(crash.pathname, baseUrl) ?? '/');
    const isRendered = await pages.report(path).then(
      () => true,
      () => false,
    );
    if (!isRendered) return;
    const problem = await crashProblem({ crash, siteRoot, environment });
    if (!problem) return;
    const problems = await addFrames({ root: siteRoot, problems: [problem] });
    for (const framed of problems) errors.print(framed);
    const message = overlayMessage(problems);
    if (message) client.send(message);
  });
}
