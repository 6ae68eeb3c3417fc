import type { SearchResponse } from '#shared/search/search-hit.ts';
import { Filled } from '../../primitives/filled.tsx';
import styles from '../screens/message-screens.module.css';
import { Suggestions } from '../screens/suggestions.tsx';

/**
 * No results: suggestions, and where to report it.
 *
 * @param props.suggestions other queries, if the response names no near pages
 */
export function NoResultsScreen(props: {
  query: string;
  response: Pick<SearchResponse, 'suggestion' | 'near'>;
  /** Of the filter, which the similar spelling keeps. */
  prefix?: string | undefined;
  suggestions: string[];
  /** Where to report a missing result; undefined without a place for it. */
  reportHref: string | undefined;
  onSuggest: (query: string) => void;
}) {
  const { query, response, prefix = '', suggestions, reportHref, onSuggest } = props;
  const { suggestion = '', near = suggestions } = response;
  const spelling = `${prefix} ${suggestion}`.trim();
  // Another case of the query finds nothing else.
  const isOther = suggestion !== '' && spelling !== query.trim().toLowerCase();
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        <Filled template={STRINGS.search.noResults} parts={{ query: <bdi>{query}</bdi> }} />
      </p>
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
      <Suggestions label={STRINGS.search.trySearching} queries={near} onChoose={onSuggest} />
      {reportHref !== undefined && (
        <p className={styles.report}>
          {STRINGS.search.shouldHaveResults}{' '}
          <a href={reportAddress(reportHref, query)} target="_blank" rel="noopener">
            {STRINGS.search.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}

/** Address for reporting that a query should have results; the title names the query. */
function reportAddress(reportHref: string, query: string): string {
  // Unlike encodeURIComponent, it also accepts lone surrogates.
  return `${reportHref}?${new URLSearchParams({ title: `Search: ${query}` })}`;
}
