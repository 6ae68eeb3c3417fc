import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { fill } from '#shared/strings/fill.ts';
import { Filled } from '../../primitives/filled.tsx';
import type { FilteredQuery } from '../provider/read-filter.ts';
import styles from '../screens/message-screens.module.css';
import type { Suggestions } from '../start/suggestions.tsx';

export interface NoResultsProps {
  /** As typed. */
  query: string;
  asked: FilteredQuery;
  response: Pick<SearchResponse, 'suggestion' | 'near'>;
  manifest: Pick<SearchManifest, 'suggestions' | 'reportHref'>;
  /** The searched version; undefined for all. */
  version: Pick<SearchVersion, 'kinds' | 'label'> | undefined;
  /** Called with a query, with the prefix if it keeps the filter. */
  onSuggest: (query: string) => void;
  /** The start screen's list of queries, which is loaded already. */
  Suggestions: typeof Suggestions;
}

/** No results: why, if the version has nothing of this kind; other queries; and where to report it. */
export function NoResultsScreen(props: NoResultsProps) {
  const { query, asked, response, manifest, version, onSuggest, Suggestions } = props;
  const { filter } = asked;
  const { suggestion = '', near = manifest.suggestions } = response;
  const spelling = `${filter?.prefix ?? ''} ${suggestion}`.trim();
  // Another case of the query finds nothing else.
  const isOther = suggestion !== '' && suggestion !== asked.query.trim().toLowerCase();
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        <Filled template={STRINGS.search.noResults} parts={{ query: <bdi>{query}</bdi> }} />
      </p>
      {filter && version && !version.kinds.includes(filter.kind) && (
        <p>{fill(STRINGS.search.nothingOfKind, { version: version.label, kind: filter.label })}</p>
      )}
      {isOther && (
        <p>
          <Filled
            template={STRINGS.search.didYouMean}
            parts={{
              suggestion: (
                <button
                  type="button"
                  className={styles.spelling}
                  onClick={() => onSuggest(spelling)}
                >
                  {spelling}
                </button>
              ),
            }}
          />
        </p>
      )}
      <Suggestions
        label={STRINGS.search.trySearching}
        queries={filter ? [...new Set([asked.query, ...near])] : near}
        onChoose={onSuggest}
      />
      <p className={styles.report}>
        {STRINGS.search.shouldHaveResults}{' '}
        <a href={reportAddress(manifest.reportHref, query)} target="_blank" rel="noopener">
          {STRINGS.search.letUsKnow}
        </a>
      </p>
    </div>
  );
}

/** Address for reporting that a query should have results; the title names the query. */
function reportAddress(reportHref: string, query: string): string {
  // Unlike encodeURIComponent, it also accepts lone surrogates.
  return `${reportHref}?${new URLSearchParams({ title: `Search: ${query}` })}`;
}
