import { stemmer } from 'stemmer';

/**
 * The stem of an English word, in lower case. Porter's algorithm turns `deploy` into `deploi`, but `deployment` into
 * `deploy`, so a `y` after a vowel stays one.
 */
export function stemOf(word: string): string {
  return stemmer(word).replace(/(?<=[aeou])i$/, 'y');
}
