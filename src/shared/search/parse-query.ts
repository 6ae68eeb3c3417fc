import type { FindSynonyms } from './synonyms.ts';
import { joinedTerms, tokenize } from './tokenize.ts';

/** A word of a query. */
export interface QueryWord {
  term: string;
  parts: string[];
  /** Whether it is a name in code; then its inflections would be other names. */
  isCode: boolean;
  /** Weight from 0 to 1: words of generic error messages weigh less. */
  weight: number;
  /** The pair that it begins, if a dot joins it to the next name. */
  joinedTo: string | undefined;
  /** Whether the reader may still be typing it. */
  isUnfinished: boolean;
  /** The site's own terms for the same thing. */
  synonyms: string[];
}

/** A query as the index understands it. */
export interface ParsedQuery {
  words: QueryWord[];
  /** Pairs of names joined by a dot: they count if the index has them. */
  joined: string[];
}

/** Words of grammar and conversation, which carry no meaning in a query, except those that negate or restrict. */
export const STOP_WORDS = new Set(
  'a all already am an and anything are as at be because by can could didn do does doesn don each every everything for from get has have how i if in into is isn it its just like lot many me much my of on or our per really should so some something still sure that the their them then there they this to use using versus vs want wants was we what when where which why will with would you your'.split(
    ' ',
  ),
);

/** Words that occur in every error message and every line of code. */
const WEAK_WORDS = new Set(
  'async await cannot const defined error export exported failed found function import let new not return throw unable'.split(
    ' ',
  ),
);

/** Parses a query. Words without meaning are dropped, unless there are no others. */
export function parseQuery(options: { query: string; findSynonyms: FindSynonyms }): ParsedQuery {
  const { query, findSynonyms } = options;
  const tokens = tokenize(query);
  const kept = filterUnlessNone(tokens, ({ term }) => !STOP_WORDS.has(term));
  const hasOthers = kept.some(({ term }) => !WEAK_WORDS.has(term));
  // A space or bracket after a word means that it is complete.
  const lastEnd = /[\p{L}\p{N}_$]$/u.test(query) ? query.length : -1;
  const synonyms = findSynonyms(tokens.map(({ term }) => term));
  const words = new Map<string, QueryWord>();
  for (const { term, parts, isCode, start, end } of kept) {
    const next = query[end] === '.' ? tokens.find((other) => other.start === end + 1) : undefined;
    // The ending of a name, which has another form without it: `next.js` is `nextjs` and `next`.
    const isEnding = term === 'js' && query[start - 1] === '.' && words.size > 0;
    if ((term.length === 1 || isEnding) && kept.length > 1) continue;
    words.set(term, {
      term,
      parts,
      isCode,
      weight: hasOthers && WEAK_WORDS.has(term) ? 0.35 : 1,
      joinedTo: next && next.term !== 'js' ? `${term}.${next.term}` : undefined,
      isUnfinished: end === lastEnd,
      synonyms: synonyms.get(term) ?? [],
    });
  }
  return {
    words: [...words.values()],
    joined: [...new Set(joinedTerms(query))],
  };
}

/** The words of a phrase that carry meaning, or all if none does. */
export function tellingWords(phrase: string): string[] {
  return filterUnlessNone(phrase.split(' '), (word) => !STOP_WORDS.has(word));
}

/** The items that say something, or all if none does. */
export function filterUnlessNone<Item>(items: Item[], isTelling: (item: Item) => boolean): Item[] {
  const telling = items.filter(isTelling);
  return telling.length > 0 ? telling : items;
}
