import { closestTerms, findResembling } from './closest-terms.ts';
import { STOP_WORDS } from './parse-query.ts';
import { stemOf } from './stem.ts';
import { PART, squash } from './tokenize.ts';

/** Terms of the index that a query word may mean, each with a weight from 0 to 1. */
export type Expansion = Map<string, number>;

/** Weight of a term by how it resembles the typed word. */
export const matchWeights = {
  exact: 1,
  stem: 0.85,
  part: 0.4,
  prefix: 0.8,
  infix: 0.6,
  typo: 0.5,
  /** Several words that spell one name: `http batch link`, `not found`. */
  spelled: 0.6,
  /** Factor for terms that begin with a name in code that the index has. */
  longerName: 0.15,
};

/**
 * Of the terms that begin with the typed word or contain it, only the most frequent ones count: at most this many in
 * total, and this many per letter.
 */
const MAX_PREFIX_TERMS = { most: 20, perLetter: 4 };

/** Shorter parts are in words by accident. */
const MIN_SPLIT_LENGTH = 4;

/** Maximum share of wrong letters in a word that still gets a suggestion. */
const MAX_WRONG_SHARE = 0.4;

/** All terms of an index. */
export interface Vocabulary {
  /**
   * The possible meanings of a word: itself and its inflections; terms that begin with it, if the reader may still be
   * typing it or it means nothing else; and, if there are none, terms that contain it and more frequent similar ones.
   *
   * @param word folded, as in `Token.term`
   * @param options.isUnfinished whether it is the last word of the query
   * @param options.isCode whether it is a name in code: if the index has it, it has no inflections
   */
  expand(word: string, options?: { isUnfinished?: boolean; isCode?: boolean }): Expansion;
  /** Names that words spell together: `not found` -> `not_found`. The last word may be unfinished. */
  spell(words: string[], options: { isUnfinished: boolean }): Expansion;
  /**
   * Two words written as one: `ratelimit` -> rate, limit; undefined if the index has the word, or lacks one of them. The
   * second one may be unfinished.
   */
  split(word: string, options?: { isUnfinished?: boolean }): [string, string] | undefined;
  /** The most frequent of the terms that a misspelled word resembles; other words as they are. */
  correct(word: string): string;
  /** Terms in an unknown word, or those that share its longest beginning: `mybatching` -> batching. */
  partsOf(word: string): string[];
  has(term: string): boolean;
  /** The most similar term, even with more wrong letters than `expand` allows. */
  nearest(word: string): string | undefined;
  /** Number of sections with the most frequent of the terms, at least 1. */
  frequency(terms: Iterable<string>): number;
}

/** What an unknown word may be: a part of other terms, or a misspelled one. */
interface Guess {
  containing: string[];
  resembling: [term: string, distance: number][];
}

