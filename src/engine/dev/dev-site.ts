import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { createApiReader } from '../api/create-api-reader.ts';
import { createCompiler } from '../build/create-compiler.ts';
import { createContentCache } from '../cache/content-cache.ts';
import { cardOf } from '../cards/card.ts';
import { createCardPainter } from '../cards/card-painter.ts';
import { cardPath } from '../cards/card-path.ts';
import { loadSite } from '../load-site.ts';
import { buildPlayground, playgroundFolder } from '../playground/build-playground.ts';
import type { AnnotationsOf } from '../samples/page-samples.ts';
import { buildSearch } from '../search/build-search.ts';
import type { Site } from '../site.ts';
import { createDevSamples } from './dev-samples.ts';

/** The site as its sources say it is now, for the dev server. */
export interface DevSite {
  site(): Site;
  problems(): Problem[];
  route(path: string): Route | undefined;
  /** Has the listener called when samples have been checked and pages may show more than before. */
  onSamples(listener: () => void): void;
  /** What is known of the samples; of those that were edited, as soon as they are checked again. */
  annotationsOf: AnnotationsOf;
  /** The file on disk behind an address: from `content/static`, or an image of the content. */
  findFile(path: string): string | undefined;
  /** A file of the search, by its address. Made when it is asked for. */
  searchFile(path: string): string | undefined;
  /** The social card at an address. None is drawn before somebody asks for it. */
  card(path: string): Promise<Uint8Array | undefined>;
  /** A file of the playground, by its address. Made when it is asked for. */
  playgroundFile(path: string): Promise<string | undefined>;
  /** Folders and files to watch. */
  watchedPaths: string[];
  /** Whether a changed file is one that the engine reads. Page modules are Vite's business. */
  concerns(file: string): boolean;
  /** Reads everything that changed. On errors the last good site stays. Samples are checked after it. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export async function createDevSite(options: {
  siteRoot: string;
  onProblems: (problems: Problem[]) => void;
}): Promise<DevSite> {
  const { siteRoot, onProblems } = options;
  const contentDir = join(siteRoot, 'content');
  const cache = createContentCache(join(siteRoot, '.site/cache'));
  const compiler = await createCompiler({ siteRoot, cache });
  const samples = createDevSamples({ siteRoot, cache });
  const api = createApiReader({ siteRoot, cache });
  const load = () =>
    loadSite({
      root: siteRoot,
      mode: 'development',
      compile: compiler.compile,
      readApi: api.read,
    });

  let current = await load();
  let routes = indexRoutes(current.site);
  let assets = indexAssets(current.site, siteRoot);
  let searchFiles: Map<string, string> | undefined;
  let onSamples = () => {};
  const problems = () => [...current.problems, ...samples.problems()];
  /** The page is shown meanwhile: it does not wait for the compiler. */
  const checkSamples = () => {
    samples.check(current.site).then((changed) => {
      if (!changed) return;
      onProblems(problems());
      onSamples();
    });
  };
  onProblems(current.problems);
  checkSamples();

  // Edits that come while one is being read are read together, in one more go.
  let running: Promise<void> | undefined;
  let again = false;
  const reloadOnce = async () => {
    current = await load();
    routes = indexRoutes(current.site);
    assets = indexAssets(current.site, siteRoot);
    searchFiles = undefined;
    onProblems(problems());
    checkSamples();
  };

  return {
    site: () => current.site,
    problems,
    onSamples(listener) {
      onSamples = listener;
    },
    annotationsOf: samples.annotationsOf,
    route: (path) => routes.get(path),
    findFile(path) {
      const asset = assets.get(path);
      if (asset) return asset;
      const file = join(contentDir, 'static', path);
      const inside = file.startsWith(join(contentDir, 'static/'));
      return inside && existsSync(file) && statSync(file).isFile() ? file : undefined;
    },
    searchFile(path) {
      searchFiles ??= buildSearch({ site: current.site });
      return searchFiles.get(path.slice(1));
    },
    async card(path) {
      const { config, shell } = current.site;
      const route = current.site.routes.find((it) => cardPath(it.path) === path);
      if (!route) return undefined;
      const painter = await createCardPainter({ siteRoot, config });
      return painter.draw(cardOf({ shell, page: route.page }));
    },
    async playgroundFile(path) {
      const folder = playgroundFolder(current.site, siteRoot);
      if (folder === undefined || !/^\/(playground\/|assets\/playground-)/.test(path))
        return undefined;
      const { files } = await buildPlayground({ folder, cache });
      return files.get(path.slice(1)) ?? files.get(`${path.slice(1)}/index.html`);
    },
    watchedPaths: [contentDir, join(siteRoot, 'site.config.ts')],
    concerns: (file) =>
      (file.startsWith(contentDir) && !isPageModule(file) && !file.includes('/node_modules/')) ||
      file === join(siteRoot, 'site.config.ts'),
    async reload() {
      if (running) {
        again = true;
        return running;
      }
      running = (async () => {
        do {
          again = false;
          await reloadOnce();
        } while (again);
      })();
      try {
        await running;
      } finally {
        running = undefined;
      }
    },
    async close() {
      await Promise.all([compiler.close(), api.close(), samples.close()]);
    },
  };

  /** Vite's business. Other `.tsx` files are what samples include. */
  function isPageModule(file: string): boolean {
    return file.endsWith('.tsx') && file.startsWith(join(contentDir, 'pages/'));
  }
}

function indexRoutes(site: Site): Map<string, Route> {
  return new Map(site.routes.map((route) => [route.path, route]));
}

function indexAssets(site: Site, siteRoot: string): Map<string, string> {
  return new Map(site.assets.map((asset) => [`/${asset.output}`, join(siteRoot, asset.file)]));
}
