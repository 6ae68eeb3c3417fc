'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { searchLimits } from '#shared/limits.ts';
import { hitsBelow } from '#shared/search/group-hits.ts';
import { fill, plural } from '#shared/strings/fill.ts';
import { SearchIcon } from '../../icons/icons.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { LazyPart } from '../../primitives/lazy-part.tsx';
import { countText } from '../../search/screens/count-text.ts';
import { ErrorScreen } from '../../search/screens/error-screen.tsx';
import { usePaste } from '../../search/screens/use-paste.ts';
import { Filters } from './filters.tsx';
import { Pager } from './pager.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultList } from './result-list.tsx';
import styles from './search-form.module.css';
import {
  askedOf,
  formatSearchParameters,
  namedVersion,
  parseSearchParameters,
  type SearchParameters,
} from './search-parameters.ts';
import { SuggestedLinks } from './suggested-links.tsx';
import { useAddressSearch, writeAddressSearch } from './use-address-search.ts';
import { useQueryTitle } from './use-query-title.ts';
import { useResults } from './use-results.ts';

/** Optional parts, which the page shares with the dialog. */
const loadExtras = () => import('../../search/search-extras.ts');
const loadMissingKinds = () => loadExtras().then(({ MissingKinds }) => MissingKinds);
const loadNoResults = () => loadExtras().then(({ NoResults }) => NoResults);

/**
 * The field, its filters and all results. The whole state is in the address, so it can be bookmarked, shared and
 * restored.
 */
export function SearchForm({ title }: { title: string }) {
  const parameters = parseSearchParameters(useAddressSearch());
  const { query } = parameters;
  const [longer, setLonger] = useState<{ query: string; text: string | undefined }>();
  const pasted = longer?.query === query ? longer.text : undefined;
  const { manifest, version, answer, status, retry } = useResults(parameters, pasted);
  const { onPaste, pastedBy } = usePaste();
  const head = useRef<HTMLParagraphElement>(null);
  // Readers may type before hydration, so the field keeps its own text.
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  /** The query when Enter was pressed. */
  const submitted = useRef<string>(undefined);

  const addressOf = (change: Partial<SearchParameters>) =>
    formatSearchParameters({ ...parameters, page: 1, ...change });
  const type = (text: string, full?: string, change: Partial<SearchParameters> = {}) => {
    const typed = text.slice(0, searchLimits.queryLength);
    setLonger({ query: typed, text: full });
    const address = addressOf({ query: typed, error: full ? parameters.error : '', ...change });
    // A separate history entry after Enter, so that Back works.
    writeAddressSearch(address, submitted.current === query ? 'push' : 'replace');
    submitted.current = undefined;
  };

  const response = answer?.response;
  const shown = answer?.parameters;

  /** For controls that disappear when they are pressed. */
  const focusHead = () => head.current?.focus({ preventScroll: true });
  const retryHere = () => {
    retry();
    focusHead();
  };
  const suggest = (text: string) => {
    // With a prefix, if it is of this kind.
    type(text, undefined, { kind: '' });
    focusHead();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address names another query
  useLayoutEffect(() => {
    const input = field.current;
    const wasTyped = isFirst.current && input?.value;
    if (isFirst.current && isFree()) input?.focus({ preventScroll: true });
    isFirst.current = false;
    if (wasTyped) type(wasTyped);
    else if (input && input.value !== query) input.value = query;
  }, [query]);

  const named = manifest && namedVersion(manifest.versions, parameters.version)?.tag;
  useEffect(() => {
    if (named === undefined) return;
    // The dialog reads the first one, and then searches in the same version. The page's own stays, because the next page
    // may set it before this is removed.
    const meta = document.createElement('meta');
    meta.name = 'docsearch:docusaurus_tag';
    meta.content = named;
    document.head.prepend(meta);
    return () => meta.remove();
  }, [named]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    // The address holds no more of a pasted text than is public: logs may contain secrets.
    if (!pasted || shown?.query !== query || shown.page > 1) return;
    const error = response?.errors ?? '';
    if (error !== parameters.error) {
      writeAddressSearch(formatSearchParameters({ ...parameters, error }), 'replace');
    }
  }, [answer]);

  useQueryTitle({ title, query });

  const hasAnswer = query.trim() !== '' && response !== undefined;
  const total = response?.total ?? 0;
  const shownVersions = version === undefined ? (manifest?.versions ?? []) : [];
  return (
    <search>
      <h1 className={styles.title}>
        {query.trim() === '' ? (
          title
        ) : (
          <Filled template={STRINGS.search.resultsFor} parts={{ query: <bdi>{query}</bdi> }} />
        )}
      </h1>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          submitted.current = query;
        }}
      >
        <SearchIcon />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={STRINGS.search.field}
          placeholder={STRINGS.search.field}
          maxLength={searchLimits.queryLength}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          onPaste={onPaste}
          onChange={(event) => type(event.currentTarget.value, pastedBy(event))}
        />
      </form>
      {manifest && (
        <Filters
          manifest={manifest}
          parameters={parameters}
          version={version}
          addressOf={addressOf}
        />
      )}
      <p ref={head} role="status" tabIndex={-1} className={styles.count}>
        {status === 'stalled' && STRINGS.search.searching}
        {status === 'idle' && hasAnswer && total > 0 && countOf(total, shown)}
        {/* Below, it is seen. */}
        {status === 'idle' && hasAnswer && total === 0 && (
          <span className="visually-hidden">{fill(STRINGS.search.noResults, { query })}</span>
        )}
      </p>
      {hasAnswer && response.missing && (
        <LazyPart load={loadMissingKinds} part={{ kinds: response.missing, onRetry: retryHere }} />
      )}
      {hasAnswer && total > 0 && shown && (
        <>
          {response.symbol && <ResultCard card={response.symbol} versions={shownVersions} />}
          <ResultList
            hits={[...response.answers, ...hitsBelow(response)]}
            versions={shownVersions}
          />
          <Pager
            page={shown.page}
            count={response.pageCount}
            addressOf={(page) =>
              formatSearchParameters({ ...shown, error: parameters.error, page })
            }
            onTurn={() => {
              focusHead();
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
      {status === 'idle' && hasAnswer && total === 0 && manifest && (
        <LazyPart
          load={loadNoResults}
          part={{
            query,
            asked: askedOf(parameters, manifest),
            response,
            manifest,
            version,
            onSuggest: suggest,
          }}
        />
      )}
      {query.trim() === '' && manifest && (
        <div className={styles.start}>
          <SuggestedLinks
            queries={manifest.suggestions}
            addressOf={addressOf}
            onFollow={focusHead}
          />
        </div>
      )}
      {status === 'error' && <ErrorScreen onRetry={retryHere} />}
    </search>
  );
}

function countOf(total: number, shown: SearchParameters | undefined): string {
  const first = ((shown?.page ?? 1) - 1) * searchLimits.hitsPerPage + 1;
  const last = Math.min(total, first + searchLimits.hitsPerPage - 1);
  return total <= searchLimits.hitsPerPage
    ? countText(total)
    : plural(STRINGS.search.someResults, total, { first, last });
}

/** Whether the focus may be moved to the field: on a touch screen, a keyboard would cover the page. */
function isFree(): boolean {
  // Not the state, which has no query before hydration.
  const { query } = parseSearchParameters(location.search);
  const isElsewhere = document.activeElement !== document.body;
  return query === '' && !isElsewhere && matchMedia('(hover: hover)').matches;
}
