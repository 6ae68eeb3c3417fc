import { useEffect, useReducer, useState } from 'react';
import { searchLimits } from '#shared/limits.ts';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { type FilteredQuery, readFilter } from '../provider/read-filter.ts';
import { readerContext } from '../provider/reader-context.ts';
import { siteSearch } from '../site-search.ts';
import {
  initialSearchState,
  isBlank,
  reduceSearch,
  type SearchEvent,
  type SearchState,
} from './search-state.ts';
import { loadExtras } from './use-extras.ts';

/** The state of the dialog's search, with its actions. */
export interface SearchControl {
  state: SearchState;
  /** The text to search for, and where. */
  asked: FilteredQuery;
  dispatch: (event: SearchEvent) => void;
  /** Known once loaded; typing does not wait for it. */
  manifest: SearchManifest | undefined;
  /** Tag of the version selected in the dialog. */
  chosenTag: string | undefined;
  chooseVersion(tag: string): void;
}

/** The last query, restored on opening until the document is left, and the version chosen on a page. */
let last: {
  query: string;
  /** Without the filter. */
  text?: string;
  pasted?: string | undefined;
  chosenTag?: string | undefined;
  page?: string;
} = { query: '' };

/** Without the section. The results page has its version in the query. */
const currentPage = () => location.pathname + location.search;

/** Elsewhere, the choice does not count, because the reader may have gone on to another version. */
const chosenHere = () => (last.page === currentPage() ? last.chosenTag : undefined);

/** With the last query; on the results page, with its query, unless the last one is the same with a filter. */
function restoredState(): SearchState {
  const shown = new URLSearchParams(location.search).get('q') ?? '';
  const { query, pasted } = !shown || last.text === shown ? last : { query: shown };
  return initialSearchState(query, pasted);
}

/** Whether the index is requested for this opening, or for the next one. */
let isPrepared = false;

/** Runs the typed query. Each query replaces and cancels the previous one. */
export function useSearch(): SearchControl {
  const [state, dispatch] = useReducer(reduceSearch, undefined, restoredState);
  const [manifest, setManifest] = useState<SearchManifest>();
  const [chosenTag, setChosenTag] = useState(chosenHere);
  const { query, pasted, attempt } = state;
  const asked = readFilter(query, manifest?.filters ?? []);
  const kind = asked.filter?.kind;

  useEffect(() => {
    last = { query, text: asked.query, pasted, chosenTag, page: currentPage() };
  }, [query, asked.query, pasted, chosenTag]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again what failed
  useEffect(() => {
    siteSearch.manifest().then(setManifest, () => {
      // The first query reports errors.
    });
    // If opened with a key, the button never got hovered. After Retry, before the query below.
    prepareSearch();
    return () => {
      isPrepared = false;
    };
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (isBlank(asked.query)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => dispatch({ type: 'stalled' }), searchLimits.stalledAfter);
    siteSearch
      .manifest()
      .then((known) => {
        const { facets } = readerContext(known, { tag: chosenTag, kind });
        const perGroup = searchLimits.hitsPerGroup;
        return siteSearch.search({ query: asked.query, pasted, facets, page: 0, perGroup, signal });
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
  }, [query, kind, pasted, chosenTag, attempt]);

  return {
    state,
    asked,
    dispatch,
    manifest,
    chosenTag,
    chooseVersion(tag) {
      setChosenTag(tag);
      dispatch({ type: 'restricted' });
    },
  };
}

/**
 * Loads ahead the rest of the dialog and what the first query needs, because the reader is about to search: once for
 * each opening and Retry, also the parts of the index that were missing before.
 */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  loadExtras().catch(() => {
    // The dialog tries again.
  });
  siteSearch
    .manifest()
    .then((manifest) => siteSearch.prepare(readerContext(manifest, { tag: chosenHere() }).facets))
    .catch(() => {
      // The first query tries again.
    });
}
