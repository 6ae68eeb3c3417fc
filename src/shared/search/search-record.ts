import type { SearchPageKind } from './search-index-file.ts';

/**
 * Levels of a record's position: the section of the site, the page, and headings of level 2 to 6.
 */
export interface SearchHierarchy {
  /** Section of the site: a sidebar's category, the blog, the API reference. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** The level of the heading that a record represents. */
export type SearchRecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/**
 * One heading with the text below it, as the hosted provider stores it. Field names are the
 * provider's. The first record of a page represents the page itself and has no anchor.
 */
export interface SearchRecord {
  /** Unique within an index. */
  objectID: string;
  hierarchy: SearchHierarchy;
  /** Prose of the section; null if there is none. */
  content: string | null;
  /** The level of the record's own heading. */
  type: SearchRecordType;
  /** The kind of the page, from which its hits have their icon. */
  kind: SearchPageKind;
  /** Absolute address with the anchor. */
  url: string;
  url_without_anchor: string;
  /** Id of the heading; null for the page itself. */
  anchor: string | null;
  /** Name of the locale: `en`. */
  language: string;
  /** Tag of the docs version (`docs-default-current`), or `default` outside the docs. */
  docusaurus_tag: string;
  /** For the provider's ranking: higher is better. */
  weight: { pageRank: number; level: number; position: number };
}
