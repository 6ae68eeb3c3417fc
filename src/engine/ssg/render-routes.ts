import type { PageSamples } from '#shared/hover.ts';
import type { Problem } from '#shared/problem.ts';
import type { RenderInput } from '#shared/render.ts';
import type { Route } from '#shared/route.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { hash } from '../cache/hash.ts';
import { mapConcurrently } from '../config/map-concurrently.ts';
import type { AnnotationsOf } from '../samples/page-samples.ts';
import type { Site } from '../site.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';
import type { AppBundle } from '../vite/build-app.ts';
import { renderInput } from './render-input.ts';
import { createTask, type RenderedPage } from './render-page.ts';

/** A page with everything that lies beside it. */
export interface PublishedPage extends RenderedPage {
  /** Content of its `samples.json`, if it has one. */
  samples?: PageSamples | undefined;
}

/** Draws every route, from the cache where nothing that it depends on has changed. */
export async function renderRoutes(options: {
  site: Site;
  bundle: AppBundle;
  cache: ContentCache;
  annotationsOf: AnnotationsOf;
  onPage?: (done: number, total: number) => void;
}): Promise<{ pages: PublishedPage[]; problems: Problem[]; rendered: number }> {
  const { site, bundle, cache, annotationsOf, onPage } = options;
  let task: ReturnType<typeof createTask> | undefined;
  const runner = createTaskRunner<RenderInput, RenderedPage>({
    inline: async (input) => {
      task ??= createTask({ entry: bundle.entry });
      return (await task)(input);
    },
    worker: new URL('./render-page.ts', import.meta.url).pathname,
    workerData: { entry: bundle.entry },
  });

  const pages: PublishedPage[] = [];
  const problems: Problem[] = [];
  let rendered = 0;
  let done = 0;

  const renderRoute = async (route: Route): Promise<void> => {
    const { input, samples } = renderInput({ site, route, annotationsOf });
    const key = hash('page', bundle.fingerprint, JSON.stringify(input));
    let page = await cache.read<RenderedPage>(key);
    if (!page) {
      try {
        page = await runner.run(input);
      } catch (error) {
        problems.push(renderProblem(route, error));
      }
      if (page) await cache.write(key, page);
      rendered += 1;
    }
    if (page) pages.push({ ...page, samples });
    done += 1;
    onPage?.(done, site.routes.length);
  };

  try {
    await mapConcurrently(site.routes, renderRoute);
  } finally {
    await runner.close();
  }
  return {
    pages: pages.sort((a, b) => (a.emitted.path < b.emitted.path ? -1 : 1)),
    problems,
    rendered,
  };
}

function renderProblem(route: Route, error: unknown): Problem {
  return {
    code: 'render-failed',
    severity: 'error',
    message: error instanceof Error ? error.message : String(error),
    ...route.source,
  };
}
