import type { SearchFilter } from '#shared/search/search-manifest.ts';

/** What readers may search for alone, where a site has it; in the order in which it is offered. */
export const searchFilters: SearchFilter[] = [
  { kind: 'guide', label: 'Guides', prefix: 'guide:' },
  { kind: 'reference', label: 'API', prefix: 'api:' },
  { kind: 'post', label: 'Blog', prefix: 'blog:' },
  { kind: 'page', label: 'Pages', prefix: 'page:' },
  { kind: 'error', label: 'Errors', prefix: 'error:' },
];
