import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { trustedWorker } from '../primitives/trusted-types.ts';
import { loadManifest } from './provider/load-manifest.ts';
import type { SearchFacets, SearchProvider } from './provider/search-provider.ts';
import { createStaticProvider } from './provider/static-provider.ts';
import workerAddress from './provider/static-search.worker.ts?worker&url';

/** The search of this site, whoever answers. */
export interface SiteSearch extends Omit<SearchProvider, 'prepare'> {
  /** Rejects when it cannot be had; asked again it tries again. */
  manifest(): Promise<SearchManifest>;
  /** Loads ahead; rejects where that fails, and the first query tries again. */
  prepare(facets: SearchFacets): Promise<void>;
}

/**
 * Loads manifest and provider when they are first needed, and again after a failure: also one to search, for the
 * manifest may name files of an older deploy.
 */
export function createSiteSearch(options: {
  loadManifest: () => Promise<SearchManifest>;
  createProvider: (manifest: SearchManifest) => Promise<SearchProvider>;
}): SiteSearch {
  const [manifest, forgetManifest] = retryable(options.loadManifest);
  const [provider, forgetProvider] = retryable(async () =>
    options.createProvider(await manifest()),
  );
  return {
    manifest,
    async search(request) {
      const { search } = await provider();
      const { signal } = request;
      signal.throwIfAborted();
      const response = search(request);
      response.catch(() => {
        if (signal.aborted) return;
        forgetManifest();
        forgetProvider();
      });
      return response;
    },
    async prepare(facets: SearchFacets) {
      (await provider()).prepare(facets);
    },
  };
}

/** Does something once; what failed, or is to be forgotten, is done again the next time. */
function retryable<T>(start: () => Promise<T>): [get: () => Promise<T>, forget: () => void] {
  let running: Promise<T> | undefined;
  const forget = () => {
    running = undefined;
  };
  const get = () => {
    running ??= start();
    running.catch(forget);
    return running;
  };
  return [get, forget];
}

/** One for the whole document: the index, once loaded, stays while the reader goes from page to page. */
export const siteSearch: SiteSearch = createSiteSearch({
  loadManifest,
  async createProvider({ provider }) {
    const ownFiles = createStaticProvider({
      config: { synonyms: {}, ...provider },
      baseUrl: import.meta.env.BASE_URL,
      pageUrl: document.baseURI,
      createWorker: () => new Worker(trustedWorker(workerAddress), { type: 'module' }),
    });
    if (provider.name === 'static') return ownFiles;
    const { createHostedSearch } = await import('./hosted/hosted-provider.ts');
    return createHostedSearch({ config: provider, pageOrigin: location.origin, ownFiles });
  },
});
