import styles from './outcome.module.css';

/** The picture in words: a summary, which is announced when it changes, and its details. */
export function Outcome(props: {
  summary: string;
  details: readonly string[];
  /** Collapses many details under this label. */
  fold?: string;
}) {
  const { summary, details, fold } = props;
  const list = (
    <ul className={styles.details}>
      {details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are known by their order
        <li key={index}>{detail}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      {fold === undefined ? (
        list
      ) : (
        <details className={styles.fold}>
          <summary>{fold}</summary>
          {list}
        </details>
      )}
    </div>
  );
}
