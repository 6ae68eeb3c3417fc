import { join } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { PageSamples } from '#shared/hover.ts';
import type { PageReport } from '#shared/page-report.ts';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import type { Route } from '#shared/route.ts';
import { checkPage } from '../checks/check-page.ts';
import { type EmittedPage, readEmittedPage } from '../checks/read-emitted-page.ts';
import { addFrames } from '../problems/add-frames.ts';
import { projectRoot } from '../project-root.ts';
import { renderInput } from '../ssg/render-input.ts';
import type { DevSite } from './dev-site.ts';

interface App {
  render(input: RenderInput): Promise<RenderOutput>;
  renderPayload(input: RenderInput): Promise<string>;
}

/** Draws and checks single pages with the app as it is now. */
export interface DevPages {
  html(route: Route): Promise<string>;
  payload(route: Route): Promise<string>;
  samples(route: Route): PageSamples;
  /** What the build would say of the page at a path; nothing where there is no page. */
  report(path: string): Promise<PageReport | undefined>;
  /** Forgets what the pages said: something has changed. */
  forget(): void;
}

export function createDevPages(options: {
  server: ViteDevServer;
  devSite: DevSite;
  siteRoot: string;
}): DevPages {
  const { server, devSite, siteRoot } = options;
  /** By path, of pages as they are now. */
  const emitted = new Map<string, Promise<EmittedPage>>();

  const inputOf = (route: Route) =>
    renderInput({ site: devSite.site(), route, annotationsOf: devSite.annotationsOf });
  const loadApp = (): Promise<App> => {
    const environment = server.environments.rsc as RunnableDevEnvironment;
    return environment.runner.import(join(projectRoot, 'src/app/entry.rsc.tsx'));
  };
  const draw = async (route: Route): Promise<string> => {
    const app = await loadApp();
    const { html } = await app.render(inputOf(route).input);
    emitted.set(route.path, Promise.resolve(readPublished(route.path, html)));
    return html;
  };
  const read = async (route: Route): Promise<EmittedPage> =>
    readPublished(route.path, await draw(route));
  const emittedOf = (route: Route): Promise<EmittedPage> => {
    const known = emitted.get(route.path) ?? read(route);
    emitted.set(route.path, known);
    return known;
  };
  const idsOf = async (path: string): Promise<string[]> => {
    const route = devSite.route(path);
    return route ? (await emittedOf(route)).ids : [];
  };

  return {
    html: draw,
    async payload(route) {
      const app = await loadApp();
      return app.renderPayload(inputOf(route).input);
    },
    samples: (route) => inputOf(route).samples ?? { hovers: [], files: {} },
    async report(path) {
      const route = devSite.route(path);
      if (!route) return undefined;
      const site = devSite.site();
      const problems = await checkPage({
        site,
        page: await emittedOf(route),
        idsOf,
        hasFile: devSite.files().has,
      });
      return {
        path,
        marks: marksOf(route, site.drafts.get(path)),
        problems: await addFrames({ root: siteRoot, problems }),
      };
    },
    forget: () => emitted.clear(),
  };
}

/** What the page will be once it is published: modules that Vite serves, and its own payload, are no assets. */
function readPublished(path: string, html: string): EmittedPage {
  const page = readEmittedPage({ path, html });
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
