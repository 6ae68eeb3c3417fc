import { CloseIcon } from '../../icons/icons.tsx';
import { ClockIcon, StarIcon } from '../hits/hit-icons.tsx';
import { type SavedHit, type SavedSearches, shownRecent } from '../saved/saved-searches.ts';
import type { SavedSearchesControl } from '../saved/use-saved-searches.ts';
import { GridCell, GridRow, GridRows } from './grid.tsx';
import styles from './start-screen.module.css';
import { Suggestions } from './suggestions.tsx';

/** The saved searches in the order in which they are shown: the active row is counted in it. */
export function savedRows(saved: SavedSearches): SavedHit[] {
  return [...shownRecent(saved), ...saved.favorite];
}

/**
 * What is there before a query: recent and favourite searches, or some words to begin with. A grid, since each
 * row has buttons beside its link.
 */
export function StartScreen(props: {
  control: SavedSearchesControl;
  active: number;
  listId: string;
  optionId: (index: number) => string;
  suggestions: string[];
  onPoint: (index: number) => void;
  onOpen: (hit: SavedHit, event: React.MouseEvent) => void;
  onSuggest: (query: string) => void;
}) {
  const { control, active, listId, optionId, suggestions, onPoint, onOpen, onSuggest } = props;
  const { saved, favor, remove } = control;
  const recent = shownRecent(saved);
  if (recent.length + saved.favorite.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.lead}>No recent searches</p>
        <p>Look for a page, a heading, a name in the code, or an error message.</p>
        <Suggestions label="For example:" queries={suggestions} onChoose={onSuggest} />
      </div>
    );
  }
  const row = (list: keyof SavedSearches, hit: SavedHit, index: number) => (
    <GridRow
      key={`${list} ${hit.href}`}
      className={styles.row}
      data-active={index === active || undefined}
      onPointerMove={() => onPoint(index)}
    >
      <GridCell id={optionId(index)} aria-selected={index === active} className={styles.cell}>
        <a href={hit.href} tabIndex={-1} onClick={(event) => onOpen(hit, event)}>
          {list === 'recent' ? <ClockIcon /> : <StarIcon />}
          <span className={styles.words}>
            <span className={styles.title}>{hit.title}</span>
            {hit.trail.length > 0 && <span className={styles.trail}>{hit.trail.join(' › ')}</span>}
          </span>
        </a>
      </GridCell>
      <GridCell className={styles.buttons}>
        {list === 'recent' && (
          <button
            type="button"
            aria-label={`Save ${hit.title} as a favorite`}
            title="Save as a favorite"
            onClick={() => favor(hit)}
          >
            <StarIcon />
          </button>
        )}
        <button
          type="button"
          aria-label={`Remove ${hit.title} from ${list === 'recent' ? 'recent searches' : 'favorites'}`}
          title="Remove"
          onClick={() => remove(list, hit)}
        >
          <CloseIcon />
        </button>
      </GridCell>
    </GridRow>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no table
    <div id={listId} role="grid" aria-label="Saved searches" className={styles.grid}>
      {recent.length > 0 && (
        <>
          <p aria-hidden="true" className={styles.label}>
            Recent
          </p>
          <GridRows aria-label="Recent" className={styles.list}>
            {recent.map((hit, index) => row('recent', hit, index))}
          </GridRows>
        </>
      )}
      {saved.favorite.length > 0 && (
        <>
          <p aria-hidden="true" className={styles.label}>
            Favorite
          </p>
          <GridRows aria-label="Favorite" className={styles.list}>
            {saved.favorite.map((hit, index) => row('favorite', hit, recent.length + index))}
          </GridRows>
        </>
      )}
    </div>
  );
}
