import type { SearchFilter } from '#shared/search/search-manifest.ts';
import type { Strings } from '#shared/strings/strings.ts';

/** Kinds that readers may search separately, if the site has them; in display order. */
const prefixes = {
  guide: 'guide:',
  reference: 'api:',
  post: 'blog:',
  page: 'page:',
  error: 'error:',
} as const;

/** The filters, with their labels in the site's language. */
export function searchFilters(strings: Strings): SearchFilter[] {
  const kinds = Object.keys(prefixes) as (keyof typeof prefixes)[];
  return kinds.map((kind) => ({ kind, label: strings.search.kinds[kind], prefix: prefixes[kind] }));
}
