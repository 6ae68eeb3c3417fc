import type { EnvironmentModuleNode, Plugin, Update, ViteDevServer } from 'vite';
import { withoutBaseUrl } from '#shared/base-url.ts';
import type { Problem } from '#shared/problem.ts';
import { normalizePath } from '#shared/route-match.ts';
import { contentReferences } from '../checks/content-places.ts';
import { addFrames } from '../problems/add-frames.ts';
import { PAGES_MODULE } from '../vite/site-pages-plugin.ts';
import { type SiteWatcher, watchSite } from '../watch/watch-site.ts';
import { answerRequest } from './answer-request.ts';
import { type BackgroundErrors, catchBackgroundErrors } from './background-errors.ts';
import { createDevPages, type DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { createDrawWatch, type DrawWatch } from './draw-watch.ts';
import { overlayMessage } from './overlay.ts';
import { renderProblem } from './render-failure.ts';
import { type CodeProblems, tellCodeProblems } from './tell-code-problems.ts';
import { tellCrashes } from './tell-crashes.ts';

/** Serves pages from their sources and tells open browsers about edits and problems. */
export function siteDevPlugin(options: {
  devSite: DevSite;
  siteRoot: string;
  baseUrl: string;
  /** Called with what is wrong with a page that somebody looks at. */
  onPageProblems: (path: string, problems: Problem[]) => void;
  /** Called with all mistakes in code that are known. */
  onCodeProblems: (problems: Problem[]) => void;
  /** Called with all errors that are known and that nothing has caught. */
  onBackgroundProblems: (problems: Problem[]) => void;
}): Plugin {
  const { devSite, siteRoot, baseUrl, onPageProblems, onCodeProblems, onBackgroundProblems } =
    options;
  let watch: DrawWatch | undefined;
  let background: BackgroundErrors | undefined;
  let watcher: SiteWatcher | undefined;
  return {
    name: 'site:dev',
    async configureServer(server) {
      watch = await createDrawWatch();
      const pages = createDevPages({ server, devSite, siteRoot, watch });
      const changes = { at: Date.now() };
      const errors = catchBackgroundErrors({
        server,
        siteRoot,
        print: onBackgroundProblems,
        onError() {
          const message = overlayMessage(problems());
          if (message) server.environments.client.hot.send(message);
        },
      });
      background = errors;
      const problems = () => [...devSite.problems(), ...errors.problems()];
      watcher = await watchSources({ server, devSite, siteRoot, pages, changes, errors, problems });
      const code = tellCodeProblems({
        server,
        siteRoot,
        siteProblems: problems,
        onProblems: onCodeProblems,
      });
      answerReports({
        server,
        devSite,
        pages,
        code,
        siteRoot,
        baseUrl,
        changes,
        problems,
        onPageProblems,
      });
      tellCrashes({ server, siteRoot, errors });
      // After Vite's own middlewares: modules and assets of the app come first.
      return () => {
        server.middlewares.use((request, response, next) => {
          answerRequest({ devSite, pages, baseUrl, request, response }).catch(next);
        });
      };
    },
    // Before the plugin for server components, which has the page drawn again.
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, timestamp }) {
        const { name, hot } = this.environment;
        if (name !== 'client' || !file.endsWith('.css')) return;
        const isLinked = ({ importers }: EnvironmentModuleNode) => importers.size === 0;
        hot.send({
          type: 'update',
          updates: modules.filter(isLinked).flatMap(updateOf(timestamp)),
        });
        return modules.filter((module) => !isLinked(module));
      },
    },
    async closeBundle() {
      background?.close();
      await Promise.all([watcher?.close(), watch?.close()]);
    },
  };
}

/**
 * Puts the new sheet into documents that link it. Where only components on the server import it, Vite knows it as a
 * script besides, which nobody takes: so it would load the page again.
 */
function updateOf(timestamp: number): (module: EnvironmentModuleNode) => Update[] {
  return ({ type, url }) =>
    type === 'css' ? [{ type: 'css-update', path: url, acceptedPath: url, timestamp }] : [];
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
  errors: BackgroundErrors;
  /** All that is wrong, whatever page is open. */
  problems: () => Problem[];
}): Promise<SiteWatcher> {
  const { server, devSite, siteRoot, pages, changes, errors, problems } = options;
  const { hot } = server.environments.client;
  const showOverlay = () => {
    const message = overlayMessage(problems());
    if (message) hot.send(message);
    return message !== undefined;
  };
  /** What has changed since the last time that it was told. */
  let changed: 'content' | 'everything' = 'content';
  const tell = () => {
    pages.forget(changed);
    changed = 'content';
    changes.at = Date.now();
    // The page follows also where something is wrong: the rest of an edit may be right.
    hot.send('site:update', { hasErrors: showOverlay() });
  };
  devSite.onSamples(tell);
  hot.on('vite:client:connect', showOverlay);
  // What is drawn with other components says other things.
  server.watcher.on('all', (_event, path) => {
    errors.forget();
    pages.forget(changesIds(path) ? 'everything' : 'content');
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
  devSite.onCompiled(read);
  const watcher = await watchSite({
    siteRoot,
    onChange({ path, file, part, event }) {
      errors.forget();
      if (changesIds(path)) changed = 'everything';
      if (part === 'engine') {
        devSite.outdate(file);
        return tell();
      }
      // Components and styles are Vite's business.
      if (part === 'app') return;
      if (devSite.isPageModule(path) && event !== 'change') forgetListOfPages(server);
      // Which pages there are is known from the last reading, as long as none comes or goes.
      read(event === 'change' ? path : undefined);
    },
    onError: (error) => server.config.logger.error(String(error)),
  });
  await watcher.watchAlso(devSite.sources());
  // An edit may have come between the first reading and now.
  await devSite.reload();
  return watcher;
}

/** Whether other pages may have other ids now: words change those of their own page only, and styles none. */
function changesIds(path: string): boolean {
  return !/\.(?:mdx?|css)$/.test(path);
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

/** What the site's reading warns of in the files of a page: the terminal has said it, and errors are in the overlay. */
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

/** Browsers ask what is wrong with the page that they show. */
function answerReports(options: {
  server: ViteDevServer;
  devSite: DevSite;
  pages: DevPages;
  code: CodeProblems;
  siteRoot: string;
  baseUrl: string;
  changes: Changes;
  /** All that is wrong, whatever page is open. */
  problems: () => Problem[];
  onPageProblems: (path: string, problems: Problem[]) => void;
}): void {
  const { server, devSite, pages, code, siteRoot, baseUrl, changes, problems, onPageProblems } =
    options;
  const { hot } = server.environments.client;
  hot.on('site:page', async ({ pathname, since }: PageRequest, client) => {
    if (since !== undefined && since < changes.at) {
      client.send('site:update', { hasErrors: overlayMessage(problems()) !== undefined });
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
      const found = await addFrames({ root: siteRoot, problems: [failed] });
      onPageProblems(path, found);
      const message = overlayMessage(found);
      if (message) client.send(message);
    }
  });
}
