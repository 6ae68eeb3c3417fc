import type { EnvironmentModuleNode, Plugin, Update } from 'vite';
import type { Problem } from '#shared/problem.ts';
import type { SiteWatcher } from '../watch/watch-site.ts';
import { answerReports } from './answer-reports.ts';
import { answerRequest } from './answer-request.ts';
import { type BackgroundErrors, catchBackgroundErrors } from './background-errors.ts';
import { createDevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { createDrawWatch, type DrawWatch } from './draw-watch.ts';
import { describeOtherLocale, noteDocument } from './other-locale.ts';
import { overlayMessage } from './overlay.ts';
import { tellCodeProblems } from './tell-code-problems.ts';
import { tellCrashes } from './tell-crashes.ts';
import { type Changes, watchSources } from './watch-sources.ts';

/** Serves pages from their sources and notifies open browsers about edits and problems. */
export function siteDevPlugin(options: {
  devSite: DevSite;
  siteRoot: string;
  baseUrl: string;
  /** Called with the problems of a page that is open. */
  onPageProblems: (path: string, problems: Problem[]) => void;
  /** Called with all known mistakes in code. */
  onCodeProblems: (problems: Problem[]) => void;
  /** Called with all known uncaught errors. */
  onBackgroundProblems: (problems: Problem[]) => void;
}): Plugin {
  const { devSite, siteRoot, baseUrl, onPageProblems, onCodeProblems, onBackgroundProblems } =
    options;
  let watch: DrawWatch | undefined;
  let background: BackgroundErrors | undefined;
  let watcher: SiteWatcher | undefined;
  const changes: Changes = { at: Date.now(), sheets: new Map() };
  return {
    name: 'site:dev',
    async configureServer(server) {
      watch = await createDrawWatch();
      const pages = createDevPages({ server, devSite, siteRoot, watch });
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
      tellCrashes({ server, siteRoot, pages, baseUrl, errors });
      // Before Vite, which knows no address outside of the base URL.
      server.middlewares.use(({ url: address = '/', headers }, response, next) => {
        const isPage = headers.accept?.includes('text/html') === true;
        const { config } = devSite.site();
        const text = isPage ? describeOtherLocale({ config, address }) : undefined;
        if (text === undefined) return next();
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(noteDocument(text));
      });
      // After Vite's own middlewares, so that modules and assets of the app come first.
      return () => {
        server.middlewares.use((request, response, next) => {
          // Vite takes the base URL off `url`.
          const { originalUrl: address = '/' } = request;
          answerRequest({ devSite, pages, baseUrl, address, request, response }).catch(next);
        });
      };
    },
    // Before the server components plugin, which triggers rendering the page again.
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, timestamp }) {
        const { name, hot } = this.environment;
        if (name !== 'client' || !file.endsWith('.css')) return;
        const isLinked = ({ importers }: EnvironmentModuleNode) => importers.size === 0;
        const updates = modules.filter(isLinked).flatMap(updateOf(timestamp));
        for (const update of updates) changes.sheets.set(update.path, update);
        hot.send({ type: 'update', updates });
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
 * Updates a style sheet in documents that link it. If only server components import it, Vite also treats it as a script
 * that no module accepts, and would reload the page.
 */
function updateOf(timestamp: number): (module: EnvironmentModuleNode) => Update[] {
  return ({ type, url }) =>
    type === 'css' ? [{ type: 'css-update', path: url, acceptedPath: url, timestamp }] : [];
}
