import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { trustedWorker } from '../primitives/trusted-types.ts';
import { loadManifest } from './provider/load-manifest.ts';
import type { SearchFacets, SearchProvider } from './provider/search-provider.ts';
import { createStaticProvider } from './provider/static-provider.ts';
import workerAddress from './provider/static-search.worker.ts?worker&url';

/** The search of this site, with any provider. */
export interface SiteSearch extends Omit<SearchProvider, 'prepare'> {
  /** Rejects if loading fails; the next call tries again. */
  manifest(): Promise<SearchManifest>;
  /** Loads ahead; rejects on failure, and the first query tries again. */
  prepare(facets: SearchFacets): Promise<void>;
}

/**
 * Loads manifest and provider on first use, and again after a failure, even of a search, because the manifest may name
 * files of an older deploy.
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

/** Runs something once; after a failure or reset, it runs again next time. */
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

/** One for the whole document, so that the index stays loaded while the reader changes pages. */
export const siteSearch: SiteSearch = createSiteSearch({
  loadManifest,
  async createProvider({ provider }) {
    const ownFiles = createStaticProvider({
      config: { synonyms: {}, ...provider },
      createWorker: () => new Worker(trustedWorker(workerAddress), { type: 'module' }),
    });
    if (provider.name === 'static') return ownFiles;
    const hosted = await import('./hosted/hosted-provider.ts');
    return hosted.createHostedSearch({ config: provider, pageOrigin: location.origin, ownFiles });
  },
});