/** @param frequencies term -> number of sections that have it */
export function createVocabulary(frequencies: ReadonlyMap<string, number>): Vocabulary {
  const terms = [...frequencies.keys()].sort();
  const wholeTerms = terms.filter((term) => !term.startsWith(PART));

  /** Name without underscores -> the name itself. */
  const namesBySpelling = new Map<string, string>();
  for (const term of wholeTerms) {
    if (term.includes('_')) namesBySpelling.set(squash(term), term);
  }

  const beginningWith = (start: string): string[] => {
    const first = lowerBound(terms, start);
    let last = first;
    while (terms[last]?.startsWith(start)) last += 1;
    return terms.slice(first, last);
  };

  /** Terms with the same stem. A stem may end differently from its words: `quer-i`, `quer-y`. */
  const formsOf = (word: string, mark: string): string[] => {
    if (word.length < 3) return [];
    const stem = stemOf(word);
    const root = mark + stem.slice(0, Math.max(3, stem.length - 1));
    return beginningWith(root).filter(
      (term) => stemOf(term.slice(mark.length)) === stem && !STOP_WORDS.has(term),
    );
  };

  const frequency = (term: string) => frequencies.get(term) ?? 0;
  const highestFrequency = (wanted: Iterable<string>) => {
    let most = 1;
    for (const term of wanted) most = Math.max(most, frequency(term));
    return most;
  };
  const byFrequency = (found: string[]) =>
    found.sort((one, other) => frequency(other) - frequency(one));
  const mostFrequent = (found: string[], typed: string) => {
    const limit = Math.min(MAX_PREFIX_TERMS.most, MAX_PREFIX_TERMS.perLetter * typed.length);
    return found.length <= limit ? found : byFrequency(found).slice(0, limit);
  };

  const guesses = new Map<string, Guess>();
  /** Reads all terms, so only once per word. */
  const guess = (word: string): Guess => {
    const known = guesses.get(word);
    if (known) return known;
    const containing = word.length < 3 ? [] : wholeTerms.filter((term) => term.includes(word));
    // Letters that are in a name by accident do not hide a more frequent word: `loger` is in `catalogError`.
    const least = containing.length > 0 ? highestFrequency(containing) : 0;
    const resembling = findResembling(wholeTerms, word).filter(([term]) => frequency(term) > least);
    const found = { containing, resembling };
    guesses.set(word, found);
    return found;
  };

  return {
    expand(word, { isUnfinished = false, isCode = false } = {}) {
      const found: Expansion = new Map();
      const add = (term: string, weight: number) => {
        if (!found.has(term)) found.set(term, weight);
      };
      for (const [mark, weight] of [['', 1] as const, [PART, matchWeights.part] as const]) {
        if (frequencies.has(mark + word)) add(mark + word, weight * matchWeights.exact);
        if (isCode && found.size > 0) continue;
        for (const form of formsOf(word, mark)) add(form, weight * matchWeights.stem);
      }
      const isKnown = found.size > 0;
      const isKnownName = isCode && found.has(word);
      if (isUnfinished || found.size === 0) {
        for (const [mark, weight] of [['', 1] as const, [PART, matchWeights.part] as const]) {
          const value = weight * (isKnownName ? matchWeights.longerName : 1);
          const longer = mostFrequent(beginningWith(mark + word), word);
          for (const term of longer) {
            add(term, value * prefixWeight(word, term.slice(mark.length)));
          }
          // The letters after a stem do not change what is found: `validati` still finds validators.
          const [likely] = isCode ? [] : byFrequency(longer);
          if (likely === undefined) continue;
          for (const form of formsOf(likely.slice(mark.length), mark)) {
            add(form, value * matchWeights.prefix * matchWeights.stem);
          }
        }
      }
      // A name may begin with others before it: `SubscriptionL` in `httpSubscriptionLink`.
      if (found.size > 0 && (isKnown || !isCode)) return found;
      const { containing, resembling } = guess(word);
      for (const term of mostFrequent(containing, word)) add(term, matchWeights.infix);
      for (const [term, distance] of resembling) {
        add(term, matchWeights.typo / distance);
        if (isCode) continue;
        for (const form of formsOf(term, '')) {
          add(form, (matchWeights.typo / distance) * matchWeights.stem);
        }
      }
      return found;
    },
    spell(words, { isUnfinished }) {
      const spelled = words.join('');
      const found: Expansion = new Map();
      const name = namesBySpelling.get(spelled);
      if (name !== undefined) found.set(name, matchWeights.spelled);
      if (frequencies.has(spelled)) found.set(spelled, matchWeights.spelled);
      if (!isUnfinished) return found;
      for (const term of mostFrequent(beginningWith(spelled), spelled)) {
        if (!found.has(term)) found.set(term, prefixWeight(spelled, term));
      }
      return found;
    },
    split(word, { isUnfinished = false } = {}) {
      if (frequencies.has(word)) return undefined;
      let best: [string, string] | undefined;
      // A name that contains the word is meant, if it is more frequent: `batchlink`.
      let most = highestFrequency(wholeTerms.filter((term) => term.includes(word)));
      for (let end = MIN_SPLIT_LENGTH; end <= word.length - MIN_SPLIT_LENGTH; end += 1) {
        const [first, second] = [word.slice(0, end), word.slice(end)];
        const last = isUnfinished ? highestFrequency(beginningWith(second)) : frequency(second);
        const rarer = Math.min(frequency(first), last);
        if (rarer > most) [best, most] = [[first, second], rarer];
      }
      return best;
    },
    correct(word) {
      const isKnown = ['', PART].some(
        (mark) => beginningWith(mark + word).length > 0 || formsOf(word, mark).length > 0,
      );
      const resembling = isKnown ? [] : guess(word).resembling.map(([term]) => term);
      return byFrequency(resembling)[0] ?? word;
    },
    partsOf(word) {
      const within = wholeTerms
        .filter((term) => term.length >= MIN_SPLIT_LENGTH && word.includes(term))
        .sort((one, other) => other.length - one.length);
      const parts = within.filter(
        (term, place) => !within.slice(0, place).some((longer) => longer.includes(term)),
      );
      if (parts.length > 0) return parts;
      const shortest = Math.max(MIN_SPLIT_LENGTH, Math.ceil(word.length / 2));
      for (let end = word.length - 1; end >= shortest; end -= 1) {
        const found = beginningWith(word.slice(0, end));
        if (found.length > 0) return mostFrequent(found, word.slice(0, end));
      }
      return [];
    },
    has: (term) => frequencies.has(term),
    nearest(word) {
      // Nearly every other acronym resembles one.
      const limit = word.length < 4 ? 0 : Math.floor(word.length * MAX_WRONG_SHARE);
      const near = closestTerms({ terms: wholeTerms, word, limit }).filter(([term]) =>
        /^\p{L}+$/u.test(term),
      );
      return byFrequency(near.map(([term]) => term))[0];
    },
    frequency: highestFrequency,
  };
}

/** The more of a word is typed, the more certain it is. */
function prefixWeight(typed: string, term: string): number {
  return matchWeights.prefix * Math.sqrt(typed.length / term.length);
}

function lowerBound(sorted: string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
