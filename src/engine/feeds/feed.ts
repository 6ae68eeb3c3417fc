/** One post or change, for feed readers. All addresses are absolute. */
export interface FeedEntry {
  /** Unique id; the address by default. */
  id?: string;
  address: string;
  title: string;
  summary: string;
  /** ISO date of publication, with or without time. */
  published: string;
  authors: { name: string; address: string }[];
  tags: string[];
  /** The full post with absolute addresses. */
  html?: string;
}

/** Metadata of a feed. */
export interface FeedAbout {
  /** Unique id; the address by default. */
  id?: string;
  title: string;
  description: string;
  /** The page that the feed is about: the blog, the docs. */
  address: string;
  language: string;
  /** Addresses of the feeds themselves. */
  feeds: { rss?: string; atom: string; json: string };
}
