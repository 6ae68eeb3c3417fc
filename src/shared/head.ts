import type { FeedLink } from './site-shell.ts';

/** Metadata of a page for its `<head>`. All addresses are absolute. */
export interface PageHead {
  /** The document title: `Define Routers | tRPC`, or `Define Routers (10.x) | tRPC` in an older docs version. */
  title: string;
  description: string;
  canonical: string;
  /** `noindex` for unlisted pages, the search page and the not-found page. */
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
  /** Feeds about this part of the site; their paths are not absolute. */
  feeds?: FeedLink[];
  /** Structured data objects, each written as one JSON-LD script. */
  jsonLd: object[];
}

/** The image that social networks show for a page. */
export interface SocialImage {
  href: string;
  /** Text alternative of the image. */
  alt: string;
  /** In pixels; left out if unknown. */
  size?: { width: number; height: number };
}
