import styles from '../screens/suggestions.module.css';

/** Queries that have results. */
export function Suggestions(props: {
  label: string;
  queries: string[];
  onChoose: (query: string) => void;
}) {
  const { label, queries, onChoose } = props;
  if (queries.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p>{label}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
