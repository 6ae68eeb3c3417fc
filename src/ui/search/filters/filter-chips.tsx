import type { SearchFilter } from '#shared/search/search-manifest.ts';
import { fill } from '#shared/strings/fill.ts';
import type { FilteredQuery } from '../provider/read-filter.ts';
import styles from './filter-chips.module.css';

/** The available filters. A chip adds its prefix to the field or removes it. */
export function FilterChips(props: {
  filters: SearchFilter[];
  asked: FilteredQuery;
  /** Whether to explain the prefix. */
  isExplained: boolean;
  onType: (text: string) => void;
}) {
  const { filters, asked, isExplained, onType } = props;
  if (filters.length < 2) return null;
  return (
    <fieldset className={styles.chips} aria-label={STRINGS.search.searchOnly}>
      {filters.map((filter) => {
        const isChosen = filter === asked.filter;
        return (
          <button
            key={filter.kind}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onType(isChosen ? asked.query : `${filter.prefix} ${asked.query}`)}
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
