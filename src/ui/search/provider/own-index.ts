import { withBaseUrl } from '#shared/base-url.ts';
import type { SearchHit, SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchFile } from '#shared/search/search-manifest.ts';
import type { StaticSearch } from '#shared/search/static-search.ts';
import type { SearchFacets } from './search-provider.ts';
import type { IndexRequest } from './worker-messages.ts';

/** The site's own index. */
export interface OwnIndex {
  search(request: IndexRequest): Promise<SearchResponse>;
  prepare(facets: SearchFacets): Promise<void>;
}

/** Searches the files that a query is restricted to, and names the kinds that are missing in those that failed. */
export function createOwnIndex(options: {
  files: SearchFile[];
  baseUrl: string;
  engine: StaticSearch;
}): OwnIndex {
  const { files, baseUrl, engine } = options;
  const addressOf = ({ href }: SearchFile) => withBaseUrl(href, baseUrl);
  const filesFor = ({ tags }: SearchFacets) =>
    files.filter(({ tag }) => tags === undefined || tags.includes(tag));
  const based = (hit: SearchHit) => ({ ...hit, href: withBaseUrl(hit.href, baseUrl) });

  return {
    async search({ facets, ...request }) {
      const { kinds } = facets;
      const searched = filesFor(facets);
      const found = await engine.search({ ...request, files: searched.map(addressOf), kinds });
      const { missing: failed = [], symbol, ...response } = found;
      const missing = searched
        .filter((file) => failed.includes(addressOf(file)))
        .flatMap((file) => file.kinds)
        .filter((kind) => kinds?.includes(kind) ?? true);
      return {
        ...response,
        ...(missing.length > 0 && { missing: [...new Set(missing)] }),
        ...(symbol && { symbol: { ...symbol, links: symbol.links.map(based) } }),
        answers: response.answers.map(based),
        hits: response.hits.map(based),
      };
    },
    prepare: (facets) => engine.prepare(filesFor(facets).map(addressOf)),
  };
}
