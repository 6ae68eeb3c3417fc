import styles from '../../search/screens/suggestions.module.css';
import { AddressLink } from './address-link.tsx';
import type { SearchParameters } from './search-parameters.ts';

/** Queries that have results, before anything is typed. In the dialog they are buttons, because it has no address. */
export function SuggestedLinks(props: {
  queries: string[];
  addressOf: (change: Partial<SearchParameters>) => string;
  onFollow: () => void;
}) {
  const { queries, addressOf, onFollow } = props;
  if (queries.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p>{STRINGS.search.trySearching}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <AddressLink search={addressOf({ query, kind: '', error: '' })} onFollow={onFollow}>
              {query}
            </AddressLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
