import { type Block, keyOfWord } from './block.ts';

/** Similarity of two collections, from 0 to 1: twice the common items, divided by all items of both (Dice). */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const total = one.length + other.length;
  if (total === 0) return 1;
  const left = new Map<string, number>();
  for (const part of one) left.set(part, (left.get(part) ?? 0) + 1);
  let shared = 0;
  for (const part of other) {
    const count = left.get(part) ?? 0;
    if (count === 0) continue;
    left.set(part, count - 1);
    shared += 1;
  }
  return (2 * shared) / total;
}

/** The meaningful parts of a block: no spaces, punctuation or empty lines. */
export function substanceOf(block: Block): string[] {
  return block.kind === 'sample'
    ? block.lines.map((line) => line.trim()).filter((line) => /\w/.test(line))
    : block.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(keyOfWord);
}
