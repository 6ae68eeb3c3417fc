import type { SearchHit } from './search-hit.ts';

/** What hits are restricted to. */
export interface SearchFacets {
  /** Name of the locale; every language when left out. */
  language?: string;
  /** Tags of docs versions, of which a hit must have one; every version when left out. */
  tags?: string[];
}

export interface SearchRequest {
  query: string;
  facets: SearchFacets;
  /** Counted from 0; a page holds `limits.searchHitsPerPage` hits. */
  page: number;
  /** Gives up: the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

export interface SearchResponse {
  /** Best first. */
  hits: SearchHit[];
  /** Number of hits on all pages. */
  total: number;
  pageCount: number;
}

/** Who answers queries: the site's own index, or a hosted service. */
export interface SearchProvider {
  /** @throws when no answer can be had: offline, refused, not understood */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Starts to load what the first answer will need. Failures show in `search`. */
  prepare(facets: SearchFacets): void;
}
