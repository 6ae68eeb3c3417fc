import type { PageSamples } from '#shared/hover.ts';
import type { Problem } from '#shared/problem.ts';
import type { RenderInput } from '#shared/render.ts';
import type { Route } from '#shared/route.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import type { KeyHistory } from '../cache/key-history.ts';
import { comparePair, pairKey } from '../changes/compare-pair.ts';
import { createDebug } from '../debug.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { messageOf } from '../message-of.ts';
import type { AnnotationsOf } from '../samples/page-samples.ts';
import type { SidebarFile } from '../sidebars/build-sidebar-files.ts';
import type { Site } from '../site.ts';
import { createGuardedRunner } from '../tasks/guarded-runner.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';
import type { AppBundle } from '../vite/build-app.ts';
import { locateError } from './locate-error.ts';
import { createPageParts } from './page-parts.ts';
import { createPageStore, type StoredPage } from './page-store.ts';
import { renderInput } from './render-input.ts';
import { createTask, type RenderFailure } from './render-page.ts';

/** A page with the files beside it. */
export interface PublishedPage extends StoredPage {
  /** Content of its `samples.json`, if it has one. */
  samples?: PageSamples | undefined;
}

type Task = Awaited<ReturnType<typeof createTask>>;

/** Time limit for a single page, in milliseconds: a thousand times what pages need. */
const MAX_RENDER_TIME_MS = 10_000;

/** Renders every route; unchanged pages come from the cache. */
export async function renderRoutes(options: {
  site: Site;
  /** The site's folder, for file names in messages. */
  siteRoot: string;
  bundle: AppBundle;
  /** The app's style sheets by file name. */
  sheets: ReadonlyMap<string, string>;
  sidebarFiles: ReadonlyMap<string, SidebarFile>;
  cache: ContentCache;
  history: KeyHistory;
  annotationsOf: AnnotationsOf;
  onPage?: (done: number, total: number) => void;
}): Promise<{ pages: PublishedPage[]; problems: Problem[]; rendered: number }> {
  const { site, siteRoot, bundle, sheets, sidebarFiles, cache, history, annotationsOf, onPage } =
    options;
  let task: Promise<Task> | undefined;
  const worker = new URL('./render-page.ts', import.meta.url).pathname;
  const workerData = { entry: bundle.entry };
  const drawHere = async (input: RenderInput) => {
    task ??= createTask({ entry: bundle.entry });
    return (await task)(input);
  };
  const runner = createTaskRunner<RenderInput, Awaited<ReturnType<Task>>>({
    inline: drawHere,
    worker,
    workerData,
  });

  const guarded = createGuardedRunner<RenderInput, Awaited<ReturnType<Task>>>({
    worker,
    workerData,
    timeLimit: MAX_RENDER_TIME_MS,
  });
  // Single pages are the site's own code, which may contain an endless loop.
  const draw = (input: RenderInput) =>
    (input.page.kind === 'custom' ? guarded : runner).run(input).catch(failureOf);

  const [fingerprint, comparing] = await Promise.all([
    readFingerprint('pages'),
    readFingerprint('changes'),
  ]);
  const { baseUrl } = site.config;
  const store = await createPageStore({ cache, name: baseUrl, code: fingerprint.key, sheets });
  const partsOf = createPageParts();
  const times: PageTime[] = [];
  const pages: PublishedPage[] = [];
  const problems: Problem[] = [];
  let rendered = 0;
  let done = 0;

  const renderRoute = async (route: Route): Promise<void> => {
    const { input, samples, compared } = renderInput({
      site,
      route,
      annotationsOf,
      sidebarFiles,
    });
    const key = history.keyOf(`page ${baseUrl}${route.path.slice(1)}`, {
      app: bundle.fingerprint,
      renderer: fingerprint.key,
      ...partsOf(input),
      // The comparison itself is only computed for pages that are rendered.
      ...(compared ? { compared: pairKey(compared), comparing: comparing.key } : {}),
    });
    const compare = async () => {
      const comparison = compared && (await comparePair(compared));
      return comparison ? { ...input, comparison } : input;
    };
    const page = await store.page({
      path: route.path,
      key,
      draw: async () => {
        const drawn = await draw(await compare());
        rendered += 1;
        if ('failure' in drawn) {
          problems.push(await renderProblem({ route, siteRoot, failure: drawn.failure }));
          return undefined;
        }
        times.push({ path: route.path, milliseconds: drawn.milliseconds });
        return drawn.page;
      },
      redraw: async () => {
        const drawn = await drawHere(await compare());
        if ('failure' in drawn) throw new Error(drawn.failure.reason);
        return drawn.page;
      },
    });
    if (page) pages.push({ ...page, samples });
    done += 1;
    onPage?.(done, site.routes.length);
  };

  try {
    await mapConcurrently(site.routes, renderRoute);
  } finally {
    await Promise.all([runner.close(), guarded.close()]);
  }
  await store.save();
  sayWhatWasSlow(times);
  return {
    pages: pages.sort((a, b) => (a.emitted.path < b.emitted.path ? -1 : 1)),
    problems,
    rendered,
  };
}

interface PageTime {
  path: string;
  /** Time for rendering the page, without waiting for a thread. */
  milliseconds: number;
}

/** Number of slow pages to list. */
const MAX_SLOW_PAGES = 10;

/** For `SITE_DEBUG=render`. */
function sayWhatWasSlow(times: PageTime[]): void {
  const debug = createDebug('render');
  if (!debug || times.length === 0) return;
  const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds);
  debug(`${times.length} pages rendered; the slowest:`);
  for (const { path, milliseconds } of slowest.slice(0, MAX_SLOW_PAGES)) {
    debug(`${milliseconds.toFixed(1).padStart(8)} ms ${path}`);
  }
}

/** A thread that died returns no result. */
function failureOf(error: unknown): { failure: RenderFailure } {
  return { failure: { reason: messageOf(error), stack: '' } };
}

async function renderProblem(options: {
  route: Route;
  siteRoot: string;
  failure: RenderFailure;
}): Promise<Problem> {
  const { route, siteRoot, failure } = options;
  const place = await locateError({ stack: failure.stack, siteRoot });
  const { file } = route.source;
  return {
    code: 'render-failed',
    severity: 'error',
    message: `The page ${route.path} could not be rendered: ${failure.reason}`,
    ...(place && place.file !== file ? { hint: `It was thrown while ${file} was rendered.` } : {}),
    ...(place ?? route.source),
  };
}
