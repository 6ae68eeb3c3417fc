import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { createApiReader } from '../api/create-api-reader.ts';
import { createContentCache } from '../cache/content-cache.ts';
import { keepInMemory } from '../cache/keep-in-memory.ts';
import { createCompiler } from '../compile/create-compiler.ts';
import { createModuleReader, type ModuleReader } from '../config/module-reader.ts';
import { readGitHistory } from '../docs/read-git-history.ts';
import { type LoadedSite, loadSite } from '../load-site.ts';
import { createRedirectMap, type RedirectMap } from '../redirects/redirect-map.ts';
import type { AnnotationsOf } from '../samples/page-samples.ts';
import type { Site } from '../site.ts';
import { rememberTexts } from '../text/remember.ts';
import type { OtherSources } from '../watch/watch-site.ts';
import { checkTables } from './check-tables.ts';
import { createDevCompile, LARGE_PAGE } from './dev-compile.ts';
import { createDevFiles, type DevFiles } from './dev-files.ts';
import { createDevSamples } from './dev-samples.ts';
import { createDevStatics } from './dev-statics.ts';
import { concernsWholeSite, movedBase, readingProblem, restartProblem } from './site-problems.ts';

/** The site as its sources say it is now, for the dev server. */
export interface DevSite {
  site(): Site;
  problems(): Problem[];
  route(path: string): Route | undefined;
  redirect(path: string): { redirect: Redirect; to: string } | undefined;
  /** The files beside the pages: images, feeds, search, cards, playground. */
  files(): DevFiles;
  /** Has the listener called when samples have been checked and pages may show more than before. */
  onSamples(listener: () => void): void;
  /** Has the listener called with a file that was not waited for, because it is large, and can be read now. */
  onCompiled(listener: (file: string) => void): void;
  /** What is known of the samples; of those that were edited, as soon as they are checked again. */
  annotationsOf: AnnotationsOf;
  /** What the site is made of beside its own folder. */
  sources(): OtherSources;
  /** Whether a file is a page in TSX, which is a module of the app too. */
  isPageModule(file: string): boolean;
  /**
   * Reads everything that changed. Never rejects: whatever fails is a problem.
   *
   * @param file the one whose text has changed; left out, any may have, or come, or gone
   */
  reload(file?: string): Promise<void>;
  /** Says that the engine itself has changed. What is read from then on may be wrong, so nothing is read any more. */
  outdate(file: string): void;
  close(): Promise<void>;
}

/** How long open pages are drawn after an edit, in milliseconds: what is asked of the compiler would slow them down. */
const PAGES_FIRST = 60;

/** One state of the site, with all that is derived from it. */
interface State extends LoadedSite {
  routes: ReadonlyMap<string, Route>;
  redirects: RedirectMap;
  files: DevFiles;
}

/**
 * Reads the site and keeps it up to date. While a module that concerns the whole site (config, versions,
 * sidebars, pages) cannot be read, the last good site stays, with the problems of the new one.
 *
 * @param options.onProblems called with everything that is wrong, after each load and each check of samples
 */
export async function createDevSite(options: {
  siteRoot: string;
  onProblems: (problems: Problem[]) => void;
}): Promise<DevSite> {
  const { siteRoot, onProblems } = options;
  const contentDir = join(siteRoot, 'content');
  const cache = keepInMemory(createContentCache(join(siteRoot, '.site/cache')));
  const compiler = await createCompiler({ siteRoot, cache, threadFrom: LARGE_PAGE });
  let onCompiled = (_file: string) => {};
  const compile = createDevCompile({
    compile: compiler.compile,
    onCompiled: (file) => onCompiled(file),
  });
  const samples = createDevSamples({ siteRoot, cache });
  const api = createApiReader({ siteRoot, cache });

  const statics = createDevStatics(siteRoot);
  const remember = rememberTexts();
  // A commit changes no page that is being written: its dates may be those of the start.
  const history = await readGitHistory({ root: siteRoot });
  let modules: ModuleReader | undefined;
  let areModulesStale = false;
  const load = async (): Promise<State> => {
    if (areModulesStale) {
      areModulesStale = false;
      await modules?.close();
      modules = undefined;
    }
    modules ??= await createModuleReader();
    const loaded = await loadSite({
      root: siteRoot,
      mode: 'development',
      compile,
      readApi: api.read,
      modules,
      remember,
      history,
    });
    const files = createDevFiles({ site: loaded.site, siteRoot, cache });
    // The cure may be of any kind: what is installed, for example, nobody watches.
    areModulesStale ||= loaded.problems.some(concernsWholeSite);
    return {
      site: loaded.site,
      inputs: loaded.inputs,
      problems: [
        ...loaded.problems,
        // Without its pages every redirect would lead nowhere, and every old anchor.
        ...(loaded.problems.some(concernsWholeSite)
          ? []
          : await checkTables(loaded.site, files, siteRoot)),
        ...(await statics.check(loaded.site, files.texts)),
      ],
      routes: new Map(loaded.site.routes.map((route) => [route.path, route])),
      redirects: createRedirectMap(loaded.site.redirects),
      files,
    };
  };

  let current = await load();
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;
  let onSamples = () => {};
  let outdated: Problem | undefined;
  const problems = () => (outdated ? [outdated] : [...current.problems, ...samples.problems()]);
  /** Pages do not wait for the compiler. */
  const checkSamples = () => {
    clearTimeout(waiting);
    if (isClosed) return;
    waiting = setTimeout(async () => {
      if (!(await samples.check(current.site))) return;
      onProblems(problems());
      onSamples();
    }, PAGES_FIRST);
  };
  const startedAt = current.site.config.baseUrl;
  onProblems(current.problems);
  checkSamples();

  const loadAgain = async () => {
    const next = await load().catch((error: unknown) => ({
      ...current,
      problems: [readingProblem(error)],
    }));
    const moved = movedBase({ from: startedAt, to: next.site.config.baseUrl });
    current =
      current.routes.size > 0 && (moved || next.problems.some(concernsWholeSite))
        ? { ...current, problems: [...next.problems, ...(moved ? [moved] : [])] }
        : next;
    onProblems(problems());
    checkSamples();
  };

  // Edits that come while one is being read are read together, in one more go.
  let running: Promise<void> | undefined;
  let again = false;
  const loadUntilCurrent = async () => {
    try {
      do {
        again = false;
        await loadAgain();
      } while (again);
    } finally {
      running = undefined;
    }
  };

  const isPageModule = (file: string) =>
    file.endsWith('.tsx') && file.startsWith(join(contentDir, 'pages/'));
  return {
    site: () => current.site,
    problems,
    route: (path) => current.routes.get(path),
    redirect: (path) => (current.routes.has(path) ? undefined : current.redirects.find(path)),
    files: () => current.files,
    onSamples(listener) {
      onSamples = listener;
    },
    onCompiled(listener) {
      onCompiled = listener;
    },
    annotationsOf: samples.annotationsOf,
    sources: () => current.inputs,
    isPageModule,
    outdate(file) {
      if (outdated) return;
      outdated = restartProblem(file);
      onProblems(problems());
    },
    async reload(file) {
      if (outdated) return;
      again = true;
      if (!file || file.startsWith(join(contentDir, 'static/'))) statics.forget();
      // No module of data imports a page, nor does anything else follow from its text that readers of modules keep.
      if (file === undefined || !/\.mdx?$/.test(file)) areModulesStale = true;
      running ??= loadUntilCurrent();
      await running;
    },
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      await Promise.all([compiler.close(), api.close(), samples.close(), modules?.close()]);
    },
  };
}
