/** A text in pieces: those that answer the query are marked. Joined they are the text. */
export type MarkedText = { text: string; marked: boolean }[];

/** One answer to a query, ready to be drawn. */
export interface SearchHit {
  /** Unique among the hits of a query. */
  id: string;
  /** Where it leads: a path with the base URL and an anchor, or an address of another site. */
  href: string;
  /** Which part of the page answers; chooses the icon. */
  type: 'page' | 'heading' | 'text';
  /** Section of the site that it belongs to: hits are grouped by it. */
  group: string;
  /** Heading or page title. */
  title: MarkedText;
  /** Titles of the page and of the headings that lead to it, outermost first; without its own. */
  trail: string[];
  /** Text of the section around the words that were found. */
  excerpt: MarkedText;
}

/** One page of answers. */
export interface SearchResponse {
  /** Best first. */
  hits: SearchHit[];
  /** Number of hits on all pages. */
  total: number;
  pageCount: number;
}
