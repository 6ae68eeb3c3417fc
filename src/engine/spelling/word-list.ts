import type { FoundProblem } from '../problems/found-problem.ts';

/** A site's list of correct words that are not in any dictionary. */
export const WORDS_FILE = 'content/words.txt';

/** The project's words. */
export interface WordList {
  /** A lower-case word is also accepted with a capital; other words only as listed. */
  has(word: string): boolean;
  words: string[];
  problems: FoundProblem[];
}

/**
 * Reads a word list: one word per line, sorted within each section. `#` begins a comment; an empty line or a comment
 * ends a section.
 *
 * @param source text of the file; empty if there is none
 */
export function parseWordList(source: string): WordList {
  const lineOf = new Map<string, number>();
  const problems: FoundProblem[] = [];
  let previous = '';
  for (const [index, text] of source.split('\n').entries()) {
    const word = text.replace(/#.*$/, '').trim();
    if (word === '') {
      previous = '';
      continue;
    }
    const report = (message: string, hint: string) =>
      problems.push({
        code: 'word-list-invalid',
        message,
        hint,
        file: WORDS_FILE,
        line: index + 1,
        column: text.indexOf(word) + 1,
      });
    const first = lineOf.get(word);
    if (!/^\p{L}[\p{L}\p{M}']*$/u.test(word)) {
      report(`"${word}" is not one word of letters.`, 'Write one word on each line.');
    } else if (first !== undefined) {
      report(`"${word}" is listed twice, first on line ${first}.`, 'Remove one of them.');
    } else {
      if (compareWords(previous, word) > 0) {
        report(
          `"${word}" comes after "${previous}": the words of a section are sorted.`,
          'Move it to its alphabetical position, or begin a section with an empty line and a comment.',
        );
      }
      lineOf.set(word, index + 1);
    }
    previous = word;
  }
  return {
    has: (word) => lineOf.has(word) || lineOf.has(word.toLowerCase()),
    words: [...lineOf.keys()],
    problems,
  };
}

/** Dictionary order: case only decides between otherwise equal words. */
function compareWords(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
