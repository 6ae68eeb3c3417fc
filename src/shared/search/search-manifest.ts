import type { SearchKind } from './search-index-file.ts';

/** Words that readers use -> the site's own words for the same thing, in lower case. */
export type SearchSynonyms = Record<string, string[]>;

/**
 * Everything that the browser needs for searching. It is published under a fixed name and read when a reader is about
 * to search. Its paths have no base URL.
 */
export interface SearchManifest {
  /** The results page, if the site has one. */
  resultsPath?: string;
  /** Where to report missing content: the address of a new issue, which takes a title. */
  reportHref: string;
  /** The docs instance of the versions: part of the storage key of the preferred version. */
  docsId?: string;
  /** The versions of the docs, newest first. */
  versions: SearchVersion[];
  /** The kinds of content that can be searched separately. */
  filters: SearchFilter[];
  /** Queries to suggest when nothing was found. */
  suggestions: string[];
  provider: StaticProviderConfig | HostedProviderConfig;
}

/** A docs version that can be searched. */
export interface SearchVersion {
  name: string;
  label: string;
  /** The tag of its records. */
  tag: string;
  /** Site path of its root; identifies the version of a hit. */
  path: string;
  /** The kinds that a search in it finds, with those outside the docs. */
  kinds: SearchKind[];
  /** Set on the latest version. */
  isLast?: true;
}

/** Restricts a search. */
export interface SearchFilter {
  kind: SearchKind;
  /** Label for readers. */
  label: string;
  /** The same filter as a query prefix: `api:`. */
  prefix: string;
}

/** A file of the site's own index, and the tag of its pages. */
export interface SearchFile {
  tag: string;
  href: string;
  /** What it holds, to tell readers what is missing without it. */
  kinds: SearchKind[];
}

/** Searches the site's own index. */
export interface StaticProviderConfig {
  name: 'static';
  files: SearchFile[];
  synonyms: SearchSynonyms;
}

/** Searches with a hosted service. */
export interface HostedProviderConfig {
  name: 'hosted';
  appId: string;
  indexName: string;
  /** The public search-only key. */
  apiKey: string;
  /** Whether to restrict hits to the current page's language and docs version. */
  contextual: boolean;
  /** Origin under which the service has indexed the pages of this site. */
  siteUrl: string;
  /** Files for what the service lacks: error messages explained in guides, and the API reference for symbol cards. */
  files: SearchFile[];
}

/** Site path of the page that lists all results. */
export const RESULTS_PATH = '/search';

/** Site path of the OpenSearch description, which tells browsers how to search the site. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** Site path of the manifest. */
export const SEARCH_MANIFEST_PATH = '/search/manifest.json';

/** The tag of everything outside the docs. */
export const NO_VERSION_TAG = 'default';
