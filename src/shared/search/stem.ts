import { stemmer } from 'stemmer';

/** Beginnings of words to which Porter's algorithm gives the stem of unrelated ones, as of `author` to `authorize`. */
const UNRELATED =
  /^(?:accessib|authori(?!ng)|business|directi(?:on|ve)|experiment|expression|generator|generic|identit|importan|invalidat|observabil|operator|original|production|terminal)/;

/**
 * The stem of an English word, in lower case. Porter's algorithm turns `deploy` into `deploi`, but `deployment` into
 * `deploy`, so a `y` after a vowel stays one.
 */
export function stemOf(word: string): string {
  const stem = stemmer(word).replace(/(?<=[aeou])i$/, 'y');
  const own = UNRELATED.exec(word)?.[0];
  return own?.startsWith(stem) ? own : stem;
}
