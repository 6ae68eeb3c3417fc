import { join } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { CompiledMdx } from '#shared/content.ts';
import type { PageSamples } from '#shared/hover.ts';
import type { PageReport } from '#shared/page-report.ts';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import type { Route } from '#shared/route.ts';
import { rememberComparisons } from '../changes/compare-pair.ts';
import { checkPage } from '../checks/check-page.ts';
import { type EmittedPage, readEmittedPage } from '../checks/read-emitted-page.ts';
import { addFrames } from '../problems/add-frames.ts';
import { projectRoot } from '../project-root.ts';
import { renderInput } from '../ssg/render-input.ts';
import { buildLlms } from '../twins/build-llms.ts';
import { createTwinWriter } from '../twins/build-twins.ts';
import type { DevSite } from './dev-site.ts';
import { type DrawWatch, UnfinishedPageError } from './draw-watch.ts';
import { createUnfinishedPages } from './unfinished-pages.ts';

interface App {
  render(input: RenderInput): Promise<RenderOutput>;
  renderPayload(input: RenderInput): Promise<string>;
}

/**
 * Time limit for the first page, in milliseconds. The app is loaded for it and Vite prepares its packages, which is not
 * the page's fault.
 */
const FIRST_RENDER_TIMEOUT_MS = 60_000;

/** Renders and checks single pages with the current app. */
export interface DevPages {
  html(route: Route): Promise<string>;
  payload(route: Route): Promise<string>;
  samples(route: Route): PageSamples;
  /** The page as Markdown; undefined for pages without a twin. */
  twin(route: Route): Promise<string | undefined>;
  /** A map or a longer text for language models, by path; undefined if there is none. */
  llms(path: string): Promise<string | undefined>;
  /** What a build would report about the page at a path; undefined if there is no page. */
  report(path: string): Promise<PageReport | undefined>;
  /**
   * Clears the cached reports after a change.
   *
   * @param what `content` if the app is unchanged: then the ids of other pages stay valid
   */
  forget(what: 'content' | 'everything'): void;
}

export function createDevPages(options: {
  server: ViteDevServer;
  devSite: DevSite;
  siteRoot: string;
  watch: DrawWatch;
}): DevPages {
  const { server, devSite, siteRoot, watch } = options;
  /** By path, for the current state of the pages. */
  const emitted = new Map<string, Promise<EmittedPage>>();

  const compare = rememberComparisons();
  const inputOf = (route: Route) =>
    renderInput({ site: devSite.site(), route, annotationsOf: devSite.annotationsOf });
  const drawnInput = async (route: Route): Promise<RenderInput> => {
    const { input, compared } = inputOf(route);
    return compared ? { ...input, comparison: await compare(compared) } : input;
  };
  const unfinished = createUnfinishedPages({
    onFinished: () => server.environments.client.hot.send('rsc:update'),
  });
  let isWarm = false;
  const watched = async <T>(route: Route, work: (app: App) => Promise<T>): Promise<T> => {
    const { path, source } = route;
    unfinished.check(path);
    const rendering = loadApp().then(work);
    try {
      const drawing = { path, file: source.file };
      const limits = isWarm ? {} : { timeout: FIRST_RENDER_TIMEOUT_MS };
      const drawn = await watch.during(drawing, rendering, limits);
      isWarm = true;
      return drawn;
    } catch (error) {
      if (error instanceof UnfinishedPageError) unfinished.add({ path, error, rendering });
      throw error;
    }
  };
  const loadApp = (): Promise<App> => {
    const environment = server.environments.rsc as RunnableDevEnvironment;
    return environment.runner.import(join(projectRoot, 'src/app/entry.rsc.tsx'));
  };
  const draw = async (route: Route): Promise<string> => {
    // If it fails, an earlier success does not count.
    emitted.delete(route.path);
    const drawn = await watched(route, async (app) => app.render(await drawnInput(route)));
    emitted.set(route.path, Promise.resolve(readPublished(route.path, drawn)));
    return drawn.html;
  };
  const read = async (route: Route): Promise<EmittedPage> => {
    await draw(route);
    return emittedOf(route);
  };
  const emittedOf = (route: Route): Promise<EmittedPage> => {
    const known = emitted.get(route.path) ?? read(route);
    emitted.set(route.path, known);
    return known;
  };
  /** The ids of other pages, by path. Rendering them all again after each edit would delay the next one. */
  const known = new Map<string, { content: CompiledMdx; ids: string[] }>();
  const idsOf = async (path: string): Promise<string[]> => {
    const route = devSite.route(path);
    if (!route) return [];
    const { page } = route;
    const content =
      'content' in page && page.content ? devSite.site().contents[page.content.key] : undefined;
    const last = known.get(path);
    if (last && last.content === content) return last.ids;
    const { ids } = await emittedOf(route);
    if (content) known.set(path, { content, ids });
    return ids;
  };

  return {
    html: draw,
    payload: (route) => watched(route, async (app) => app.renderPayload(await drawnInput(route))),
    async llms(path) {
      const site = devSite.site();
      const writer = await createTwinWriter({
        site,
        siteRoot,
        annotationsOf: devSite.annotationsOf,
      });
      return buildLlms({ site, writer }).files.get(path.slice(1));
    },
    async twin(route) {
      const site = devSite.site();
      const html = route.page.kind === 'custom' ? await draw(route) : undefined;
      const { annotationsOf } = devSite;
      const writer = await createTwinWriter({
        site,
        siteRoot,
        annotationsOf,
        document: () => html,
      });
      return writer.write(route.path);
    },
    samples: (route) => inputOf(route).samples ?? { hovers: [], files: {} },
    async report(path) {
      const route = devSite.route(path);
      if (!route) return undefined;
      const site = devSite.site();
      const readAt = devSite.readAt();
      const problems = await checkPage({
        site,
        page: await emittedOf(route),
        idsOf,
        hasFile: devSite.files().has,
      });
      return {
        path,
        marks: marksOf(route, site.drafts.get(path)),
        problems: await addFrames({ root: siteRoot, problems, readAt }),
      };
    },
    forget(what) {
      emitted.clear();
      unfinished.forget();
      if (what === 'everything') known.clear();
    },
  };
}

/** The page as it will be published: Vite's modules and the page's own payload are not assets. */
function readPublished(path: string, { html, inlineScripts }: RenderOutput): EmittedPage {
  const page = readEmittedPage({ path, html, ownScripts: inlineScripts });
  const isModule = (address: string) =>
    /\/(@|src\/|node_modules\/|\.site\/)|\/payload\.txt$/.test(address);
  return { ...page, resources: page.resources.filter((address) => !isModule(address)) };
}

function marksOf({ page }: Route, draft: string | undefined): string[] {
  const isUnlisted =
    page.kind === 'doc'
      ? page.unlisted
      : page.kind === 'blog-post' && !draft && page.head.robots?.includes('noindex');
  return [
    ...(draft ? [`Draft: ${draft} is not published until "draft: true" is removed from it.`] : []),
    ...(isUnlisted ? ['Unlisted: menus, search and search engines do not show this page.'] : []),
  ];
}
