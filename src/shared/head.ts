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
  /** Value of `docsearch:version` and `docsearch:docusaurus_tag` (DESIGN section 6). */
  docsVersion?: string;
  docsTag: string;
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
