import styles from './outcome.module.css';

/** What the picture shows, in words: a summary, which is announced when it changes, and the parts one by one. */
export function Outcome({ summary, details }: { summary: string; details: readonly string[] }) {
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      <ul className={styles.details}>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are known by their order
          <li key={index}>{detail}</li>
        ))}
      </ul>
    </div>
  );
}
