import { liteClient } from 'algoliasearch/lite';
import { searchLimits } from '#shared/limits.ts';
import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { HostedProviderConfig } from '#shared/search/search-manifest.ts';
import type { SearchProvider } from '../provider/search-provider.ts';
import { addAnswers } from './add-answers.ts';
import { facetFilters } from './facet-filters.ts';
import { type HostedHit, parseHostedHit } from './parse-hosted-hit.ts';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
/** Number of words in a snippet. */
const SNIPPET_WORDS = 20;

/** How the service's client sends requests; by default, its own implementation. */
export type HostedClientOptions = Parameters<typeof liteClient>[2];

interface HostedResult {
  hits?: unknown;
  nbHits?: unknown;
  nbPages?: unknown;
}

/**
 * The complete search of a site with a hosted service.
 *
 * @param ownFiles provides answers from the files in the configuration
 */
export function createHostedSearch(options: {
  config: HostedProviderConfig;
  pageOrigin: string;
  ownFiles: SearchProvider;
}): SearchProvider {
  const { ownFiles, ...rest } = options;
  const { files } = rest.config;
  const service = createHostedProvider(rest);
  const hasErrors = files.some(({ kinds }) => kinds.includes('error'));
  return files.length === 0 ? service : addAnswers({ service, ownFiles, hasErrors });
}

/** Sends queries to the hosted service; its client falls back to other hosts if one does not respond. */
export function createHostedProvider(options: {
  config: HostedProviderConfig;
  /** Origin of the page: hits below `siteUrl` are pages of this site, wherever it is served. */
  pageOrigin: string;
  clientOptions?: HostedClientOptions;
}): SearchProvider {
  const { config, pageOrigin, clientOptions } = options;
  const client = liteClient(config.appId, config.apiKey, {
    // The client's default would use the browser's storage, which nobody asked for.
    hostsCache: noCache,
    ...clientOptions,
  });

  const ask = async (
    request: Omit<Parameters<SearchProvider['search']>[0], 'signal'>,
  ): Promise<SearchResponse> => {
    const { query, facets, page } = request;
    const { results } = await client.search<HostedHit>({
      requests: [
        {
          indexName: config.indexName,
          query,
          page,
          hitsPerPage: searchLimits.hitsPerPage,
          attributesToRetrieve: [
            ...LEVELS.map((level) => `hierarchy.${level}`),
            'content',
            'type',
            'kind',
            'url',
            'url_without_anchor',
            'anchor',
          ],
          attributesToHighlight: LEVELS.map((level) => `hierarchy.${level}`),
          attributesToSnippet: [`content:${SNIPPET_WORDS}`],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          clickAnalytics: false,
          facetFilters: facetFilters(facets),
        },
      ],
    });
    const result = results[0] as HostedResult | undefined;
    if (!Array.isArray(result?.hits)) throw new Error('The search service sent no hits.');
    const hits = result.hits.flatMap(
      (hit) => parseHostedHit({ hit, siteUrl: config.siteUrl, pageOrigin }) ?? [],
    );
    return {
      answers: [],
      hits,
      total: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
      pageCount: typeof result.nbPages === 'number' ? result.nbPages : 1,
    };
  };

  return {
    search({ signal, ...request }) {
      let timer: ReturnType<typeof setTimeout>;
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        // The client tries each host longer than the one before, 16 seconds in all.
        const giveUp = () => reject(new Error('The search service is silent.'));
        timer = setTimeout(giveUp, searchLimits.lostAfter);
      });
      return Promise.race([ask(request), ended]).finally(() => clearTimeout(timer));
    },
    prepare() {
      // Only the client, which is already loaded.
    },
  };
}

/** A cache that stores nothing. */
const noCache: NonNullable<NonNullable<HostedClientOptions>['hostsCache']> = {
  get: (_key, defaultValue) => defaultValue(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
