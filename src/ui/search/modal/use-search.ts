import { useEffect, useReducer, useState } from 'react';
import { searchLimits } from '#shared/limits.ts';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { readerContext } from '../provider/reader-context.ts';
import { siteSearch } from '../provider/site-search.ts';
import {
  initialSearchState,
  isBlank,
  reduceSearch,
  type SearchEvent,
  type SearchState,
} from './search-state.ts';

export interface SearchControl {
  state: SearchState;
  dispatch: (event: SearchEvent) => void;
  /** Known once loaded; typing does not wait for it. */
  manifest: SearchManifest | undefined;
  /** Tag of the version that the reader chose here. */
  chosenTag: string | undefined;
  chooseVersion(tag: string): void;
}

/** Asks the site's search what is typed. Each query replaces the one before, which is then given up. */
export function useSearch(): SearchControl {
  const [state, dispatch] = useReducer(reduceSearch, initialSearchState(''));
  const [manifest, setManifest] = useState<SearchManifest>();
  const [chosenTag, setChosenTag] = useState<string>();
  const { query, pasted, attempt } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again what failed
  useEffect(() => {
    siteSearch.manifest().then(setManifest, () => {
      // The first query says what is wrong.
    });
    // Whoever opens it by a key has not been near the button.
    prepareSearch();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (isBlank(query)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => dispatch({ type: 'stalled' }), searchLimits.stalledAfter);
    siteSearch
      .manifest()
      .then((known) => {
        const { facets } = readerContext(known, chosenTag);
        const perGroup = searchLimits.hitsPerGroup;
        return siteSearch.search({ query, pasted, facets, page: 0, perGroup, signal });
      })
      .then(
        (response) => !signal.aborted && dispatch({ type: 'answered', query, response }),
        () => !signal.aborted && dispatch({ type: 'failed' }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [query, pasted, chosenTag, attempt]);

  return {
    state,
    dispatch,
    manifest,
    chosenTag,
    chooseVersion(tag) {
      setChosenTag(tag);
      dispatch({ type: 'restricted' });
    },
  };
}

/** Loads ahead what the first answer will need: the reader is about to search. */
export function prepareSearch(): void {
  siteSearch
    .manifest()
    .then((manifest) => siteSearch.prepare(readerContext(manifest).facets))
    .catch(() => {
      // The first query tries again.
    });
}
