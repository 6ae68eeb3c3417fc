import type { Update, ViteDevServer } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { formatSiteError } from '../terminal/format-site-error.ts';
import { PAGES_MODULE } from '../vite/site-pages-plugin.ts';
import { type SiteWatcher, watchSite } from '../watch/watch-site.ts';
import type { BackgroundErrors } from './background-errors.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { overlayMessage } from './overlay.ts';

/** Changes that browsers were notified of. Times are in milliseconds since 1970. */
export interface Changes {
  /** When the last one was. */
  at: number;
  /** The last update of each style sheet that documents link, by its address. */
  sheets: Map<string, Update>;
}

/** Loads the engine's inputs again and has browsers show the changes. Vite handles components and styles. */
export async function watchSources(options: {
  server: ViteDevServer;
  devSite: DevSite;
  siteRoot: string;
  pages: DevPages;
  changes: Changes;
  errors: BackgroundErrors;
  /** All problems, whichever page is open. */
  problems: () => Problem[];
}): Promise<SiteWatcher> {
  const { server, devSite, siteRoot, pages, changes, errors, problems } = options;
  const { hot } = server.environments.client;
  const showOverlay = () => {
    const message = overlayMessage(problems());
    if (message) hot.send(message);
    return message !== undefined;
  };
  /** Changes since the last notification. */
  let changed: 'content' | 'everything' = 'content';
  const tell = () => {
    pages.forget(changed);
    changed = 'content';
    changes.at = Date.now();
    // The page is updated even if there are problems, because the rest of an edit may be valid.
    hot.send('site:update', { hasErrors: showOverlay() });
  };
  devSite.onSamples(tell);
  hot.on('vite:client:connect', showOverlay);
  // With other components, the reports change too.
  server.watcher.on('all', (_event, path) => {
    errors.forget();
    pages.forget(changesIds(path) ? 'everything' : 'content');
    changes.at = Date.now();
  });
  /** Set during a load: files that change in the meantime are loaded and announced together. */
  let isReading = false;
  const read = (file?: string) => {
    const reading = devSite.reload(file);
    if (isReading) return;
    isReading = true;
    reading.then(async () => {
      // A newly imported module may have been edited before it was watched.
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
      // Vite handles components and styles.
      if (part === 'app') return;
      if (devSite.isPageModule(path) && event !== 'change') forgetListOfPages(server);
      // The list of pages is known from the last load, unless files are added or removed.
      read(event === 'change' ? path : undefined);
    },
    onError: (error) => server.config.logger.warnOnce(formatSiteError(error)),
  });
  await watcher.watchAlso(devSite.sources());
  // There may have been an edit between the first load and now.
  await devSite.reload();
  return watcher;
}

/** Whether the ids of other pages may have changed: text only changes its own page's ids, and styles change none. */
function changesIds(path: string): boolean {
  return !/\.(?:mdx?|css)$/.test(path);
}

/** A page module was added or removed: the module that lists them must be generated again. */
function forgetListOfPages(server: ViteDevServer): void {
  const { moduleGraph } = server.environments.rsc ?? {};
  const list = moduleGraph?.getModuleById(`\0${PAGES_MODULE}`);
  if (!moduleGraph || !list) return;
  moduleGraph.invalidateModule(list, undefined, undefined, true);
  // The runner also caches evaluated modules.
  server.environments.rsc?.hot.send({ type: 'full-reload' });
}
