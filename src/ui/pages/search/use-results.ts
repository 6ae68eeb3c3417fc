import { useEffect, useState } from 'react';
import { searchLimits } from '#shared/limits.ts';
import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { readerContext } from '../../search/provider/reader-context.ts';
import type { SearchFacets } from '../../search/provider/search-provider.ts';
import { siteSearch } from '../../search/site-search.ts';
import { ALL_VERSIONS, askedOf, namedVersion, type SearchParameters } from './search-parameters.ts';

/** The state of the results page. */
export interface Results {
  manifest?: SearchManifest;
  /** The searched version; undefined for all. */
  version?: SearchVersion | undefined;
  /** The newest response and its query. */
  answer?: { parameters: SearchParameters; response: SearchResponse } | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
}

/**
 * The newest results, for a return to them: the reader's place is only there again if the page is as high as before from
 * the first moment.
 */
let kept: { asked: string; results: Results } | undefined;

/**
 * Runs the query in the address, page by page.
 *
 * @param pasted the full pasted text that begins with the query; after a reload, its errors in the address are enough
 */
export function useResults(
  parameters: SearchParameters,
  pasted: string | undefined,
): Results & { retry: () => void } {
  const { query, version, kind, error, page } = parameters;
  const full = pasted ?? (error || undefined);
  const key = JSON.stringify([query, full, version, kind, page]);
  const [results, setResults] = useState<Results>(() =>
    kept?.asked === key ? kept.results : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const update = (next: Partial<Results>) => {
      if (!signal.aborted) setResults((before) => ({ ...before, ...next }));
    };
    const asked = { query, version, kind, error, page };
    const timer = setTimeout(() => update({ status: 'stalled' }), searchLimits.stalledAfter);
    const run = async () => {
      update({ status: 'loading' });
      const manifest = await siteSearch.manifest();
      const { query: text } = askedOf(asked, manifest);
      const restriction = restrictionOf(asked, manifest);
      update({ manifest, version: restriction.version });
      // A prefix alone is not a query.
      if (text.trim() === '') {
        update({ status: 'idle', answer: undefined });
        return siteSearch.prepare(restriction.facets);
      }
      const { facets } = restriction;
      const ask = (number: number) =>
        siteSearch.search({ query: text, pasted: full, facets, page: number - 1, signal });
      const response = await ask(page);
      // An address may name a page that no longer exists.
      const last = Math.max(response.pageCount, 1);
      const answer =
        page > last
          ? { parameters: { ...asked, page: last }, response: await ask(last) }
          : { parameters: asked, response };
      update({ status: 'idle', answer });
      if (!signal.aborted) {
        kept = {
          asked: key,
          results: { manifest, version: restriction.version, answer, status: 'loading' },
        };
      }
    };
    run()
      .catch(() => update({ status: 'error', answer: undefined }))
      .finally(() => clearTimeout(timer));
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [key, attempt]);

  const retry = () => {
    // Parts of the index that are missing are requested again, before the query.
    siteSearch
      .manifest()
      .then((manifest) => siteSearch.prepare(restrictionOf(parameters, manifest).facets))
      .catch(() => {
        // The query reports errors.
      });
    setAttempt(attempt + 1);
  };
  return { ...results, retry };
}

function restrictionOf(
  parameters: SearchParameters,
  manifest: SearchManifest,
): { version: SearchVersion | undefined; facets: SearchFacets } {
  const isEveryVersion = parameters.version === ALL_VERSIONS;
  const { version, facets } = readerContext(manifest, {
    tag: namedVersion(manifest.versions, parameters.version)?.tag,
    kind: askedOf(parameters, manifest).filter?.kind,
  });
  const { tags: _, ...others } = facets;
  return isEveryVersion ? { version: undefined, facets: others } : { version, facets };
}
