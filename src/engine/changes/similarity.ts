import { type Block, keyOfWord } from './block.ts';

/** How alike two collections are, from 0 to 1: what they share, counted twice, of what both have (Dice). */
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

/** What a block is made of, as far as it says something: no spaces and signs, no empty lines. */
export function substanceOf(block: Block): string[] {
  return block.kind === 'sample'
    ? block.lines.map((line) => line.trim()).filter((line) => /\w/.test(line))
    : block.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(keyOfWord);
}
