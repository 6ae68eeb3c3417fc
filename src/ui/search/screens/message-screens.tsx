import styles from './message-screens.module.css';
import { Suggestions } from './suggestions.tsx';

/** Nothing was found: what to try, and where to tell. */
export function NoResultsScreen(props: {
  query: string;
  /** A query that is spelled alike. */
  suggestion: string | undefined;
  suggestions: string[];
  reportHref: string | undefined;
  onSuggest: (query: string) => void;
}) {
  const { query, suggestion, suggestions, reportHref, onSuggest } = props;
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        No results for "<bdi>{query}</bdi>"
      </p>
      {suggestion !== undefined && (
        <p>
          Did you mean{' '}
          <button type="button" className={styles.spelling} onClick={() => onSuggest(suggestion)}>
            {suggestion}
          </button>
          ?
        </p>
      )}
      <Suggestions label="Try searching for" queries={suggestions} onChoose={onSuggest} />
      {reportHref !== undefined && (
        <p className={styles.report}>
          Believe this query should return results?{' '}
          <a href={reportHref} target="_blank" rel="noopener">
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

/** No answer could be had. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
