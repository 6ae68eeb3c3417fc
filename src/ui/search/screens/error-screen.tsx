import styles from './message-screens.module.css';

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
