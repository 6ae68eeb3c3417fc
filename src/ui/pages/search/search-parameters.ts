import { searchLimits } from '#shared/limits.ts';
import type { SearchKind } from '#shared/search/search-index-file.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';

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

export function namedKind(
  { kind }: SearchParameters,
  { filters }: Pick<SearchManifest, 'filters'>,
): SearchKind | undefined {
  return filters.find((known) => known.kind === kind)?.kind;
}

/** Label of a path's version: the one with the longest matching root. */
export function versionOfPath(path: string, versions: SearchVersion[]): string | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]?.label;
}
