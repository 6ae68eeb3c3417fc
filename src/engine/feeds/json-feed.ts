import type { FeedAbout, FeedEntry } from './feed.ts';

/** Writes JSON Feed 1.1. The `feed` package writes version 1, which allows only one author. */
export function buildJsonFeed({
  about,
  entries,
}: {
  about: FeedAbout;
  entries: FeedEntry[];
}): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: about.title,
    home_page_url: about.address,
    feed_url: about.feeds.json,
    description: about.description,
    language: about.language,
    items: entries.map((entry) => ({
      id: entry.id ?? entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      ...(entry.html === undefined
        ? { content_text: entry.summary }
        : { content_html: entry.html }),
      date_published: new Date(entry.published).toISOString(),
      ...(entry.authors.length === 0
        ? {}
        : { authors: entry.authors.map(({ name, address }) => ({ name, url: address })) }),
      ...(entry.tags.length === 0 ? {} : { tags: entry.tags }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
