import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { Route } from '#shared/route.ts';
import { hasTwin, twinPath } from '#shared/twin-path.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { cardOf } from '../cards/card.ts';
import { createCardPainter } from '../cards/card-painter.ts';
import { buildFeeds, isInFeeds } from '../feeds/build-feeds.ts';
import { LICENSES_PATH } from '../licenses/build-licenses.ts';
import { buildSiteFiles } from '../outputs/site-files.ts';
import { buildPlayground, playgroundPackages } from '../playground/build-playground.ts';
import { cardPath } from '../routes/card-path.ts';
import { buildSearch } from '../search/build-search.ts';
import type { Site } from '../site.ts';

/** A file that the built site has besides its pages. */
export interface DevFile {
  body: string | Uint8Array;
  /** Its media type. */
  type: string;
}

/** The files of one state of the site. Each is built on demand. */
export interface DevFiles {
  /**
   * @param path below the base URL, with a leading slash
   * @param draw renders the HTML document of a page, because feeds contain posts
   */
  find(path: string, draw: (route: Route) => Promise<string>): Promise<DevFile | undefined>;
  /** Whether the built site has a file there, as far as that is known without building it. */
  has(path: string): boolean;
  /** Paths of the text files that the site writes besides its pages and assets, without a leading slash. */
  texts(): Iterable<string>;
}

export function createDevFiles(options: {
  site: Site;
  siteRoot: string;
  cache: ContentCache;
}): DevFiles {
  const { site, siteRoot, cache } = options;
  const staticDir = join(siteRoot, 'content/static');
  const assets = new Map(
    site.assets.map((asset) => [`/${asset.output}`, join(siteRoot, asset.file)]),
  );
  const cards = new Map(site.routes.map((route) => [cardPath(route.path), route]));
  // Not computed yet, because pages of the API reference are built on demand.
  const twins = new Map(site.routes.map((route) => [twinPath(route.path), route]));
  let texts: Map<string, string> | undefined;
  let search: Map<string, string> | undefined;
  let feeds: Set<string> | undefined;

  const findOnDisk = (path: string): string | undefined => {
    const asset = assets.get(path);
    if (asset) return asset;
    const file = join(staticDir, path);
    const isInside = file.startsWith(join(staticDir, '/'));
    return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
  };
  const textFiles = () => {
    texts ??= buildSiteFiles({ site }).set(LICENSES_PATH, NO_LICENSES);
    return texts;
  };
  const findText = (path: string): string | undefined => {
    // Each edit needs the file names, but not the search index.
    if (/^\/(search\/|assets\/search-)/.test(path)) {
      search ??= buildSearch({ site });
      return search.get(path.slice(1));
    }
    return textFiles().get(path.slice(1));
  };
  /** Uses the current posts, which may have been edited since the last time. */
  const findFeed = async (path: string, draw: (route: Route) => Promise<string>) => {
    const { config, strings, routes } = site;
    feeds ??= new Set(buildFeeds({ config, strings, routes }).keys());
    if (!feeds.has(path.slice(1))) return undefined;
    const documents = new Map<string, string>();
    for (const route of routes.filter(({ page }) => isInFeeds(page))) {
      // A post that cannot be rendered shows the reason on its own page.
      const document = await draw(route).catch(() => undefined);
      if (document !== undefined) documents.set(route.path, document);
    }
    return buildFeeds({ config, strings, routes, documents }).get(path.slice(1));
  };
  const drawCard = async (path: string): Promise<Uint8Array | undefined> => {
    const route = cards.get(path);
    if (!route) return undefined;
    const painter = await createCardPainter({ siteRoot, config: site.config });
    return painter.draw(cardOf({ shell: site.shell, page: route.page }));
  };
  const findInPlayground = async (path: string): Promise<DevFile | undefined> => {
    const places = isOfPlayground(path) ? playgroundPackages(site, siteRoot) : undefined;
    if (places === undefined) return undefined;
    const { files } = await buildPlayground({ places, cache });
    const page = files.get(`${path.slice(1)}/index.html`);
    const body = files.get(path.slice(1)) ?? page;
    return body === undefined ? undefined : { body, type: page ? HTML : typeOf(path) };
  };

  const isTwin = (path: string) => {
    const route = twins.get(path);
    return route !== undefined && hasTwin(route.page);
  };

  return {
    async find(path, draw) {
      const file = findOnDisk(path);
      if (file) return { body: await readFile(file), type: typeOf(file) };
      // The server knows more about old addresses than their pages do.
      const isText = /\.\w+$/.test(path) && !path.endsWith('.html');
      const text = isText ? ((await findFeed(path, draw)) ?? findText(path)) : undefined;
      if (text !== undefined) return { body: text, type: typeOf(path) };
      const card = await drawCard(path);
      return card ? { body: card, type: 'image/png' } : findInPlayground(path);
    },
    has: (path) =>
      cards.has(path) ||
      isTwin(path) ||
      isOfPlayground(path) ||
      findOnDisk(path) !== undefined ||
      findText(path) !== undefined,
    texts: () => textFiles().keys(),
  };
}

const NO_LICENSES = 'A build writes the licenses of what it bundles here: npm run build.\n';

const HTML = 'text/html; charset=utf-8';

function isOfPlayground(path: string): boolean {
  return /^\/(playground\/|assets\/playground-)/.test(path);
}

function typeOf(path: string): string {
  return lookup(path) ?? 'application/octet-stream';
}
