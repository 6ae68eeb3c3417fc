import { fill } from '#shared/strings/fill.ts';
import { findTypes } from './find-run.ts';
import { type TypesChange, type TypesPlace, typesPlaces } from './recording.ts';
import styles from './types.module.css';
import { messageAt, wayFrom } from './types-facts.ts';
import { words } from './types-words.ts';

/**
 * The chosen place: its type, and its error or the way to the next. The panels of all places lie over each other, so
 * nothing below moves. The slider announces the same.
 */
export function TypesPanel({ change, chosen }: { change: TypesChange; chosen: TypesPlace }) {
  return (
    <div className={styles.panels} aria-hidden="true">
      {typesPlaces.map((place, index) => {
        const message = messageAt(change, place);
        const way = wayFrom(change, place);
        return (
          <div key={place} className={styles.panel} data-chosen={place === chosen ? '' : undefined}>
            <p>
              <strong>
                {fill(words.heading, { step: index + 1, place: words.places[place] })}
              </strong>
            </p>
            <p className={styles.type}>{findTypes(change).types[place]}</p>
            {message !== undefined && <p className={styles.message}>{message}</p>}
            {way !== undefined && <p>{way}</p>}
          </div>
        );
      })}
    </div>
  );
}
