import { fill } from '#shared/strings/fill.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import { ClockIcon, StarIcon } from '../hits/hit-icons.tsx';
import { HitWords } from '../hits/hit-words.tsx';
import { type SavedHit, type SavedSearches, shownRecent } from '../saved/saved-searches.ts';
import type { SavedSearchesControl } from '../saved/use-saved-searches.ts';
import { Suggestions } from '../screens/suggestions.tsx';
import { GridPart } from './grid.tsx';
import { LIST_ID, optionId } from './option-id.ts';
import styles from './start-screen.module.css';

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
  suggestions: string[];
  onPoint: (index: number) => void;
  onOpen: (hit: SavedHit, event: React.MouseEvent) => void;
  onSuggest: (query: string) => void;
  /** Called when a button has changed the list, and may be gone itself. */
  onChanged: () => void;
}) {
  const { control, active, suggestions, onPoint, onOpen, onSuggest, onChanged } = props;
  const { saved, favor, remove } = control;
  const recent = shownRecent(saved);
  if (recent.length + saved.favorite.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.lead}>{STRINGS.search.noRecent}</p>
        <p>{STRINGS.search.whatToFind}</p>
        <Suggestions
          label={STRINGS.search.trySearching}
          queries={suggestions}
          onChoose={onSuggest}
        />
      </div>
    );
  }
  const lists = [
    { list: 'recent', label: STRINGS.search.recent, hits: recent, start: 0 },
    {
      list: 'favorite',
      label: STRINGS.search.favorite,
      hits: saved.favorite,
      start: recent.length,
    },
  ] as const;
  const button = (label: string, icon: React.ReactNode, onPress: () => void) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        onPress();
        onChanged();
      }}
    >
      {icon}
    </button>
  );
  const row = (list: keyof SavedSearches, hit: SavedHit, index: number) => (
    <GridPart
      role="row"
      key={`${list} ${hit.href}`}
      className={styles.row}
      data-active={index === active || undefined}
      onPointerMove={() => onPoint(index)}
    >
      <GridPart
        role="gridcell"
        id={optionId(index)}
        aria-selected={index === active}
        className={styles.cell}
      >
        <a href={hit.href} tabIndex={-1} onClick={(event) => onOpen(hit, event)}>
          {list === 'recent' ? <ClockIcon /> : <StarIcon isFull />}
          <HitWords title={hit.title} trail={hit.trail} />
        </a>
      </GridPart>
      <GridPart role="gridcell" className={styles.buttons}>
        {list === 'recent' &&
          button(fill(STRINGS.search.saveFavorite, { title: hit.title }), <StarIcon />, () =>
            favor(hit),
          )}
        {button(
          fill(list === 'recent' ? STRINGS.search.removeRecent : STRINGS.search.removeFavorite, {
            title: hit.title,
          }),
          <CloseIcon />,
          () => remove(list, hit),
        )}
      </GridPart>
    </GridPart>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no table
    <div id={LIST_ID} role="grid" aria-label={STRINGS.search.saved}>
      {lists.map(
        ({ list, label, hits, start }) =>
          hits.length > 0 && (
            <GridPart role="rowgroup" key={list} aria-label={label} className={styles.list}>
              <p aria-hidden="true" className={styles.label}>
                {label}
              </p>
              {hits.map((hit, index) => row(list, hit, start + index))}
            </GridPart>
          ),
      )}
    </div>
  );
}
