import { countFound } from '#shared/search/group-hits.ts';
import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchProvider } from '../provider/search-provider.ts';

/**
 * Adds answers and cards from the site's own files above a service's first hits. If the files cannot be loaded, only
 * the hits are shown, with a note that errors were not searched.
 *
 * @param hasErrors whether the files explain errors, which the service does not know
 */
export function addAnswers(options: {
  service: SearchProvider;
  ownFiles: SearchProvider;
  hasErrors: boolean;
}): SearchProvider {
  const { service, ownFiles, hasErrors } = options;
  return {
    async search(request) {
      const { kinds } = request.facets;
      // The service has no error records.
      const hasHits = kinds?.some((kind) => kind !== 'error') ?? true;
      if (!hasHits) return counted({ ...nothing, ...withoutHits(await ownFiles.search(request)) });
      // Answers are only shown above the first page of hits.
      if (request.page > 0) return service.search(request);
      const [found, own] = await Promise.all([
        service.search(request),
        ownFiles
          .search(request)
          .catch(() => ({ ...nothing, ...(kinds === undefined && hasErrors && withoutErrors) })),
      ]);
      return counted({ ...found, ...withoutHits(own) });
    },
    prepare(facets) {
      service.prepare(facets);
      ownFiles.prepare(facets);
    },
  };
}

const counted = (response: SearchResponse) => ({ ...response, total: countFound(response) });

const nothing: SearchResponse = { answers: [], hits: [], total: 0, pageCount: 1 };
const withoutErrors: Partial<SearchResponse> = { missing: ['error'] };

/** The part of a response shown above its hits. The service searches all kinds but errors. */
function withoutHits(response: SearchResponse): Partial<SearchResponse> {
  const { answers, errors, symbol, missing } = response;
  const lacksErrors = missing?.includes('error');
  return { answers, errors, ...(symbol && { symbol }), ...(lacksErrors && withoutErrors) };
}
