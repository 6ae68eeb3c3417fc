import type { EnvironmentModuleNode, Plugin, Update } from 'vite';
import type { Problem } from '#shared/problem.ts';
import type { SiteWatcher } from '../watch/watch-site.ts';
import { answerReports } from './answer-reports.ts';
import { answerRequest } from './answer-request.ts';
import { type BackgroundErrors, catchBackgroundErrors } from './background-errors.ts';
import { createDevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { createDrawWatch, type DrawWatch } from './draw-watch.ts';
import { overlayMessage } from './overlay.ts';
import { tellCodeProblems } from './tell-code-problems.ts';
import { tellCrashes } from './tell-crashes.ts';
import { watchSources } from './watch-sources.ts';

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
