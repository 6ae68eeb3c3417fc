import { explainCode, plainText, spansOf, withoutBeginning } from './message-codes.ts';
import {
  commonRun,
  readTyped,
  readWords,
  shareOf,
  type Typed,
  valueAt,
  type Word,
} from './message-words.ts';
import type { IndexedMessage } from './search-index-file.ts';

/** Finds the rows in the guides' error tables that explain a message. */
export interface MessageFinder {
  /** @param text a message as the reader saw it, with any text around it; or a code; or several rows by `plainText` */
  find(text: string): IndexedMessage[];
}

export const messageLimits = {
  /** Only this much of a text is read, without the frames of its stack traces. */
  text: 2000,
  /** Rows that match nearly as well as the best one. */
  rows: 3,
};

/** How similar a text and a message must be. */
const needed = {
  /** Share of the message found in the text. */
  ofMessage: 0.7,
  /**
   * Share of the text found in the message, if the text is cut off or unfinished, and then also the share of the
   * message.
   */
  ofText: 0.85,
  atLeast: 0.4,
  /**
   * One or two common words prove nothing, unless they are the whole message; nor do three in the middle of one, because
   * they may be its topic: `server-side rendering`.
   */
  words: 3,
  /** Maximum number of words next to a code; if there are more, the words matter more. */
  wordsOfCodes: 3,
  /** Rows are shown together if they reach this share of the best row's score. */
  ofBest: 0.97,
};

interface Pattern {
  message: IndexedMessage;
  words: Word[];
}

/** Compares messages word by word, in order. Placeholders on the page (`…`, names in quotes) match anything. */
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

  const scoreOf = (typed: Typed, { message, words }: Pattern): number => {
    // Most messages do not even contain the words, in any order.
    const line = words.map(({ word }) => word).join(' ');
    const isBegun = line.startsWith(typed.words.join(' '));
    if (!isBegun && shareOf(words, ({ word }) => typed.has(word)) < needed.atLeast) return 0;
    const places = commonRun(typed.words, words);
    if (!isBegun && isOtherError({ message, words, typed, places })) return 0;
    const value = valueAt(places, words);
    const share = shareOf(words, (_, place) => places.includes(place));
    const isEnough =
      places.length >= needed.words
        ? share >= needed.ofMessage ||
          isBegun ||
          (places.length > needed.words &&
            share >= needed.atLeast &&
            value / typed.value >= needed.ofText)
        : places.length === words.length && places.length > 1;
    return isEnough ? value * share * share : 0;
  };

  /** Pages with many messages are about them; others only mention them. */
  const rowsOf = (path: string) => messages.filter((message) => message.path === path).length;
  const byPage = (rows: IndexedMessage[]) =>
    rows.sort((one, other) => rowsOf(other.path) - rowsOf(one.path));

  /** The rows that match a text best. */
  const match = (text: string): IndexedMessage[] => {
    const typed = readTyped(text, worth);
    const scores = new Map<IndexedMessage, number>();
    for (const pattern of patterns) {
      const score = scoreOf(typed, pattern);
      if (score > (scores.get(pattern.message) ?? 0)) scores.set(pattern.message, score);
    }
    const least = Math.max(...scores.values()) * needed.ofBest;
    return byPage(
      [...scores]
        .filter(([, score]) => score >= least)
        .sort(([, one], [, other]) => other - one)
        .map(([message]) => message),
    );
  };

  return {
    find(text) {
      const lines = text.split('\n').filter((line) => !STACK_FRAME.test(line.trim()));
      const start = lines.join('\n').slice(0, messageLimits.text);
      // Several messages come in the order of the text, and one in several lines is found as a whole.
      const each = lines.length > 1 ? start.split('\n') : [];
      const named = each.map((line) => messages.filter(({ seen }) => plainText(seen) === line));
      const isListed = lines.length > 1 && named.every((rows) => rows.length > 0);
      const found = isListed
        ? named.flat()
        : [...each.flatMap((line) => match(line).slice(0, 1)), ...match(start)];
      const isShort = () => readWords(withoutBeginning(start)).length <= needed.wordsOfCodes;
      const explained = () => byPage(explainCode({ messages, text: start, isShort }));
      const rows = found.length > 0 ? found : onePerPlace(explained());
      return [...new Set(rows)].slice(0, messageLimits.rows);
    },
  };
}

/** A line of a stack trace, in Chromium and Node.js or in Firefox and Safari; or an empty line. */
const STACK_FRAME = /^(?:at\s.*|[^\s@]*@\S+:\d+:\d+)?$/;

/** A code may be in several messages of one section. */
function onePerPlace(rows: IndexedMessage[]): IndexedMessage[] {
  const placeOf = ({ path, anchor }: IndexedMessage) => `${path}#${anchor}`;
  return rows.filter(
    (row, index) => rows.findIndex((other) => placeOf(other) === placeOf(row)) === index,
  );
}

/** The messages of a row: its inline code, or the whole text. Single words are codes or names. */
function patternsOf({ seen }: IndexedMessage): string[] {
  const messages = spansOf(seen).filter((span) => /\w\S*\s.*\w/.test(span));
  return messages.length > 0 ? messages : [seen].filter((text) => /[a-z]{3}/.test(text));
}

/**
 * Whether a message of TypeScript only resembles the text: they have different codes, and not all words are there; or the
 * text quotes none of the types and names in it.
 */
function isOtherError(options: Pattern & { typed: Typed; places: number[] }): boolean {
  const { message, words, typed, places } = options;
  const codes = codesBeside(message);
  if (codes.length === 0) return false;
  const isOther = typed.codes.length > 0 && !codes.some((code) => typed.codes.includes(code));
  return (isOther && places.length < words.length) || quotesOthers(words, places);
}

/** Whether a message has several quotations and the text none of them. */
function quotesOthers(words: Word[], places: number[]): boolean {
  const quotations = new Set(words.flatMap(({ quotation }) => quotation ?? []));
  return quotations.size > 1 && places.every((place) => words[place]?.quotation === undefined);
}

/** The codes of TypeScript beside a message. */
function codesBeside({ seen, numbers }: IndexedMessage): string[] {
  return `${seen} ${numbers}`.match(/(?<![-\w])\d{4,5}\b/g) ?? [];
}
