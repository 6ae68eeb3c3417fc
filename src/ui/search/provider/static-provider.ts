import { withBaseUrl } from '#shared/base-url.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SearchFile, StaticProviderConfig } from '#shared/search/search-manifest.ts';
import type { StaticSearchResponse } from '#shared/search/static-search.ts';
import type { SearchFacets, SearchProvider } from './search-provider.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

/** The part of the worker interface used here. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Callers that wait for a response of the worker. */
interface Waiting {
  resolve: (response: StaticSearchResponse) => void;
  reject: (reason: unknown) => void;
}

/**
 * Searches the site's own index in a worker, so that typing stays smooth for any index size.
 *
 * @param pageUrl address of the document; index files are relative to it
 */
export function createStaticProvider(options: {
  config: Pick<StaticProviderConfig, 'files' | 'synonyms'>;
  baseUrl: string;
  pageUrl: string;
  createWorker: () => SearchWorker;
}): SearchProvider {
  const { config, baseUrl, pageUrl, createWorker } = options;
  const { synonyms } = config;
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  const start = (): SearchWorker => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const { id } = data;
      if (data.error === undefined) waiting.get(id)?.resolve(data.response);
      else waiting.get(id)?.reject(new Error(data.error));
      waiting.delete(id);
    });
    // A worker whose code fails to load reports nothing else; the next query starts another.
    started.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('No worker'));
      waiting.clear();
    });
    started.postMessage({ type: 'start', synonyms } satisfies WorkerRequest);
    return started;
  };
  const send = (message: WorkerRequest) => {
    worker ??= start();
    worker.postMessage(message);
  };
  const addressOf = ({ href }: SearchFile) => new URL(withBaseUrl(href, baseUrl), pageUrl).href;
  const filesFor = ({ tags }: SearchFacets) =>
    config.files.filter(({ tag }) => tags === undefined || tags.includes(tag)).map(addressOf);
  const kindsIn = (files: string[]) => [
    ...new Set(config.files.flatMap((file) => (files.includes(addressOf(file)) ? file.kinds : []))),
  ];

  return {
    async search({ query, pasted, facets, page, perGroup, signal }) {
      signal.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const answer = new Promise<StaticSearchResponse>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        signal.addEventListener('abort', () => {
          waiting.delete(id);
          reject(signal.reason);
        });
      });
      const { kinds } = facets;
      const request = { query, pasted, files: filesFor(facets), kinds, page, perGroup };
      send({ type: 'search', id, request });
      const { missing: files = [], ...response } = await answer;
      const missing = kindsIn(files).filter((kind) => kinds?.includes(kind) ?? true);
      const based = (hit: SearchHit) => ({ ...hit, href: withBaseUrl(hit.href, baseUrl) });
      return {
        ...response,
        ...(missing.length > 0 && { missing }),
        answers: response.answers.map(based),
        ...(response.symbol && {
          symbol: { ...response.symbol, links: response.symbol.links.map(based) },
        }),
        hits: response.hits.map(based),
      };
    },
    prepare(facets) {
      send({ type: 'prepare', files: filesFor(facets) });
    },
  };
}
