import { NO_VERSION_TAG } from '#shared/search/search-manifest.ts';
import type { SearchFacets } from '../provider/search-provider.ts';

/**
 * Facet filters in the hosted service's syntax: all entries of the outer list must match, and one of each inner list.
 * The service does not know kinds of pages; docs and everything else differ in their tag.
 */
export function facetFilters({ language, tags, kinds }: SearchFacets): (string | string[])[] {
  const inDocs = kinds?.some((kind) => kind === 'guide' || kind === 'reference') ?? true;
  const elsewhere = kinds?.some((kind) => kind === 'post' || kind === 'page') ?? true;
  const wanted = tags?.filter((tag) => (tag === NO_VERSION_TAG ? elsewhere : inDocs));
  return [
    ...(language === undefined ? [] : [`language:${language}`]),
    ...(wanted === undefined ? [] : [wanted.map((tag) => `docusaurus_tag:${tag}`)]),
  ];
}
