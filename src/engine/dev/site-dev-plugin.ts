import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { withoutBaseUrl } from '#shared/base-url.ts';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import { normalizePath } from '#shared/route-match.ts';
import { projectRoot } from '../project-root.ts';
import { renderInput } from '../ssg/render-input.ts';
import type { DevSite } from './dev-site.ts';
import { overlayMessage } from './overlay.ts';

type App = { render(input: RenderInput): Promise<RenderOutput> };

/** Serves pages from their sources and tells open browsers about edits and problems. */
export function siteDevPlugin(options: { devSite: DevSite; baseUrl: string }): Plugin {
  const { devSite, baseUrl } = options;
  return {
    name: 'site:dev',
    configureServer(server) {
      watchContent(server, devSite);
      // After Vite's own middlewares: modules and assets of the app come first.
      return () => {
        server.middlewares.use((request, response, next) => {
          answer({ server, devSite, baseUrl, request, response }).then(
            (answered) => !answered && next(),
            next,
          );
        });
      };
    },
  };
}

function watchContent(server: ViteDevServer, devSite: DevSite): void {
  const { hot } = server.environments.client;
  const report = () => {
    const message = overlayMessage(devSite.problems());
    if (message) hot.send(message);
    // The page follows also where something is wrong: the rest of an edit may be right.
    hot.send('site:update', { hasErrors: message !== undefined });
  };
  devSite.onSamples(report);
  server.watcher.add(devSite.watchedPaths);
  server.watcher.on('all', async (_event, file) => {
    if (!devSite.concerns(file)) return;
    await devSite.reload();
    report();
  });
  hot.on('vite:client:connect', () => {
    const message = overlayMessage(devSite.problems());
    if (message) hot.send(message);
  });
}

async function answer(input: {
  server: ViteDevServer;
  devSite: DevSite;
  baseUrl: string;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<boolean> {
  const { server, devSite, baseUrl, request, response } = input;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const sitePath = withoutBaseUrl(decodeURI(pathname), baseUrl);
  if (sitePath === undefined) return false;

  const file = devSite.findFile(sitePath);
  if (file) {
    response.setHeader('content-type', lookup(file) ?? 'application/octet-stream');
    response.end(await readFile(file));
    return true;
  }
  const searchFile = sitePath.endsWith('.json') ? devSite.searchFile(sitePath) : undefined;
  if (searchFile !== undefined) {
    response.setHeader('content-type', 'application/json');
    response.end(searchFile);
    return true;
  }

  const card = sitePath.endsWith('.png') ? await devSite.card(sitePath) : undefined;
  if (card) {
    response.setHeader('content-type', 'image/png');
    response.end(card);
    return true;
  }

  const playgroundFile = await devSite.playgroundFile(sitePath);
  if (playgroundFile !== undefined) {
    response.setHeader('content-type', lookup(sitePath) ?? 'text/html; charset=utf-8');
    response.end(playgroundFile);
    return true;
  }

  const [, folder = sitePath, beside] = /^(.*)\/(payload\.txt|samples\.json)$/.exec(sitePath) ?? [];
  const path = normalizePath(folder || '/');
  const route = devSite.route(path) ?? (beside ? undefined : devSite.route('/404'));
  response.setHeader('cache-control', 'no-store');
  if (!route) {
    response.statusCode = 404;
    response.end(beside ? 'No page is beside this file.' : bareDocument(baseUrl));
    return true;
  }
  const { annotationsOf } = devSite;
  const { input: page, samples } = renderInput({ site: devSite.site(), route, annotationsOf });
  if (beside === 'samples.json') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(samples ?? { hovers: [], files: {} }));
    return true;
  }
  const environment = server.environments.rsc as RunnableDevEnvironment;
  const app: App = await environment.runner.import(join(projectRoot, 'src/app/entry.rsc.tsx'));
  const output = await app.render(page);
  response.statusCode = route.path === path ? 200 : 404;
  response.setHeader(
    'content-type',
    beside ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
  );
  response.end(beside ? output.payload : output.html);
  return true;
}

/** A page that shows nothing but the overlay, for a site with so many problems that it has no pages. */
function bareDocument(baseUrl: string): string {
  return `<!doctype html><title>Site with problems</title><script type="module" src="${baseUrl}@vite/client"></script>`;
}
