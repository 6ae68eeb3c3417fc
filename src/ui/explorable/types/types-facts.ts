import { fill, plural } from '#shared/strings/fill.ts';
import { findTypes } from './find-run.ts';
import { type TypesChange, type TypesPlace, typesPlaces } from './recording.ts';
import { words } from './types-words.ts';

/** What a change did to a place. */
export type PlaceState = 'same' | 'changed' | 'wrong';

/** Whether the compiler rejects a place after a change, or infers another type there. */
export function stateOf(change: TypesChange, place: TypesPlace): PlaceState {
  const { errors, types } = findTypes(change);
  if (errors.some((error) => error.place === place)) return 'wrong';
  return types[place] === findTypes('none').types[place] ? 'same' : 'changed';
}

/** The compiler's message at a place, if it rejects it. */
export function messageAt(change: TypesChange, place: TypesPlace): string | undefined {
  const error = findTypes(change).errors.find((it) => it.place === place);
  return error && fill(words.error, { code: String(error.code), message: error.message });
}

/** Describes a change in a few short sentences: how far it goes, and every error. */
export function summarizeTypes(change: TypesChange): string {
  if (change === 'none') return fill(words.fits, { count: typesPlaces.length });
  const changed = typesPlaces.filter((place) => stateOf(change, place) === 'changed').length;
  const errors = findTypes(change).errors.map(({ file, place }) =>
    fill(words.rejects, {
      file,
      place: words.places[place],
      message: messageAt(change, place) ?? '',
    }),
  );
  return [plural(words.reach, changed), ...errors].join(' ');
}

/** How the type goes on from a place, if the compiler accepts it there. */
export function wayFrom(change: TypesChange, place: TypesPlace): string | undefined {
  if (messageAt(change, place) !== undefined) return undefined;
  const next = typesPlaces[typesPlaces.indexOf(place) + 1];
  const way = words.ways[place];
  return next ? fill(words.next, { way, place: words.places[next] }) : way;
}

/** Describes a place in words: its type, and its error or the way to the next. */
export function describePlace(change: TypesChange, step: number): string {
  const place = typesPlaces[step];
  if (!place) return '';
  const type = findTypes(change).types[place];
  return [
    fill(words.step, { step: step + 1, place: words.places[place], type }),
    messageAt(change, place) ?? wayFrom(change, place),
  ].join(' ');
}
