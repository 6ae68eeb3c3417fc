import type { SearchFilter } from '#shared/search/search-manifest.ts';

/** What is typed, taken apart: `api: link` looks for `link` in the API reference alone. */
export interface FilteredQuery {
  filter: SearchFilter | undefined;
  query: string;
}

/** Prefixes count in lower case: with a capital they begin the messages of errors. */
export function readFilter(text: string, filters: SearchFilter[]): FilteredQuery {
  const filter = filters.find(({ prefix }) => text.startsWith(prefix));
  return { filter, query: filter ? text.slice(filter.prefix.length).trimStart() : text };
}
