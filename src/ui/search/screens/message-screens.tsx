import type { SearchResponse } from '#shared/search/search-hit.ts';
import { Filled } from '../../primitives/filled.tsx';
import styles from './message-screens.module.css';
import { Suggestions } from './suggestions.tsx';

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
  reportHref: string | undefined;
  onSuggest: (query: string) => void;
}) {
  const { query, response, prefix = '', suggestions, reportHref, onSuggest } = props;
  const { suggestion, near = suggestions } = response;
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        <Filled template={STRINGS.search.noResults} parts={{ query: <bdi>{query}</bdi> }} />
      </p>
      {suggestion !== undefined && (
        <p>
          <Filled
            template={STRINGS.search.didYouMean}
            parts={{
              suggestion: (
                <button
                  type="button"
                  className={styles.spelling}
                  onClick={() => onSuggest(`${prefix} ${suggestion}`.trim())}
                >
                  {`${prefix} ${suggestion}`.trim()}
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
          <a href={reportHref} target="_blank" rel="noopener">
            {STRINGS.search.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}

/** The search failed. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.title}>{STRINGS.search.failed}</p>
      <p>{STRINGS.search.checkNetwork}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {STRINGS.search.retry}
      </button>
    </div>
  );
}
