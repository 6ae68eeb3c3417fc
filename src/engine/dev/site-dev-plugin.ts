import type { Plugin, ViteDevServer } from 'vite';
import { withoutBaseUrl } from '#shared/base-url.ts';
import type { Problem } from '#shared/problem.ts';
import { normalizePath } from '#shared/route-match.ts';
import { addFrames } from '../problems/add-frames.ts';
import { PAGES_MODULE } from '../vite/site-pages-plugin.ts';
import { type SiteWatcher, watchSite } from '../watch/watch-site.ts';
import { answerRequest } from './answer-request.ts';
import { createDevPages, type DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { overlayMessage } from './overlay.ts';
import { renderProblem } from './render-failure.ts';

/** Serves pages from their sources and tells open browsers about edits and problems. */
export function siteDevPlugin(options: {
  devSite: DevSite;
  siteRoot: string;
  baseUrl: string;
  /** Called with what is wrong with a page that somebody looks at. */
  onPageProblems: (path: string, problems: Problem[]) => void;
}): Plugin {
  const { devSite, siteRoot, baseUrl, onPageProblems } = options;
  let watcher: SiteWatcher | undefined;
  return {
    name: 'site:dev',
    async configureServer(server) {
      const pages = createDevPages({ server, devSite, siteRoot });
      const changes = { at: Date.now() };
      watcher = await watchSources({ server, devSite, siteRoot, pages, changes });
      answerReports({ server, devSite, pages, siteRoot, baseUrl, changes, onPageProblems });
      // After Vite's own middlewares: modules and assets of the app come first.
      return () => {
        server.middlewares.use((request, response, next) => {
          answerRequest({ devSite, pages, baseUrl, request, response }).catch(next);
        });
      };
    },
    closeBundle: () => watcher?.close(),
  };
}

/** When the last change was told, in milliseconds since 1970. */
interface Changes {
  at: number;
}

/** A page that is open in a browser. */
interface PageRequest {
  pathname: string;
  /** When the browser began to load it, in milliseconds since 1970; only told when the page begins to listen. */
  since?: number;
}

/** Reads again what the engine reads, and has browsers show it. Components and styles are Vite's business. */
async function watchSources(options: {
  server: ViteDevServer;
  devSite: DevSite;
  siteRoot: string;
  pages: DevPages;
  changes: Changes;
}): Promise<SiteWatcher> {
  const { server, devSite, siteRoot, pages, changes } = options;
  const { hot } = server.environments.client;
  const showOverlay = () => {
    const message = overlayMessage(devSite.problems());
    if (message) hot.send(message);
    return message !== undefined;
  };
  const tell = () => {
    pages.forget();
    changes.at = Date.now();
    // The page follows also where something is wrong: the rest of an edit may be right.
    hot.send('site:update', { hasErrors: showOverlay() });
  };
  devSite.onSamples(tell);
  hot.on('vite:client:connect', showOverlay);
  // What is drawn with other components says other things.
  server.watcher.on('all', () => {
    pages.forget();
    changes.at = Date.now();
  });
  /** Set while a reading is under way: files that change meanwhile are read with it, and told with it. */
  let isReading = false;
  const read = (file?: string) => {
    const reading = devSite.reload(file);
    if (isReading) return;
    isReading = true;
    reading.then(async () => {
      // A module that is imported only now may have been edited before it is watched.
      if (await watcher.watchAlso(devSite.sources())) await devSite.reload();
      isReading = false;
      tell();
    });
  };
  const watcher = await watchSite({
    siteRoot,
    onChange({ path, file, part, event }) {
      if (part === 'engine') {
        devSite.outdate(file);
        return tell();
      }
      // Components and styles are Vite's business.
      if (part === 'app') return;
      if (devSite.isPageModule(path) && event !== 'change') forgetListOfPages(server);
      read(path);
    },
    onError: (error) => server.config.logger.error(String(error)),
  });
  await watcher.watchAlso(devSite.sources());
  // An edit may have come between the first reading and now.
  await devSite.reload();
  return watcher;
}

/** A page module came or went: the module that lists them is to be made anew. */
function forgetListOfPages(server: ViteDevServer): void {
  const { moduleGraph } = server.environments.rsc ?? {};
  const list = moduleGraph?.getModuleById(`\0${PAGES_MODULE}`);
  if (!moduleGraph || !list) return;
  moduleGraph.invalidateModule(list, undefined, undefined, true);
  // The runner keeps what it has evaluated, too.
  server.environments.rsc?.hot.send({ type: 'full-reload' });
}

/** Browsers ask what is wrong with the page that they show. */
function answerReports(options: {
  server: ViteDevServer;
  devSite: DevSite;
  pages: DevPages;
  siteRoot: string;
  baseUrl: string;
  changes: Changes;
  onPageProblems: (path: string, problems: Problem[]) => void;
}): void {
  const { server, devSite, pages, siteRoot, baseUrl, changes, onPageProblems } = options;
  const { hot } = server.environments.client;
  hot.on('site:page', async ({ pathname, since }: PageRequest, client) => {
    if (since !== undefined && since < changes.at) {
      client.send('site:update', { hasErrors: overlayMessage(devSite.problems()) !== undefined });
    }
    const sitePath = withoutBaseUrl(pathname, baseUrl);
    if (sitePath === undefined) return;
    const path = normalizePath(sitePath);
    try {
      const report = await pages.report(path);
      if (!report) return;
      onPageProblems(report.path, report.problems);
      client.send('site:report', report);
    } catch (error) {
      const failed = [
        renderProblem({ path, error, siteRoot, environment: server.environments.rsc }),
      ];
      const problems = await addFrames({ root: siteRoot, problems: failed });
      onPageProblems(path, problems);
      const message = overlayMessage(problems);
      if (message) client.send(message);
    }
  });
}
