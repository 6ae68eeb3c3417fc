import type { IndexedMessage, IndexedPage } from '#shared/search/search-index-file.ts';

/** A page as search knows it. */
export interface SearchPage {
  /** Tag of its docs version, `default` outside of the docs: what searches are restricted by. */
  tag: string;
  indexed: IndexedPage;
  /** Errors that it explains. */
  messages: IndexedMessage[];
}
