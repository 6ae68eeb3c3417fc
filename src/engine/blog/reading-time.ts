/** Words that an adult reads in a minute of English prose. */
const WORDS_PER_MINUTE = 265;

/** @returns whole minutes, at least 1 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
