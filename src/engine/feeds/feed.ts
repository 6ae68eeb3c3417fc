/** One post, or one change, for feed readers. All addresses are absolute. */
export interface FeedEntry {
  /** What readers know it by; its address when left out. */
  id?: string;
  address: string;
  title: string;
  summary: string;
  /** ISO date of publication, with or without a time. */
  published: string;
  authors: { name: string; address: string }[];
  tags: string[];
  /** The whole post; its addresses are absolute as well. */
  html?: string;
}

/** What a feed says about itself. */
export interface FeedAbout {
  /** What readers know it by; its address when left out. */
  id?: string;
  title: string;
  description: string;
  /** The page that it is about: the blog, the docs. */
  address: string;
  language: string;
  /** Addresses of the feeds themselves. */
  feeds: { rss?: string; atom: string; json: string };
}
