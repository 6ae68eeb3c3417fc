import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { StaticSearchRequest } from '#shared/search/static-search.ts';

/** To the worker that holds the index. */
export type WorkerRequest =
  | { type: 'search'; id: number; request: StaticSearchRequest }
  | { type: 'prepare'; request: Pick<StaticSearchRequest, 'files' | 'synonyms'> };

/** And back; `id` is the search's. */
export type WorkerResponse =
  | { id: number; response: SearchResponse; error?: undefined }
  | { id: number; error: string };
