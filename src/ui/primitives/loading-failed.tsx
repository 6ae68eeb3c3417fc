import styles from './loading-failed.module.css';

/** Shows that a part could not be loaded, and why (row E2). */
export function LoadingFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <p>{error.message}</p>
      <button type="button" onClick={onRetry}>
        {STRINGS.frame.retry}
      </button>
    </div>
  );
}
