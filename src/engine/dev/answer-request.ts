import type { IncomingMessage, ServerResponse } from 'node:http';
import { withBaseUrl, withoutBaseUrl } from '#shared/base-url.ts';
import { readPagePath } from '#shared/page-path.ts';
import { prefersMarkdown } from '../serve/prefers-markdown.ts';
import { isForModels } from '../twins/build-llms.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * Answers an address like the built site: with a file, a page, its payload or samples, a redirect, or the not-found
 * page. If a page throws, the response is a document that shows the reason (`answerReports`).
 */
export async function answerRequest(options: {
  devSite: DevSite;
  pages: DevPages;
  baseUrl: string;
  /** Path and query, with the base URL. */
  address: string;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<void> {
  const { devSite, pages, baseUrl, address, request, response } = options;
  const since = Date.now();
  const send = (status: number, type: string, body: string | Uint8Array) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const { pathname, search } = splitAddress(address);
  const sitePath = pathname && withoutBaseUrl(pathname, baseUrl);
  if (sitePath === undefined) {
    return send(400, 'text/plain; charset=utf-8', `The site is below ${baseUrl}.`);
  }

  const { page: path, part } = readPagePath(sitePath);
  const isBeside = part !== 'html';
  // Files of a page are requested after each edit. Checking them first avoids building all other files.
  const isOfPage = isBeside && devSite.route(path) !== undefined;
  const file = isOfPage ? undefined : await devSite.files().find(sitePath, pages.html);
  if (file) return send(200, file.type, file.body);

  const twin = await findTwin({ devSite, pages, sitePath, accept: request.headers.accept });
  if (twin !== undefined) return send(200, MARKDOWN, twin);
  const map = isForModels(sitePath) && (await pages.llms(sitePath));
  if (map) return send(200, sitePath.endsWith('.md') ? MARKDOWN : 'text/plain; charset=utf-8', map);

  const redirect = devSite.redirect(path);
  if (redirect && !isBeside) {
    const { to } = redirect;
    const location = to.startsWith('/') ? withBaseUrl(to, baseUrl) : to;
    // Not cached permanently, unlike on the published site, because the line may change in a minute.
    response.writeHead(302, {
      location: encodeURI(location) + search,
      'cache-control': 'no-store',
    });
    return void response.end();
  }

  // The page may be in a new file that the watcher has not yet reported.
  if (part === 'html' && !devSite.route(path) && !/\.\w+$/.test(path)) await devSite.reload();
  const route = devSite.route(path) ?? (isBeside ? undefined : devSite.route('/404'));
  if (!route) {
    return send(
      404,
      HTML,
      isBeside ? 'There is no page at this URL.' : bareDocument({ baseUrl, since }),
    );
  }
  if (part === 'samples') {
    return send(200, 'application/json', JSON.stringify(pages.samples(route)));
  }
  const draw = isBeside ? pages.payload : pages.html;
  const output = await draw(route).catch(() => undefined);
  if (output === undefined) return send(500, HTML, bareDocument({ baseUrl, since }));
  if (isBeside) return send(200, 'text/plain; charset=utf-8', output);
  send(route.path === path ? 200 : 404, HTML, output);
}

/** The twin at an address, or the one that a program requests at the page's address. */
async function findTwin(options: {
  devSite: DevSite;
  pages: DevPages;
  sitePath: string;
  accept: string | undefined;
}): Promise<string | undefined> {
  const { devSite, pages, sitePath, accept } = options;
  const [, named] = /^(.+)\.md$/.exec(sitePath) ?? [];
  const wanted = named === '/index' ? '/' : (named ?? sitePath);
  if (named === undefined && !prefersMarkdown(accept)) return undefined;
  const route = devSite.route(wanted);
  return route && pages.twin(route);
}

/** The decoded path, and the query; no path if its escapes are invalid. */
function splitAddress(address: string): { pathname: string | undefined; search: string } {
  const [path = '/'] = address.split('?', 1);
  const search = address.slice(path.length);
  try {
    return { pathname: decodeURIComponent(path), search };
  } catch {
    return { pathname: undefined, search };
  }
}

/**
 * A page that shows only the overlay: for a site whose problems leave it without pages, and for a page that cannot be
 * rendered. It requests the report and reloads after each edit, or when a report arrives, because only a page that can
 * be rendered has one: then the mistake was corrected before the browser listened.
 *
 * @param options.since when the page was requested, in milliseconds since 1970 by this machine's clock
 */
function bareDocument({ baseUrl, since }: { baseUrl: string; since: number }): string {
  return `<!doctype html><title>Page with problems</title>
<script type="module" src="${baseUrl}@vite/client"></script>
<script type="module">
  import { createHotContext } from '${baseUrl}@vite/client';
  const hot = createHotContext('/bare-document');
  for (const event of ['site:update', 'rsc:update', 'site:report']) {
    hot.on(event, () => location.reload());
  }
  hot.send('site:page', { pathname: decodeURI(location.pathname), since: ${since} });
</script>`;
}
