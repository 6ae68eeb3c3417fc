import type { SearchFilter } from '#shared/search/search-manifest.ts';

/** The parsed input: `api: link` searches only the API reference for `link`. */
export interface FilteredQuery {
  filter: SearchFilter | undefined;
  query: string;
}

/** Prefixes must be lower case: with a capital they begin error messages. */
export function readFilter(text: string, filters: SearchFilter[]): FilteredQuery {
  const filter = filters.find(({ prefix }) => text.startsWith(prefix));
  return { filter, query: filter ? text.slice(filter.prefix.length).trimStart() : text };
}
