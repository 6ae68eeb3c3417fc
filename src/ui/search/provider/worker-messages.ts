import type { SearchSynonyms } from '#shared/search/search-manifest.ts';
import type { StaticSearchRequest, StaticSearchResponse } from '#shared/search/static-search.ts';

/** Messages to the worker with the index; `start` comes first and once. */
export type WorkerRequest =
  | { type: 'start'; synonyms: SearchSynonyms }
  | { type: 'search'; id: number; request: StaticSearchRequest }
  | { type: 'prepare'; files: string[] };

/** Messages from the worker; `id` is the search's. */
export type WorkerResponse =
  | { id: number; response: StaticSearchResponse; error?: undefined }
  | { id: number; error: string };
