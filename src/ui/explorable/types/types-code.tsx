import type { ReactNode } from 'react';
import { findTypes } from './find-run.ts';
import { type TypesChange, type TypesPiece, type TypesPlace, typesPlaces } from './recording.ts';
import styles from './types.module.css';
import { messageAt, stateOf } from './types-facts.ts';
import { words } from './types-words.ts';

/** Name that the radio buttons have in common; a page has one picture. */
const GROUP = 'explorable-types';

interface Selection {
  change: TypesChange;
  chosen: TypesPlace;
  onChoose?: ((place: TypesPlace) => void) | undefined;
}

/**
 * The files of the program, with the chosen place described between them. Each place is a radio button, so the arrow
 * keys go along the code. Without `onChoose`, they are read-only.
 */
export function TypesCode({ children, ...selection }: Selection & { children: ReactNode }) {
  const [server, ...others] = findTypes(selection.change).files;
  return (
    <fieldset className={styles.files} aria-label={words.group}>
      {server && <TypesFile {...server} {...selection} />}
      {children}
      {others.map((file) => (
        <TypesFile key={file.name} {...file} {...selection} />
      ))}
    </fieldset>
  );
}

function TypesFile(props: Selection & { name: string; pieces: TypesPiece[] }) {
  const { name, pieces, ...selection } = props;
  return (
    <div className={styles.file}>
      <p className={styles.name}>{name}</p>
      <pre className={styles.code}>
        {joinPlaces(pieces).map(({ place, parts }, index) =>
          place ? (
            <Place key={place} place={place} parts={parts} {...selection} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are known by their order
            <span key={index}>{parts[0]?.text}</span>
          ),
        )}
      </pre>
    </div>
  );
}

function Place(props: Selection & { place: TypesPlace; parts: TypesPiece[] }) {
  const { change, chosen, onChoose, place, parts } = props;
  const code = parts.map(({ text }) => text).join('');
  // Screen readers do not tell that it is red.
  const name = [code, words.places[place], messageAt(change, place)].filter(Boolean).join(', ');
  return (
    <label
      className={styles.place}
      data-state={stateOf(change, place)}
      data-chosen={place === chosen ? '' : undefined}
      data-next={place === typesPlaces[typesPlaces.indexOf(chosen) + 1] ? '' : undefined}
      onPointerEnter={onChoose && ((event) => event.pointerType === 'mouse' && onChoose(place))}
    >
      <input
        type="radio"
        name={GROUP}
        className={styles.radio}
        aria-label={name}
        checked={place === chosen}
        disabled={!onChoose}
        onChange={onChoose && (() => onChoose(place))}
      />
      {parts.map(({ text, isWrong }) => (
        <span key={text} className={isWrong ? styles.wrong : undefined}>
          {text}
        </span>
      ))}
    </label>
  );
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
