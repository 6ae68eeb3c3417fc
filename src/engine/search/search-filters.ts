import type { SearchFilter } from '#shared/search/search-manifest.ts';

/** Kinds that readers may search separately, if the site has them; in display order. */
export const searchFilters: SearchFilter[] = [
  { kind: 'guide', label: 'Guides', prefix: 'guide:' },
  { kind: 'reference', label: 'API', prefix: 'api:' },
  { kind: 'post', label: 'Blog', prefix: 'blog:' },
  { kind: 'page', label: 'Pages', prefix: 'page:' },
  { kind: 'error', label: 'Errors', prefix: 'error:' },
];
