import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchProvider } from '../provider/search-provider.ts';

/**
 * Puts answers and cards from files of the site's own above the first hits of a service. Where the files cannot be
 * had, the hits are shown without them.
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
      if (!hasHits) return { ...nothing, ...answersOf(await ownFiles.search(request)) };
      // Answers are above the first hits alone.
      if (request.page > 0) return service.search(request);
      const [found, own] = await Promise.all([
        service.search(request),
        ownFiles.search(request).catch(() => nothing),
      ]);
      return { ...found, ...answersOf(own) };
    },
    prepare(facets) {
      service.prepare(facets);
      ownFiles.prepare(facets);
    },
  };
}

const nothing: SearchResponse = { answers: [], hits: [], total: 0, pageCount: 1 };

function answersOf({ answers, symbol }: SearchResponse): Partial<SearchResponse> {
  return { answers, ...(symbol && { symbol }) };
}
