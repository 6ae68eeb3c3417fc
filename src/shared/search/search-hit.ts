import type { SearchKind } from './search-index-file.ts';

/** A text in segments; the matching ones are marked. Joined, they give the full text. */
export type MarkedText = { text: string; marked: boolean }[];

/**
 * What a hit is: an explained message, a part of the API reference, a blog post or a lesson; or on all other pages, the
 * part that matched.
 */
export type HitType = 'message' | 'reference' | 'post' | 'lesson' | 'page' | 'heading' | 'text';

/** One search result, ready to be rendered. */
export interface SearchHit {
  /** Unique among the hits of a query. */
  id: string;
  /** Target: a path with base URL and anchor, or an address on another site. */
  href: string;
  /** Selects the icon. */
  type: HitType;
  /** Whether it is what the query names; the best hit then stands alone, before the groups. Left out if not. */
  isNamed?: boolean;
  /** Section of the site; hits are grouped by it. */
  group: string;
  /** Heading or page title. */
  title: MarkedText;
  /** Titles of the page and its parent headings, outermost first; without its own. */
  trail: string[];
  /** Section text around the matched words. */
  excerpt: MarkedText;
  /** The full answer, shown in place. Only answers have it. */
  answer?: HitAnswer;
}

/** An answer that readers can read without opening the page. */
export interface HitAnswer {
  /** A few sentences, with backticks around inline code and `**` around strong words. */
  text: string;
}

/** A short description of an export. */
export interface SymbolCard {
  name: string;
  /** Its kind and import path: `function · @trpc/server`. */
  label: string;
  /** Its declaration after the name, on one line; may be empty. */
  code: string;
  /** First sentence of its comment, or about it in a guide; may be empty. */
  text: string;
  /** Its guide, its reference page and its history, best first. */
  links: SearchHit[];
}

/** One page of results. */
export interface SearchResponse {
  /** Exact matches, shown before all hits; most queries have none. */
  answers: SearchHit[];
  /**
   * The explained errors as the guides write them, for addresses: a short text that finds the same answers again, and
   * holds nothing private of a pasted log. Left out without answers.
   */
  errors?: string | undefined;
  /** The export with the typed name. */
  symbol?: SymbolCard;
  /** Best first, including those that answers or the card link to. */
  hits: SearchHit[];
  /** A query with a similar spelling, if this one finds nothing. */
  suggestion?: string | undefined;
  /** Titles of the nearest pages, best first, if the query finds nothing; left out if none is near. */
  near?: string[];
  /** Kinds that were not searched because a part of the index could not be loaded. */
  missing?: SearchKind[];
  /** Number of hits on all pages, with the answers; the same for grouped hits. */
  total: number;
  pageCount: number;
}
