import type { SearchKind } from './search-index-file.ts';

/** Words that readers use -> the site's own words for the same thing. Lower case. */
export type SearchSynonyms = Record<string, string[]>;

/**
 * What the browser must know to search. Published under a name that never changes, and read when a reader
 * means to search. Paths in it have no base URL.
 */
export interface SearchManifest {
  /** The results page; none where the site has no such page. */
  resultsPath?: string;
  /** Where to tell that something is missing: the address of a new issue, which takes a title. */
  reportHref: string;
  /** Which docs instance the versions are of: part of the storage key of the preferred version. */
  docsId?: string;
  /** The versions of the docs, newest first. */
  versions: SearchVersion[];
  /** What there is to find, and may be searched for alone. */
  filters: SearchFilter[];
  /** What to search for instead when nothing was found. */
  suggestions: string[];
  provider: StaticProviderConfig | HostedProviderConfig;
}

/** A version of the docs that can be searched. */
export interface SearchVersion {
  name: string;
  label: string;
  /** What its records carry. */
  tag: string;
  /** Site path of its root: tells which version a hit is of. */
  path: string;
  /** Set for the latest version. */
  isLast?: true;
}

/** Restricts a search. */
export interface SearchFilter {
  kind: SearchKind;
  /** What readers call it. */
  label: string;
  /** In front of a query it says the same: `api:`. */
  prefix: string;
}

/** A file of the site's own index, and the tag that its pages have. */
export interface SearchFile {
  tag: string;
  href: string;
}

/** The site's own index answers. */
export interface StaticProviderConfig {
  name: 'static';
  files: SearchFile[];
  synonyms: SearchSynonyms;
}

/** A hosted service answers. */
export interface HostedProviderConfig {
  name: 'hosted';
  appId: string;
  indexName: string;
  /** The public search-only key. */
  apiKey: string;
  /** Restrict to the language and docs version of the page one is on. */
  contextual: boolean;
  /** Origin under which the service knows the pages of this site. */
  siteUrl: string;
  /** What the service does not know: error messages that guides explain, and the API reference, of which cards are made. */
  files: SearchFile[];
}

/** Site path of the page that lists all results. */
export const RESULTS_PATH = '/search';

/** Site path of the OpenSearch description, which tells browsers how to search the site. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** Site path of the manifest. */
export const SEARCH_MANIFEST_PATH = '/search/manifest.json';

/** The tag of everything outside of the docs. */
export const NO_VERSION_TAG = 'default';
