import { searchLimits } from '#shared/limits.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { type FilteredQuery, readFilter } from '../../search/provider/read-filter.ts';

/** The search page's address parameters: `?q=links&version=10.x&kind=guide&page=2`. */
export interface SearchParameters {
  query: string;
  /** Label or name of a version, or `all`; if empty, the default for the reader. */
  version: string;
  /** Empty: all kinds. */
  kind: string;
  /** The errors that were found in a longer pasted text, of which the query is the beginning: one in a line. */
  error: string;
  /** Counted from 1, as readers count. */
  page: number;
}

/** Value of `version` without a restriction. */
export const ALL_VERSIONS = 'all';

export function parseSearchParameters(search: string): SearchParameters {
  const read = new URLSearchParams(search);
  const page = Number(read.get('page') ?? 1);
  return {
    query: (read.get('q') ?? '').slice(0, searchLimits.queryLength),
    version: read.get('version') ?? '',
    kind: read.get('kind') ?? '',
    error: read.get('error') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** With a leading question mark, or empty. Default values are left out. */
export function formatSearchParameters(parameters: SearchParameters): string {
  const { query, version, kind, error, page } = parameters;
  const written = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(version === '' ? {} : { version }),
    ...(kind === '' ? {} : { kind }),
    ...(error === '' ? {} : { error }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return written === '' ? '' : `?${written}`;
}

/** The version with a name or label, if it exists. */
export function namedVersion(versions: SearchVersion[], wanted: string) {
  return versions.find(({ name, label }) => name === wanted || label === wanted);
}

/** What is searched for: a prefix in the query has the same effect as a kind, and comes before it. */
export function askedOf(
  { query, kind }: Pick<SearchParameters, 'query' | 'kind'>,
  { filters }: Pick<SearchManifest, 'filters'>,
): FilteredQuery {
  const read = readFilter(query, filters);
  return read.filter ? read : { ...read, filter: filters.find((known) => known.kind === kind) };
}

/** Label of a path's version: the one with the longest matching root. */
export function versionOfPath(path: string, versions: SearchVersion[]): string | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]?.label;
}
