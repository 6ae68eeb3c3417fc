import { align } from './align.ts';
import { type Block, keyOf } from './block.ts';
import { similarity, substanceOf } from './similarity.ts';

/** A block in both versions, or in one of them. */
export type BlockMatch =
  | { isSame: boolean; older: Block; newer: Block }
  | { isSame: false; older: Block; newer?: undefined }
  | { isSame: false; older?: undefined; newer: Block };

/** Blocks that share less than this are shown as removed and added, because mixing their words would be unreadable. */
const MIN_SIMILARITY = 0.4;

/** Compares the blocks of a section. Each side of the result is the full text of its version. */
export function compareBlocks(older: Block[], newer: Block[]): BlockMatch[] {
  return align({ older, newer, keyOf }).flatMap((hunk): BlockMatch[] => {
    if (!hunk.isSame) return pairBlocks(hunk.older, hunk.newer);
    return hunk.newer.flatMap((block, index) => {
      const twin = hunk.older[index];
      return twin ? [{ isSame: true, older: twin, newer: block }] : [];
    });
  });
}

/** With more candidate pairs (a table of hundreds of rows that all differ), no pairs are sought. */
const MAX_PAIRS = 40_000;

/** Pairs edited blocks in order, so that as much text as possible is paired. */
function pairBlocks(older: Block[], newer: Block[]): BlockMatch[] {
  if (older.length * newer.length > MAX_PAIRS) {
    return [
      ...older.map((block) => ({ isSame: false as const, older: block })),
      ...newer.map((block) => ({ isSame: false as const, newer: block })),
    ];
  }
  const substances = new Map([...older, ...newer].map((block) => [block, substanceOf(block)]));
  const degreeOf = (one: Block, other: Block): number => {
    if ((one.kind === 'sample') !== (other.kind === 'sample')) return 0;
    // A file stays the same file, whatever its content.
    const isOneFile =
      one.kind === 'sample' &&
      other.kind === 'sample' &&
      one.title !== undefined &&
      one.title === other.title;
    const degree = similarity(substances.get(one) ?? [], substances.get(other) ?? []);
    if (isOneFile) return Math.max(degree, MIN_SIMILARITY);
    return degree < MIN_SIMILARITY ? 0 : degree;
  };
  // best[i][j]: the best total similarity of `older` from `i` and `newer` from `j`.
  const degrees = older.map((one) => newer.map((other) => degreeOf(one, other)));
  const best = Array.from({ length: older.length + 1 }, () =>
    new Array<number>(newer.length + 1).fill(0),
  );
  const bestAt = (i: number, j: number) => best[i]?.[j] ?? 0;
  const pairedAt = (i: number, j: number) => (degrees[i]?.[j] ?? 0) + bestAt(i + 1, j + 1);
  for (let i = older.length - 1; i >= 0; i -= 1) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row) row[j] = Math.max(pairedAt(i, j), bestAt(i + 1, j), bestAt(i, j + 1));
    }
  }
  const matches: BlockMatch[] = [];
  let [i, j] = [0, 0];
  while (i < older.length || j < newer.length) {
    const [one, other] = [older[i], newer[j]];
    if (one && other && (degrees[i]?.[j] ?? 0) > 0 && bestAt(i, j) === pairedAt(i, j)) {
      matches.push({ isSame: false, older: one, newer: other });
      i += 1;
      j += 1;
    } else if (one && (!other || bestAt(i + 1, j) >= bestAt(i, j + 1))) {
      matches.push({ isSame: false, older: one });
      i += 1;
    } else if (other) {
      matches.push({ isSame: false, newer: other });
      j += 1;
    }
  }
  return matches;
}
