import type { IndexedMessage } from './search-index-file.ts';

/** Finds the rows of the guides' tables of errors that explain a message. */
export interface MessageFinder {
  /** @param text a message as somebody saw it, with whatever stands around it; or a code */
  find(text: string): IndexedMessage[];
}

export const messageLimits = {
  /** What is read of a text: beyond that stands a stack trace. */
  text: 1000,
  /** Rows that are about as near as the nearest one. */
  rows: 3,
};

/** How alike a text and a message must be. */
const needed = {
  /** Share of the message that the text has. */
  ofMessage: 0.7,
  /** Share of the text that the message has, where it is cut or not typed to the end; and of the message then. */
  ofText: 0.85,
  atLeast: 0.4,
  /** A word or two in common prove nothing, unless they are the whole message. */
  words: 3,
  /** Most words that stand with a code: where there are more, they matter more. */
  wordsOfCodes: 3,
  /** Share of the best row's score that others have which are shown with it. */
  ofBest: 0.97,
};

/** What a word between quotes counts where the text has another: it is an example. */
const EXAMPLE = 0.3;

/** An unfinished word shorter than that may become any other. */
const SHORTEST_BEGINNING = 3;

/** A word of a message. */
interface Word {
  word: string;
  /** Whether it stands between quotes. */
  isExample: boolean;
  /** How much it tells: rare words tell more. */
  value: number;
}

interface Pattern {
  message: IndexedMessage;
  words: Word[];
}

