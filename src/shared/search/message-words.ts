import { typeScriptCodes } from './message-codes.ts';

/** Weight of a quoted word that differs in the text, because it is only an example. */
const EXAMPLE_WORD_WEIGHT = 0.4;

/** An unfinished word shorter than this may become any other. */
const MIN_PREFIX_LENGTH = 3;

/** A word of a message. */
export interface Word {
  word: string;
  /** Number of the quotation that it is in, if it is in one. */
  quotation: number | undefined;
  /** Weight: rare words count more. */
  value: number;
}

/** Words in lower case. Constants are no examples: `"BAD_REQUEST"`. */
export function readWords(text: string): Omit<Word, 'value'>[] {
  return [...text.matchAll(PIECE)].flatMap(([piece], number) => {
    const words = piece.match(/[\p{L}\p{N}_$]+|\{\}/gu) ?? [];
    return words.map((word) => ({
      word: word.toLowerCase(),
      quotation: /^["']./.test(piece) && !/^[A-Z]+_[A-Z_]+$/.test(word) ? number : undefined,
    }));
  });
}

/** A quotation, the last of which may be cut, or the text between two. */
const PIECE = /"[^"]*(?:"|…$)|(?<!\w)'[^']*(?:'|…$)|[^"']+|['"]/g;

/** The typed or pasted text. */
export interface Typed {
  words: string[];
  /** Its codes of TypeScript. */
  codes: string[];
  /** Total weight of its words. */
  value: number;
  /** Whether it contains a word; its last word may be unfinished. */
  has(word: string): boolean;
}

export function readTyped(text: string, worth: (word: string) => number): Typed {
  const words = readWords(text).map(({ word }) => word);
  const known = new Set(words);
  const last = words.at(-1) ?? '';
  return {
    words,
    codes: typeScriptCodes(text),
    value: words.reduce((sum, word) => sum + worth(word), 0),
    has: (word) => known.has(word) || isBeginning(last, word),
  };
}

function isBeginning(typed: string, word: string): boolean {
  return typed.length >= MIN_PREFIX_LENGTH && word.startsWith(typed);
}

/** The weight of the matched words, as a share of the message. */
export function shareOf(words: Word[], isFound: (word: Word, place: number) => boolean): number {
  let found = 0;
  let missing = 0;
  for (const [place, word] of words.entries()) {
    if (isFound(word, place)) found += word.value;
    else missing += word.value * (word.quotation === undefined ? 1 : EXAMPLE_WORD_WEIGHT);
  }
  return found / (found + missing);
}

export function valueAt(places: number[], words: Word[]): number {
  return places.reduce((sum, place) => sum + (words[place]?.value ?? 0), 0);
}

/** The words of a message that occur in a text in the same order, close together: positions of the heaviest match. */
export function commonRun(typed: string[], words: Word[]): number[] {
  const wanted = new Set(words.map(({ word }) => word));
  const length = words.length * 2 + 4;
  let best: number[] = [];
  for (const [start, word] of typed.entries()) {
    if (!wanted.has(word)) continue;
    const window = typed.slice(start, start + length);
    const isEnd = start + length >= typed.length;
    const places = commonPlaces({ typed: window, words, isEnd });
    if (valueAt(places, words) > valueAt(best, words)) best = places;
    // No better match is possible.
    if (best.length === words.length) break;
  }
  return best;
}

/** The common subsequence with the highest weight. The last word of a text may be unfinished. */
function commonPlaces(options: { typed: string[]; words: Word[]; isEnd: boolean }): number[] {
  const { typed, words, isEnd } = options;
  /** The common subsequence of the remaining text and message, by the positions where they begin. */
  let after: number[][] = words.map(() => []);
  for (const [row, one] of [...typed.entries()].reverse()) {
    const isLast = isEnd && row === typed.length - 1;
    const here: number[][] = [];
    for (let column = words.length - 1; column >= 0; column -= 1) {
      const other = words[column]?.word ?? '';
      const isSame = one === other || (isLast && isBeginning(one, other));
      const choices = [
        after[column] ?? [],
        here[column + 1] ?? [],
        ...(isSame ? [[column, ...(after[column + 1] ?? [])]] : []),
      ];
      here[column] = choices.reduce((best, choice) =>
        valueAt(choice, words) > valueAt(best, words) ? choice : best,
      );
    }
    after = here;
  }
  return after[0] ?? [];
}
