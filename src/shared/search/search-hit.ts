/** A text in pieces: those that answer the query are marked. Joined they are the text. */
export type MarkedText = { text: string; marked: boolean }[];

export type HitType = 'page' | 'heading' | 'text' | 'message';

/** One answer to a query, ready to be drawn. */
export interface SearchHit {
  /** Unique among the hits of a query. */
  id: string;
  /** Where it leads: a path with the base URL and an anchor, or an address of another site. */
  href: string;
  /** Which part of the page answers, or what kind of answer it is; chooses the icon. */
  type: HitType;
  /** Section of the site that it belongs to: hits are grouped by it. */
  group: string;
  /** Heading or page title. */
  title: MarkedText;
  /** Titles of the page and of the headings that lead to it, outermost first; without its own. */
  trail: string[];
  /** Text of the section around the words that were found. */
  excerpt: MarkedText;
  /** What the reader wants to know, said here. Only answers have it. */
  answer?: HitAnswer;
}

/** Says what a reader wants to know, so that there is no need to open the page. */
export interface HitAnswer {
  /** A few sentences, with backticks around inline code and `**` around strong words. */
  text: string;
}

/** What an export is, in short. */
export interface SymbolCard {
  name: string;
  /** Its kind and where to import it from: `function · @trpc/server`. */
  label: string;
  /** What its declaration says after the name, on one line; may be empty. */
  code: string;
  /** First sentence of its comment; may be empty. */
  text: string;
  /** Its guide, its page of the reference and its history, the best first. */
  links: SearchHit[];
}

/** One page of answers. */
export interface SearchResponse {
  /** What is just what was asked for, in front of all hits; most queries have none. */
  answers: SearchHit[];
  /** The export whose name was typed. */
  symbol?: SymbolCard;
  /** Best first; also those that answers or the card lead to. */
  hits: SearchHit[];
  /** A query that is spelled alike, where this one finds nothing. */
  suggestion?: string | undefined;
  /** Number of hits on all pages. */
  total: number;
  pageCount: number;
}
