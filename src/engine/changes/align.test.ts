import fc from 'fast-check';
import { expect, test } from 'vitest';
import { align } from './align.ts';

const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 });

test('each side of the hunks is its list again, and no hunk is empty', () => {
  fc.assert(
    fc.property(list, list, (older, newer) => {
      const hunks = align({ older, newer, keyOf: (item) => item });
      expect(hunks.flatMap((hunk) => hunk.older)).toEqual(older);
      expect(hunks.flatMap((hunk) => hunk.newer)).toEqual(newer);
      for (const hunk of hunks) {
        expect(hunk.older.length + hunk.newer.length).toBeGreaterThan(0);
        if (hunk.isSame) expect(hunk.older).toEqual(hunk.newer);
      }
      const isSame = hunks.map((hunk) => hunk.isSame);
      expect(isSame.filter((same, index) => same === isSame[index + 1])).toEqual([]);
    }),
  );
});

test('equal lists are one hunk', () => {
  fc.assert(
    fc.property(list, (items) => {
      const hunks = align({ older: items, newer: items, keyOf: (item) => item });
      expect(hunks.every(({ isSame }) => isSame)).toBe(true);
      expect(hunks.length).toBe(items.length === 0 ? 0 : 1);
    }),
  );
});

test('items are compared by their keys, and each side keeps its own', () => {
  const hunks = align({ older: ['A', 'x'], newer: ['a', 'y'], keyOf: (it) => it.toLowerCase() });
  expect(hunks).toEqual([
    { isSame: true, older: ['A'], newer: ['a'] },
    { isSame: false, older: ['x'], newer: ['y'] },
  ]);
});

test('two long lists with nothing in common are one hunk, and do not take minutes', () => {
  const [older, newer] = ['a', 'b'].map((sign) =>
    Array.from({ length: 100_000 }, (_, index) => `${sign}${index}`),
  );
  expect(align({ older: older ?? [], newer: newer ?? [], keyOf: (item) => item })).toEqual([
    { isSame: false, older, newer },
  ]);
});