/** Looks for messages word by word, in order: what a page leaves open (`…`, names in quotes) may be anything. */
export function createMessageFinder(messages: IndexedMessage[]): MessageFinder {
  const read = messages.flatMap((message) =>
    patternsOf(message).map((pattern) => ({ message, words: readWords(pattern) })),
  );
  const counts = new Map<string, number>();
  for (const { words } of read) {
    for (const word of new Set(words.map(({ word }) => word))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const worth = (word: string) => Math.log(1 + read.length / (counts.get(word) ?? 1));
  const patterns = read.map(
    ({ message, words }): Pattern => ({
      message,
      words: words.map((word) => ({ ...word, value: worth(word.word) })),
    }),
  );

  const scoreOf = (typed: Typed, { words }: Pattern): number => {
    // Most messages have not even the words, in whatever order.
    if (shareOf(words, ({ word }) => typed.has(word)) < needed.atLeast) return 0;
    const places = commonRun(typed.words, words);
    const value = valueAt(places, words);
    const share = shareOf(words, (_, place) => places.includes(place));
    const isEnough =
      places.length >= needed.words
        ? share >= needed.ofMessage ||
          (share >= needed.atLeast && value / typed.value >= needed.ofText)
        : places.length === words.length && places.length > 1;
    return isEnough ? value * share * share : 0;
  };

  /** Pages with many messages are about them; others mention them. */
  const rowsOf = (path: string) => messages.filter((message) => message.path === path).length;

  return {
    find(text) {
      const start = text.slice(0, messageLimits.text);
      const typed = readTyped(start, worth);
      const scores = new Map<IndexedMessage, number>();
      for (const pattern of patterns) {
        const score = scoreOf(typed, pattern);
        if (score > (scores.get(pattern.message) ?? 0)) scores.set(pattern.message, score);
      }
      const best = Math.max(0, ...scores.values());
      const found =
        best > 0
          ? [...scores]
              .filter(([, score]) => score >= best * needed.ofBest)
              .sort(([, one], [, other]) => other - one)
              .map(([message]) => message)
          : typed.words.length <= needed.wordsOfCodes
            ? withCodes(messages, codesIn(start))
            : [];
      found.sort((one, other) => rowsOf(other.path) - rowsOf(one.path));
      return found.slice(0, messageLimits.rows);
    },
  };
}

/** The codes that a text names: of TypeScript, of tRPC, of HTTP and of JSON-RPC. */
function codesIn(text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const codes = [
    ...all(/\bTS[ -]?(\d{4,5})\b/gi),
    ...all(/[-\u2212](32\d{3})\b/g).map((digits) => `-${digits}`),
    ...all(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g),
    ...all(/\b[A-Z]{7,}\b/g),
    ...all(/\b(?:status|code|error|http)\W{0,3}([45]\d\d)\b/gi),
  ];
  const whole = text.trim();
  // A code alone may be in lower case, and a number alone is one.
  if (/^[a-z]+(?:_[a-z]+)+$/i.test(whole)) codes.push(whole.toUpperCase());
  if (/^(?:[45]\d\d|\d{4,5})$/.test(whole)) codes.push(whole);
  return codes;
}

function withCodes(messages: IndexedMessage[], codes: string[]): IndexedMessage[] {
  return codes.length === 0
    ? []
    : messages.filter((message) => {
        const own = codesOf(message);
        return codes.some((code) => own.includes(code));
      });
}

/** Codes of a row: names in capitals among its messages, and numbers beside them. */
function codesOf({ seen, numbers }: IndexedMessage): string[] {
  return [
    ...spansOf(seen).filter((span) => /^[A-Z]+$/.test(span)),
    ...(seen.match(/-?\b(?:\d{3,5}|[A-Z]+(?:_[A-Z]+)+)\b/g) ?? []),
    ...numbers.split(' '),
  ];
}

function spansOf(seen: string): string[] {
  return [...seen.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '');
}

/** The messages of a row: what stands as code in it, or all of it. Single words are codes or names. */
function patternsOf({ seen }: IndexedMessage): string[] {
  const messages = spansOf(seen).filter((span) => /\w\S*\s.*\w/.test(span));
  return messages.length > 0 ? messages : [seen].filter((text) => /[a-z]{3}/.test(text));
}

/** Words in lower case, and whether they stand between quotes. */
function readWords(text: string): Omit<Word, 'value'>[] {
  return [...text.matchAll(/"[^"]*"|(?<!\w)'[^']*'|[^"']+|['"]/g)].flatMap(([piece]) => {
    const isExample = /^["']./.test(piece);
    const words = piece.match(/[\p{L}\p{N}_$]+/gu) ?? [];
    return words.map((word) => ({ word: word.toLowerCase(), isExample }));
  });
}

/** What somebody typed or pasted. */
interface Typed {
  words: string[];
  /** How much all of them tell. */
  value: number;
  /** Whether it has a word; the last one may be unfinished. */
  has(word: string): boolean;
}

function readTyped(text: string, worth: (word: string) => number): Typed {
  const words = readWords(text).map(({ word }) => word);
  const known = new Set(words);
  const last = words.at(-1) ?? '';
  return {
    words,
    value: words.reduce((sum, word) => sum + worth(word), 0),
    has: (word) => known.has(word) || isBeginning(last, word),
  };
}

function isBeginning(typed: string, word: string): boolean {
  return typed.length >= SHORTEST_BEGINNING && word.startsWith(typed);
}

/** How much of a message those of its words are that were found. */
function shareOf(words: Word[], isFound: (word: Word, place: number) => boolean): number {
  let found = 0;
  let missing = 0;
  for (const [place, word] of words.entries()) {
    if (isFound(word, place)) found += word.value;
    else missing += word.value * (word.isExample ? EXAMPLE : 1);
  }
  return found / (found + missing);
}

function valueAt(places: number[], words: Word[]): number {
  return places.reduce((sum, place) => sum + (words[place]?.value ?? 0), 0);
}

/** The words of a message that a text has in the same order, near each other: places of those that tell most. */
function commonRun(typed: string[], words: Word[]): number[] {
  const wanted = new Set(words.map(({ word }) => word));
  const length = words.length * 2 + 4;
  let best: number[] = [];
  for (const [start, word] of typed.entries()) {
    if (!wanted.has(word)) continue;
    const window = typed.slice(start, start + length);
    const isEnd = start + length >= typed.length;
    const places = commonPlaces({ typed: window, words, isEnd });
    if (valueAt(places, words) > valueAt(best, words)) best = places;
    // It cannot get better.
    if (best.length === words.length) break;
  }
  return best;
}

/** The common subsequence of the highest value. The last word of a text may be unfinished. */
function commonPlaces(options: { typed: string[]; words: Word[]; isEnd: boolean }): number[] {
  const { typed, words, isEnd } = options;
  /** What is common to the rest of the text and the rest of the message, by where that begins. */
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
