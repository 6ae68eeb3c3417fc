import { Feed, type Item } from 'feed';
import { escapeXml } from '#shared/escape-xml.ts';
import { defined } from '../defined.ts';
import type { FeedAbout, FeedEntry } from './feed.ts';

/** A feed object of the `feed` package, which writes RSS 2.0 and Atom. */
export function fillFeed({
  about,
  entries,
  authorsOf,
}: {
  about: FeedAbout;
  entries: FeedEntry[];
  authorsOf?: (entry: FeedEntry) => Partial<Item>;
}): Feed {
  const newest = entries
    .map(({ published }) => published)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: about.id ?? about.address,
    title: about.title,
    description: about.description,
    link: about.address,
    language: about.language,
    feedLinks: about.feeds,
    generator: false,
    // Atom requires an author for entries without authors.
    author: { name: about.title, link: about.address },
    // The date of the content and not of the build, so that the same content gives the same feed.
    updated: new Date(newest ?? 0),
  });
  for (const entry of entries) {
    feed.addItem({
      // Both formats parse titles and summaries as HTML.
      title: escapeXml(entry.title),
      description: escapeXml(entry.summary),
      ...defined({ id: entry.id }),
      link: entry.address,
      // Not the date of the last commit, because a fixed link is no news.
      date: new Date(entry.published),
      published: new Date(entry.published),
      ...authorsOf?.(entry),
      category: entry.tags.map((name) => ({ name, term: name })),
      ...defined({ content: entry.html }),
    });
  }
  return feed;
}
