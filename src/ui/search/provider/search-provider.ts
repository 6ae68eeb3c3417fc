import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchKind } from '#shared/search/search-index-file.ts';

/** Restrictions of a search. */
export interface SearchFacets {
  /** Name of the locale; all languages by default. */
  language?: string;
  /** Tags of docs versions, of which a hit must have one; all versions by default. */
  tags?: string[];
  /** Kinds to search; all by default. */
  kinds?: SearchKind[];
}

/** One search, for any provider. */
export interface SearchRequest {
  query: string;
  /** The full pasted text, if it is longer than a query may be. */
  pasted?: string | undefined;
  facets: SearchFacets;
  /** Counted from 0; a page holds `searchLimits.hitsPerPage` hits. */
  page: number;
  /** Maximum number of hits per group. A provider without this feature leaves it to the caller. */
  perGroup?: number;
  /** Cancels it: the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Runs queries, with the site's own index or a hosted service. */
export interface SearchProvider {
  /** Rejects without a response: offline, refused, invalid. */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Loads ahead what the first query needs. Failures are reported when `search` is called. */
  prepare(facets: SearchFacets): void;
}
