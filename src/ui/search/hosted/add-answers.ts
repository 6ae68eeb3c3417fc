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
      if (!hasHits) return { ...nothing, ...withoutHits(await ownFiles.search(request)) };
      // Answers are above the first hits alone.
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

/** What of a response is shown above its hits. */
function withoutHits({ answers, symbol }: SearchResponse): Partial<SearchResponse> {
  return { answers, ...(symbol && { symbol }) };
}
