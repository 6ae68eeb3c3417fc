import type { SearchFilter, SearchVersion } from '#shared/search/search-manifest.ts';
import { fill } from '#shared/strings/fill.ts';
import type { FilteredQuery } from '../provider/read-filter.ts';
import styles from './filter-chips.module.css';

/** The available filters. A chip adds its prefix to the field or removes it. */
export function FilterChips(props: {
  filters: SearchFilter[];
  /** The searched version. A kind that it does not have is not offered. */
  version: SearchVersion | undefined;
  asked: FilteredQuery;
  /** Whether to explain the prefix. */
  isExplained: boolean;
  /** The full text, if the field shows only its beginning. */
  pasted: string | undefined;
  onType: (text: string, pasted: string) => void;
}) {
  const { version, asked, isExplained, pasted, onType } = props;
  const filters = props.filters.filter(({ kind }) => version?.kinds.includes(kind) ?? true);
  if (filters.length < 2) return null;
  // A prefix may leave no room for the end.
  const text = pasted?.startsWith(asked.query) ? pasted : asked.query;
  return (
    <fieldset className={styles.chips} aria-label={STRINGS.search.searchOnly}>
      {filters.map((filter) => {
        const isChosen = filter === asked.filter;
        return (
          <button
            key={filter.kind}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onType(isChosen ? text : `${filter.prefix} ${text}`, pasted ?? text)}
          >
            {filter.label}
          </button>
        );
      })}
      {isExplained && (
        <p>
          {fill(STRINGS.search.prefixes, {
            prefixes: filters.map(({ prefix }) => prefix).join(', '),
          })}
        </p>
      )}
    </fieldset>
  );
}
