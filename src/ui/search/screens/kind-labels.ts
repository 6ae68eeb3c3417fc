import type { SearchKind } from '#shared/search/search-index-file.ts';

/** What readers call that for which they may search alone. */
export const kindLabels: Record<SearchKind, string> = {
  guide: 'Guides',
  reference: 'API reference',
  post: 'Blog',
  page: 'Pages',
  error: 'Errors',
};
