import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchSynonyms } from '#shared/search/search-manifest.ts';
import type { StaticSearchRequest } from '#shared/search/static-search.ts';

/** Messages to the worker with the index; `start` comes first and once. */
export type WorkerRequest =
  | { type: 'start'; synonyms: SearchSynonyms }
  | { type: 'search'; id: number; request: StaticSearchRequest }
  | { type: 'prepare'; files: string[] };

/** Messages from the worker; `id` is the search's. */
export type WorkerResponse =
  | { id: number; response: SearchResponse; error?: undefined }
  | { id: number; error: string };
