import { diffArrays } from 'diff';

/** Items that follow each other: equal in both lists, or those of one in the place of those of the other. */
export interface Hunk<Item> {
  isSame: boolean;
  older: Item[];
  newer: Item[];
}

/**
 * Lists with more differences than that are said to differ in everything: to find what little they share takes time
 * that grows with the square of it.
 */
const MAX_DIFFERENCES = 4000;

/**
 * Compares two lists with as few differences as possible. The items of all hunks, one side after the other, are the
 * two lists again; no hunk is empty, and hunks that differ do not follow each other.
 */
export function align<Item>(options: {
  older: readonly Item[];
  newer: readonly Item[];
  /** What equal items have in common. */
  keyOf: (item: Item) => string;
}): Hunk<Item>[] {
  const { older, newer, keyOf } = options;
  const hunks: Hunk<Item>[] = [];
  let [before, after] = [0, 0];
  const changes = diffArrays(older.map(keyOf), newer.map(keyOf), {
    maxEditLength: MAX_DIFFERENCES,
  });
  // Everything of both is another thing, then.
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
