import { diffArrays } from 'diff';

/** Consecutive items: equal in both lists, or items of one list that replace items of the other. */
export interface Hunk<Item> {
  isSame: boolean;
  older: Item[];
  newer: Item[];
}

/**
 * Lists with more differences count as entirely different, because finding the few common items takes quadratic time.
 */
const MAX_DIFFERENCES = 4000;

/**
 * Compares two lists with as few differences as possible. The items of all hunks, taken side by side, make up the two
 * lists; no hunk is empty, and two differing hunks are never adjacent.
 */
export function align<Item>(options: {
  older: readonly Item[];
  newer: readonly Item[];
  /** Key that is the same for equal items. */
  keyOf: (item: Item) => string;
}): Hunk<Item>[] {
  const { older, newer, keyOf } = options;
  const hunks: Hunk<Item>[] = [];
  let [before, after] = [0, 0];
  const changes = diffArrays(older.map(keyOf), newer.map(keyOf), {
    maxEditLength: MAX_DIFFERENCES,
  });
  // Then everything in both lists differs.
  if (!changes) return [{ isSame: false, older: [...older], newer: [...newer] }];
  for (const { added, removed, count } of changes) {
    const isSame = !added && !removed;
    const last = hunks.at(-1);
    const hunk = last && !last.isSame && !isSame ? last : { isSame, older: [], newer: [] };
    if (hunk !== last) hunks.push(hunk);
    if (!added) {
      hunk.older.push(...older.slice(before, before + count));
      before += count;
    }
    if (!removed) {
      hunk.newer.push(...newer.slice(after, after + count));
      after += count;
    }
  }
  return hunks;
}
