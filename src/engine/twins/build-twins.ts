import { join } from 'node:path';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { Route } from '#shared/route.ts';
import { hasTwin, twinPath } from '#shared/twin-path.ts';
import { shownLocale } from '../config/localize-config.ts';
import { posixPath } from '../posix-path.ts';
import type { AnnotationsOf } from '../samples/page-samples.ts';
import { type Fixture, readFixtures } from '../samples/read-release.ts';
import { groupByVersion } from '../samples/sample-versions.ts';
import type { SampleVersion, Site } from '../site.ts';
import { buildTwin, type TwinContext, twinBody } from './build-twin.ts';
import { htmlMarkdown } from './html-markdown.ts';
import type { ToMarkdown } from './markdown-store.ts';
import { sampleMarkdown } from './sample-markdown.ts';
import { createTwinLinks } from './twin-links.ts';

/** Writes the twins of a site's pages, by route path. Undefined for pages without one. */
export interface TwinWriter {
  write(path: string): string | undefined;
  /** A twin's text below its title, for files with several pages; samples are shown as on the page. */
  body(path: string, options: { shownOnly: boolean }): string | undefined;
}

export async function createTwinWriter(options: {
  site: Pick<Site, 'config' | 'strings' | 'routes' | 'contents' | 'sampleVersions'>;
  siteRoot: string;
  annotationsOf: AnnotationsOf;
  /** HTML pages by path, for those written in TSX. */
  document?: TwinContext['document'];
  /** By default, nothing is kept for the next run. */
  toMarkdown?: ToMarkdown;
}): Promise<TwinWriter> {
  const { site, siteRoot, annotationsOf, document, toMarkdown = htmlMarkdown } = options;
  const { config, strings, contents, routes, sampleVersions: versions } = site;
  const lang = shownLocale(config).htmlLang;
  const fixtures = await readAllFixtures({ siteRoot, versions });
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const links = createTwinLinks(site);
  const sample = (block: ContentCodeBlock, shownOnly: boolean): string => {
    const { versions: groups } = groupByVersion({ blocks: [block], versions });
    const own = groups.find(({ blocks }) => blocks.length > 0)?.version;
    return sampleMarkdown({
      block,
      annotations: annotationsOf(block),
      fixture: (name) => (own ? fixtures.get(own.folder)?.get(name)?.code : undefined),
      shownOnly,
      strings,
    });
  };
  const contextOf = (shownOnly: boolean): TwinContext => {
    const ofBlock = (block: ContentCodeBlock) => sample(block, shownOnly);
    return { config, strings, lang, contents, links, document, toMarkdown, sample: ofBlock };
  };
  const find = (path: string) => {
    const route = byPath.get(path);
    return route && hasTwin(route.page) ? route : undefined;
  };
  return {
    write(path) {
      const route = find(path);
      return route && buildTwin(contextOf(false), route);
    },
    body(path, { shownOnly }) {
      const route = find(path);
      return route && twinBody(contextOf(shownOnly), route.page);
    },
  };
}

/** Twins of all pages: path below the output folder -> text. */
export function buildTwins(options: { writer: TwinWriter; routes: Route[] }): Map<string, string> {
  const { writer, routes } = options;
  return new Map(
    routes.flatMap(({ path }): [string, string][] => {
      const text = writer.write(path);
      return text === undefined ? [] : [[twinPath(path).slice(1), text]];
    }),
  );
}

async function readAllFixtures(options: {
  siteRoot: string;
  versions: SampleVersion[];
}): Promise<Map<string, Map<string, Fixture>>> {
  const { siteRoot, versions } = options;
  return new Map(
    await Promise.all(
      versions.map(async (version) => {
        const folder = posixPath(join(siteRoot, version.folder));
        return [version.folder, await readFixtures({ folder, version })] as const;
      }),
    ),
  );
}
