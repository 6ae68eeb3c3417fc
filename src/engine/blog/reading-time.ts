/** Words of English prose that an adult reads per minute. */
const WORDS_PER_MINUTE = 265;

/** @returns whole minutes, at least 1 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
