import { findTypes } from './find-run.ts';
import type { TypesChange, TypesPiece, TypesPlace } from './recording.ts';
import styles from './types.module.css';
import { messageAt, stateOf } from './types-facts.ts';
import { words } from './types-words.ts';

/** Name that the radio buttons have in common; a page has one picture. */
const GROUP = 'explorable-types';

/**
 * The files of the program. Each place is a radio button, so the arrow keys go along. Without `onChoose`,
 * they are read-only.
 */
export function TypesCode(props: {
  change: TypesChange;
  chosen: TypesPlace;
  onChoose?: ((place: TypesPlace) => void) | undefined;
}) {
  const { change, chosen, onChoose } = props;
  return (
    <fieldset className={styles.files} aria-label={words.group}>
      {findTypes(change).files.map(({ name, pieces }) => (
        <div key={name} className={styles.file}>
          <p className={styles.name}>{name}</p>
          <pre className={styles.code}>
            {joinPlaces(pieces).map(({ place, parts }, index) => {
              const text = parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts are known by their order
                <span key={at} className={part.isWrong ? styles.wrong : undefined}>
                  {part.text}
                </span>
              ));
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are known by their order
              if (!place) return <span key={index}>{text}</span>;
              return (
                <label
                  key={place}
                  className={styles.place}
                  data-state={stateOf(change, place)}
                  data-chosen={place === chosen ? '' : undefined}
                  onPointerEnter={
                    onChoose && ((event) => event.pointerType === 'mouse' && onChoose(place))
                  }
                >
                  <input
                    type="radio"
                    name={GROUP}
                    className={styles.radio}
                    aria-label={nameOf(change, place)}
                    checked={place === chosen}
                    disabled={!onChoose}
                    onChange={onChoose && (() => onChoose(place))}
                  />
                  {text}
                </label>
              );
            })}
          </pre>
        </div>
      ))}
    </fieldset>
  );
}

/** Name of a place for screen readers, which do not see that it is red. */
function nameOf(change: TypesChange, place: TypesPlace): string {
  return [words.places[place], messageAt(change, place)].filter(Boolean).join(', ');
}

/** Pieces of one place together: an error may be a part of it. */
function joinPlaces(pieces: TypesPiece[]) {
  const joined: { place?: TypesPlace | undefined; parts: TypesPiece[] }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.place && last?.place === piece.place) last.parts.push(piece);
    else joined.push({ place: piece.place, parts: [piece] });
  }
  return joined;
}
