import { Filled } from '../../primitives/filled.tsx';
import styles from './message-screens.module.css';
import { Suggestions } from './suggestions.tsx';

/** No results: suggestions, and where to report it. */
export function NoResultsScreen(props: {
  query: string;
  /** A query with a similar spelling. */
  suggestion: string | undefined;
  suggestions: string[];
  reportHref: string | undefined;
  onSuggest: (query: string) => void;
}) {
  const { query, suggestion, suggestions, reportHref, onSuggest } = props;
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
                  onClick={() => onSuggest(suggestion)}
                >
                  {suggestion}
                </button>
              ),
            }}
          />
        </p>
      )}
      <Suggestions label={STRINGS.search.trySearching} queries={suggestions} onChoose={onSuggest} />
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
