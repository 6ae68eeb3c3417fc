import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { FeedLink } from '#shared/site-shell.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import type { FeedAbout, FeedEntry } from './feed.ts';
import { fillFeed } from './fill-feed.ts';
import { buildJsonFeed } from './json-feed.ts';
import type { DocChange, DocsFeed } from './list-doc-changes.ts';

/**
 * Builds an Atom feed and a JSON Feed of the changes in each docs version.
 *
 * @returns path below the output folder -> text; no files for versions without a history
 */
export function buildDocsFeeds(options: {
  config: ResolvedSiteConfig;
  strings: Strings;
  docsFeeds: DocsFeed[];
}): Map<string, string> {
  const { config, strings, docsFeeds } = options;
  const words = strings.docs.feed;
  const { i18n } = config;
  const locale = i18n.currentLocale ?? i18n.defaultLocale;
  return new Map(
    docsFeeds.flatMap(({ version, changes }): [string, string][] => {
      if (changes.length === 0) return [];
      const paths = feedPaths(version);
      const names = { site: config.title, version: version.label };
      const about: FeedAbout = {
        // Distinguishes the feed from the page, and from feeds of other versions, in feed readers.
        id: absoluteAddress(config, paths.atom),
        title: fill(words.title, names),
        description: fill(words.about, names),
        address: absoluteAddress(config, version.path),
        language: i18n.locales[locale]?.htmlLang ?? locale,
        feeds: {
          atom: absoluteAddress(config, paths.atom),
          json: absoluteAddress(config, paths.json),
        },
      };
      const entries = changes.map((change) => entryOf({ config, change }));
      return [
        [paths.atom.slice(1), `${fillFeed({ about, entries }).atom1()}\n`],
        [paths.json.slice(1), buildJsonFeed({ about, entries })],
      ];
    }),
  );
}

/** The feeds listed in the heads of a version's pages. */
export function docsFeedLinks(options: {
  title: string;
  version: DocsFeed['version'];
  strings: Strings;
}): FeedLink[] {
  const { title, version, strings } = options;
  const paths = feedPaths(version);
  const label = fill(strings.docs.feed.label, { site: title, version: version.label });
  return [
    { title: `${label} (Atom)`, type: 'application/atom+xml', href: paths.atom },
    { title: `${label} (JSON)`, type: 'application/feed+json', href: paths.json },
  ];
}

/** Site paths of a version's feeds. */
export function feedPaths({ path }: Pick<DocsFeed['version'], 'path'>): {
  atom: string;
  json: string;
} {
  return { atom: `${path}/atom.xml`, json: `${path}/feed.json` };
}

function entryOf(options: { config: ResolvedSiteConfig; change: DocChange }): FeedEntry {
  const { config, change } = options;
  const address = absoluteAddress(config, change.path);
  const { hostname, pathname } = new URL(address);
  const day = change.time.slice(0, 10);
  return {
    // Another change to a page makes a new entry; the same commit keeps its id in every build (RFC 4151).
    id: `tag:${hostname},${day}:${pathname}/${change.commit.slice(0, 12)}`,
    address,
    title: change.isNew ? `New: ${change.title}` : change.title,
    summary: change.summary,
    published: change.time,
    authors: [],
    tags: [],
  };
}
