/** Words that readers use -> the site's own words for the same thing. Lower case. */
export type SearchSynonyms = Record<string, string[]>;

/** What the browser must know to search: published under a stable name, read when the reader means to search. */
export interface SearchManifest {
  /** Site path of the results page; none where the site has no such page. */
  resultsPath?: string;
  /** Where to tell that something is missing: an address to which the query is added. */
  reportHref?: string;
  /** The versions of the docs, newest first. */
  versions: { name: string; label: string; tag: string }[];
  provider:
    | {
        name: 'static';
        /** Files of the index, by the tag that their pages have. */
        files: { tag: string; href: string }[];
        synonyms: SearchSynonyms;
      }
    | {
        name: 'hosted';
        appId: string;
        indexName: string;
        apiKey: string;
        contextual: boolean;
        /** Origin of the addresses in the index that are pages of this site. */
        siteUrl: string;
      };
}

/** Where the manifest lies, as a site path. Its name never changes, its content does. */
export const SEARCH_MANIFEST_PATH = '/search/manifest.json';
