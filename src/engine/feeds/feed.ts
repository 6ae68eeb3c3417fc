/** One post for feed readers. All addresses are absolute. */
export interface FeedEntry {
  address: string;
  title: string;
  summary: string;
  /** ISO date of publication. */
  published: string;
  authors: { name: string; address: string }[];
  tags: string[];
  /** The whole post; its addresses are absolute as well. */
  html?: string;
}

/** What a feed says about itself. */
export interface FeedAbout {
  title: string;
  description: string;
  /** The blog. */
  address: string;
  language: string;
  /** Addresses of the feeds themselves. */
  feeds: { rss: string; atom: string; json: string };
}
