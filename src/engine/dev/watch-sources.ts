import type { ViteDevServer } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { PAGES_MODULE } from '../vite/site-pages-plugin.ts';
import { type SiteWatcher, watchSite } from '../watch/watch-site.ts';
import type { BackgroundErrors } from './background-errors.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { overlayMessage } from './overlay.ts';

/** When browsers last heard of a change, in milliseconds since 1970. */
export interface Changes {
  at: number;
}

/** Reads again what the engine reads, and has browsers show it. Components and styles are Vite's business. */
export async function watchSources(options: {
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

/** A page module came or went: the module that lists them is to be made again. */
function forgetListOfPages(server: ViteDevServer): void {
  const { moduleGraph } = server.environments.rsc ?? {};
  const list = moduleGraph?.getModuleById(`\0${PAGES_MODULE}`);
  if (!moduleGraph || !list) return;
  moduleGraph.invalidateModule(list, undefined, undefined, true);
  // The runner keeps what it has evaluated, too.
  server.environments.rsc?.hot.send({ type: 'full-reload' });
}
