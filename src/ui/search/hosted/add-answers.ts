import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchProvider } from '../provider/search-provider.ts';

/**
 * Puts answers and cards from files of the site's own above the hits of a service. Where the files cannot be had,
 * the hits stand alone.
 */
export function addAnswers(options: {
  service: SearchProvider;
  ownFiles: SearchProvider;
}): SearchProvider {
  const { service, ownFiles } = options;
  return {
    async search(request) {
      const { kinds } = request.facets;
      // The service has no records of errors.
      const hasHits = kinds?.some((kind) => kind !== 'error') ?? true;
      const [found, own] = await Promise.all([
        hasHits ? service.search(request) : nothing,
        ownFiles.search(request).catch(() => nothing),
      ]);
      const { answers, symbol } = own;
      return { ...found, answers, ...(symbol && { symbol }) };
    },
    prepare(facets) {
      service.prepare(facets);
      ownFiles.prepare(facets);
    },
  };
}

const nothing: SearchResponse = { answers: [], hits: [], total: 0, pageCount: 1 };
