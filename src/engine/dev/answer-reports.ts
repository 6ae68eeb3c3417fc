import type { ViteDevServer } from 'vite';
import { withoutBaseUrl } from '#shared/base-url.ts';
import type { Problem } from '#shared/problem.ts';
import { normalizePath } from '#shared/route-match.ts';
import { addFrames } from '../problems/add-frames.ts';
import { contentReferences } from '../routes/content-places.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { overlayMessage } from './overlay.ts';
import { renderProblem } from './render-failure.ts';
import type { CodeProblems } from './tell-code-problems.ts';
import type { Changes } from './watch-sources.ts';

/** A page that is open in a browser. */
interface PageRequest {
  pathname: string;
  /** When it was requested, in milliseconds since 1970; sent only when the page starts to listen. */
  since?: number;
}

/** Answers browsers that request the report of their current page. */
export function answerReports(options: {
  server: ViteDevServer;
  devSite: DevSite;
  pages: DevPages;
  code: CodeProblems;
  siteRoot: string;
  baseUrl: string;
  changes: Changes;
  /** All problems, whichever page is open. */
  problems: () => Problem[];
  onPageProblems: (path: string, problems: Problem[]) => void;
}): void {
  const { server, devSite, pages, code, siteRoot, baseUrl, changes, problems, onPageProblems } =
    options;
  const { hot } = server.environments.client;
  /** What makes a page fail may also be found in its sources, which are perhaps still being read. */
  const isKnown = async ({ code, file }: Problem): Promise<boolean> => {
    const isIn = (found: Problem[]) => found.some((it) => it.code === code && it.file === file);
    if (code === 'render-failed') return false;
    if (isIn(devSite.problems())) return true;
    await devSite.reload();
    return isIn(devSite.problems());
  };
  hot.on('site:page', async ({ pathname, since }: PageRequest, client) => {
    if (since !== undefined && since < changes.at) {
      client.send('site:update', { hasErrors: overlayMessage(problems()) !== undefined });
      // The document has its sheets from before, and a new rendering would not ask for them again.
      const updates = [...changes.sheets.values()].filter(({ timestamp }) => timestamp > since);
      // Even an empty one makes Vite remove the overlay, or load the page again.
      if (updates.length > 0) client.send({ type: 'update', updates });
    }
    const sitePath = withoutBaseUrl(pathname, baseUrl);
    if (sitePath === undefined) return;
    const path = normalizePath(sitePath);
    try {
      const report = await pages.report(path);
      if (!report) return;
      await code.tellMissingExports();
      onPageProblems(report.path, report.problems);
      client.send('site:report', {
        ...report,
        problems: [...warningsOf(devSite, report.path), ...report.problems],
      });
    } catch (error) {
      if (await code.tell(error)) return;
      const failed = await renderProblem({
        path,
        error,
        siteRoot,
        environment: server.environments.rsc,
        source: devSite.route(path)?.source,
      });
      if (await isKnown(failed)) return;
      const found = await addFrames({ root: siteRoot, problems: [failed] });
      onPageProblems(path, found);
      const message = overlayMessage(found);
      if (message) client.send(message);
    }
  });
}

/** Warnings from reading the files of a page. The terminal has already shown them; errors are in the overlay. */
function warningsOf(devSite: DevSite, path: string): Problem[] {
  const route = devSite.route(path);
  if (!route) return [];
  const { contents } = devSite.site();
  const shown = contentReferences(route.page).flatMap(({ key }) => [
    key,
    ...(contents[key]?.dependencies ?? []),
  ]);
  const files = new Set([route.source.file, ...shown]);
  return devSite
    .problems()
    .filter(({ severity, file }) => severity === 'warning' && file && files.has(file));
}
