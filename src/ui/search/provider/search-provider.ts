import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchKind } from '#shared/search/search-index-file.ts';

/** What hits are restricted to. */
export interface SearchFacets {
  /** Name of the locale; every language when left out. */
  language?: string;
  /** Tags of docs versions, of which a hit must have one; every version when left out. */
  tags?: string[];
  /** What to find; everything when left out. */
  kinds?: SearchKind[];
}

export interface SearchRequest {
  query: string;
  /** The whole text that was pasted, where it is longer than a query may be. */
  pasted?: string | undefined;
  facets: SearchFacets;
  /** Counted from 0; a page holds `searchLimits.hitsPerPage` hits. */
  page: number;
  /** Most hits that one group may have. A provider that cannot do it leaves that to the caller. */
  perGroup?: number;
  /** Gives up: the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Answers queries: the site's own index does, or a hosted service. */
export interface SearchProvider {
  /** Rejects when no answer can be had: offline, refused, not understood. */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Loads ahead what the first answer will need. A failure shows when `search` is called. */
  prepare(facets: SearchFacets): void;
}
