import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchProvider } from '../provider/search-provider.ts';

/**
 * Adds answers and cards from the site's own files above a service's first hits. If the files cannot be loaded, only
 * the hits are shown.
 */
export function addAnswers(options: {
  service: SearchProvider;
  ownFiles: SearchProvider;
}): SearchProvider {
  const { service, ownFiles } = options;
  return {
    async search(request) {
      const { kinds } = request.facets;
      // The service has no error records.
      const hasHits = kinds?.some((kind) => kind !== 'error') ?? true;
      if (!hasHits) return { ...nothing, ...withoutHits(await ownFiles.search(request)) };
      // Answers are only shown above the first page of hits.
      if (request.page > 0) return service.search(request);
      const [found, own] = await Promise.all([
        service.search(request),
        ownFiles.search(request).catch(() => nothing),
      ]);
      return { ...found, ...withoutHits(own) };
    },
    prepare(facets) {
      service.prepare(facets);
      ownFiles.prepare(facets);
    },
  };
}

const nothing: SearchResponse = { answers: [], hits: [], total: 0, pageCount: 1 };

/** The part of a response shown above its hits. */
function withoutHits({ answers, symbol }: SearchResponse): Partial<SearchResponse> {
  return { answers, ...(symbol && { symbol }) };
}
