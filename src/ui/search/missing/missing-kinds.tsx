import type { SearchKind } from '#shared/search/search-index-file.ts';
import { fill } from '#shared/strings/fill.ts';
import styles from './missing-kinds.module.css';

/** Says which kinds are missing in the results, because their part of the index could not be loaded. */
export function MissingKinds({ kinds, onRetry }: { kinds: SearchKind[]; onRetry: () => void }) {
  const labels = kinds.map((kind) => STRINGS.search.kinds[kind]).join(', ');
  return (
    <p role="alert" className={styles.missing}>
      {fill(STRINGS.search.notSearched, { kinds: labels })}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {STRINGS.search.retry}
      </button>
    </p>
  );
}
