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
import { createDevCompile, MIN_LARGE_PAGE_LENGTH } from './dev-compile.ts';
import { createDevFiles, type DevFiles } from './dev-files.ts';
import { createDevSamples } from './dev-samples.ts';
import { createDevStatics } from './dev-statics.ts';
import { concernsWholeSite, movedBase, readingProblem, restartProblem } from './site-problems.ts';

/** The site in the current state of its sources, for the dev server. */
export interface DevSite {
  site(): Site;
  /** When the reading of this state began, in milliseconds since 1970. */
  readAt(): number;
  problems(): Problem[];
  route(path: string): Route | undefined;
  redirect(path: string): { redirect: Redirect; to: string } | undefined;
  /** The files besides pages: images, feeds, search, cards, playground. */
  files(): DevFiles;
  /** Calls the listener when samples have been checked and pages may have changed. */
  onSamples(listener: () => void): void;
  /** Calls the listener with a large file that was not waited for and is now compiled. */
  onCompiled(listener: (file: string) => void): void;
  /** The sample annotations; edited samples get theirs once they are checked. */
  annotationsOf: AnnotationsOf;
  /** Inputs of the site outside its own folder. */
  sources(): OtherSources;
  /** Whether a file is a page in TSX, which is also a module of the app. */
  isPageModule(file: string): boolean;
  /**
   * Loads everything that changed. Never rejects: every failure is a problem.
   *
   * @param file the file whose text has changed; without it, any file may have changed, been added or removed
   */
  reload(file?: string): Promise<void>;
  /** Reports that the engine itself has changed. Results might be wrong from then on, so nothing is loaded any more. */
  outdate(file: string): void;
  close(): Promise<void>;
}

/** How long open pages are rendered after an edit, in milliseconds; the compiler would slow that down. */
const SAMPLE_CHECK_DELAY_MS = 60;

/** One state of the site, with everything derived from it. */
interface State extends LoadedSite {
  readAt: number;
  routes: ReadonlyMap<string, Route>;
  redirects: RedirectMap;
  files: DevFiles;
  /** Set if these are the pages of the last good site, with the problems of the new one. */
  isKept?: boolean;
}

/**
 * Loads the site and keeps it up to date. While a module that affects the whole site (config, versions, sidebars,
 * pages) cannot be read, the last good site stays, with the problems of the new one.
 *
 * @param options.onProblems called with all problems after each load and each check of samples
 */
export async function createDevSite(options: {
  siteRoot: string;
  /** The locale to show; the default one if left out. */
  locale?: string | undefined;
  onProblems: (problems: Problem[]) => void;
}): Promise<DevSite> {
  const { siteRoot, locale, onProblems } = options;
  const contentDir = join(siteRoot, 'content');
  const cache = keepInMemory(createContentCache(join(siteRoot, '.site/cache')));
  const compiler = await createCompiler({ siteRoot, cache, threadFrom: MIN_LARGE_PAGE_LENGTH });
  let onCompiled = (_file: string) => {};
  const compile = createDevCompile({
    compile: compiler.compile,
    onCompiled: (file) => onCompiled(file),
  });
  const samples = createDevSamples({ siteRoot, cache });
  const api = createApiReader({ siteRoot, cache });

  const statics = createDevStatics(siteRoot);
  const remember = rememberTexts();
  // Commits do not change pages while they are being edited, so the dates from the start suffice.
  const history = await readGitHistory({ root: siteRoot, cache });
  let modules: ModuleReader | undefined;
  let areModulesStale = false;
  const load = async (): Promise<State> => {
    if (areModulesStale) {
      areModulesStale = false;
      await modules?.close();
      modules = undefined;
    }
    modules ??= await createModuleReader();
    const readAt = Date.now();
    const loaded = await loadSite({
      root: siteRoot,
      mode: 'development',
      locale,
      compile,
      readApi: api.read,
      modules,
      remember,
      history,
    });
    const files = createDevFiles({ site: loaded.site, siteRoot, cache });
    // The fix may be of any kind; installed packages, for example, are not watched.
    areModulesStale ||= loaded.problems.some(concernsWholeSite);
    return {
      site: loaded.site,
      readAt,
      inputs: loaded.inputs,
      problems: [
        ...loaded.problems,
        // Without pages, every redirect and every old anchor would be broken.
        ...(loaded.problems.some(concernsWholeSite)
          ? []
          : await checkTables({ site: loaded.site, files, root: siteRoot, readAt })),
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
  const problems = () => {
    if (outdated) return [outdated];
    // These samples belong to the last good site, so their problems would not match the new sources.
    return current.isKept ? current.problems : [...current.problems, ...samples.problems()];
  };
  /** Pages do not wait for the compiler. */
  const checkSamples = () => {
    clearTimeout(waiting);
    if (isClosed) return;
    waiting = setTimeout(async () => {
      if (!(await samples.check(current.site, current.readAt))) return;
      onProblems(problems());
      onSamples();
    }, SAMPLE_CHECK_DELAY_MS);
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
    const isKept =
      current.routes.size > 0 && (moved !== undefined || next.problems.some(concernsWholeSite));
    current = isKept
      ? { ...current, isKept, problems: [...next.problems, ...(moved ? [moved] : [])] }
      : next;
    // It may have read half of a checkout; the next load, which is already due, reports what is left.
    if (again) return;
    onProblems(problems());
    if (!isKept) checkSamples();
  };

  // Edits that arrive during a load are loaded together in one more run.
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
    readAt: () => current.readAt,
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
      // No data module imports a page, and nothing else that module readers cache depends on its text.
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
