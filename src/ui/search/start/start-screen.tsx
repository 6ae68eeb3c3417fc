import { flushSync } from 'react-dom';
import { fill } from '#shared/strings/fill.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import iconButton from '../../primitives/icon-button.module.css';
import { HitIcon } from '../hits/hit-icons.tsx';
import { HitWords } from '../hits/hit-words.tsx';
import type { SavedHit } from '../saved/saved-searches.ts';
import type { SavedStore } from '../saved/saved-store.ts';
import { LIST_ID, optionId } from '../screens/option-id.ts';
import { GridPart } from './grid.tsx';
import { ClockIcon, StarIcon } from './saved-icons.tsx';
import type { StartList } from './start-lists.ts';
import styles from './start-screen.module.css';
import { Suggestions } from './suggestions.tsx';

/**
 * The screen before a query: recent and favorite searches, or suggested words; then nearby pages. A grid, because rows
 * have buttons beside their links.
 */
export function StartScreen(props: {
  /** Undefined while there are no saved searches. */
  store: SavedStore | undefined;
  lists: StartList[];
  active: number;
  suggestions: string[];
  onPoint: (index: number) => void;
  onOpen: (hit: SavedHit, event: React.MouseEvent) => void;
  onSuggest: (query: string) => void;
  /** Called when a button has changed the list and none takes its place in the focus order. */
  onChanged: () => void;
}) {
  const { store, lists, active, suggestions, onPoint, onOpen, onSuggest, onChanged } = props;
  const hasSaved = lists.some(({ list }) => list === 'recent' || list === 'favorite');

  const button = (label: string, icon: React.ReactNode, onPress: () => void) => (
    <button
      type="button"
      className={iconButton.button}
      aria-label={label}
      onClick={(event) => {
        const grid = event.currentTarget.closest('[role=grid]');
        const buttons = () => [...(grid?.querySelectorAll('button') ?? [])];
        const place = buttons().indexOf(event.currentTarget);
        flushSync(onPress);
        // A reader with a keyboard may go on with the next row; a click has a detail, which is not 0.
        const next = event.detail === 0 ? (buttons()[place] ?? buttons().at(-1)) : undefined;
        if (next) next.focus();
        else onChanged();
      }}
    >
      {icon}
    </button>
  );
  const row = (list: StartList['list'], hit: SavedHit, index: number) => (
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
        <a
          href={hit.href}
          tabIndex={-1}
          onClick={(event) => onOpen(hit, event)}
          onAuxClick={(event) => onOpen(hit, event)}
        >
          {list === 'favorite' ? (
            <StarIcon isFull />
          ) : list === 'section' ? (
            <HitIcon type="page" />
          ) : (
            <ClockIcon />
          )}
          <HitWords title={hit.title} trail={hit.trail} />
        </a>
      </GridPart>
      {(list === 'recent' || list === 'favorite') && (
        <GridPart role="gridcell" className={styles.buttons}>
          {list === 'recent' &&
            button(fill(STRINGS.search.saveFavorite, { title: hit.title }), <StarIcon />, () =>
              store?.favor(hit),
            )}
          {button(
            fill(list === 'recent' ? STRINGS.search.removeRecent : STRINGS.search.removeFavorite, {
              title: hit.title,
            }),
            <CloseIcon />,
            () => store?.remove(list, hit),
          )}
        </GridPart>
      )}
    </GridPart>
  );

  let last = -1;
  const next = () => {
    last += 1;
    return last;
  };
  return (
    <div>
      {!hasSaved && (
        <div className={styles.empty}>
          <p className={styles.lead}>{STRINGS.search.noRecent}</p>
          <p>{STRINGS.search.whatToFind}</p>
          <Suggestions
            label={STRINGS.search.trySearching}
            queries={suggestions}
            onChoose={onSuggest}
          />
        </div>
      )}
      {lists.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: no table
        <div id={LIST_ID} role="grid" aria-label={STRINGS.search.saved}>
          {lists.map(({ list, label, hits }) => (
            <GridPart role="rowgroup" key={list} aria-label={label} className={styles.list}>
              <p aria-hidden="true" className={styles.label}>
                {label}
              </p>
              {hits.map((hit) => row(list, hit, next()))}
            </GridPart>
          ))}
        </div>
      )}
    </div>
  );
}
