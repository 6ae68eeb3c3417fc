import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { StaticProviderConfig } from '#shared/search/search-manifest.ts';
import type { SearchFacets, SearchRequest } from './search-provider.ts';

/** The part of the provider's configuration that the worker needs. */
export type IndexConfig = Pick<StaticProviderConfig, 'files' | 'synonyms'>;

/** A request as sent to the worker, which does not learn about its cancellation. */
export type IndexRequest = Omit<SearchRequest, 'signal'>;

/** Messages to the worker with the index; `start` comes first and once. */
export type WorkerRequest =
  | { type: 'start'; config: IndexConfig }
  | { type: 'search'; id: number; request: IndexRequest }
  | { type: 'prepare'; facets: SearchFacets };

/** Messages from the worker; `id` is the search's. */
export type WorkerResponse =
  | { id: number; response: SearchResponse; error?: undefined }
  | { id: number; error: string };
