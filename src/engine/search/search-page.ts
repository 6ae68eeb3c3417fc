import type { IndexedMessage, IndexedPage } from '#shared/search/search-index-file.ts';

/** A page in the search. */
export interface SearchPage {
  /** Tag of its docs version, `default` outside the docs; searches are restricted by it. */
  tag: string;
  indexed: IndexedPage;
  /** Errors that it explains. */
  messages: IndexedMessage[];
}
