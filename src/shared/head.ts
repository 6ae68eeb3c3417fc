import type { FeedLink } from './site-shell.ts';

/** What a page says about itself in its `<head>`. All addresses are absolute. */
export interface PageHead {
  /** The document title: `Define Routers | tRPC`, of an older docs version `Define Routers (10.x) | tRPC`. */
  title: string;
  description: string;
  canonical: string;
  /** `noindex` for unlisted pages, search, not-found. */
  robots?: string;
  keywords?: string[];
  image: SocialImage;
  type: 'website' | 'article';
  /** ISO date of a post. */
  publishedTime?: string;
  /** Value of `docsearch:version` and `docsearch:docusaurus_tag`. */
  docsVersion?: string;
  docsTag: string;
  /** The same page in every locale, its own among them; none for sites with one locale. */
  alternates?: { hreflang: string; href: string }[];
  /** Feeds that are about this part of the site; their paths are not absolute. */
  feeds?: FeedLink[];
  /** Structured data objects, each written as one JSON-LD script. */
  jsonLd: object[];
}

/** What social networks show of a page. */
export interface SocialImage {
  href: string;
  /** What it shows, in words. */
  alt: string;
  /** In pixels; left out where nobody measured it. */
  size?: { width: number; height: number };
}
