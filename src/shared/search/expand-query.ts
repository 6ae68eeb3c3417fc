import type { ParsedQuery, QueryWord } from './parse-query.ts';
import type { Expansion, Vocabulary } from './vocabulary.ts';

/** A word of the query with its meanings in the index. */
export interface ExpandedWord {
  /** Empty if nothing in the index resembles the word. */
  expansion: Expansion;
  /** How informative the word is, by its kind and its rarity. */
  weight: number;
}

export const wordWeights = {
  /** Weight of a synonym relative to the word itself, because readers who type the word may mean just that word. */
  synonym: 0.8,
  /** An unknown word counts against every section, but less than a known word counts for one. */
  unknown: 0.35,
  /** Names joined by a dot, as in the code. */
  joined: 1,
  /** A name joined by a dot to another, if the index lacks the pair: readers chose this name themselves. */
  receiver: 0.25,
  /** A word found in more than this share of all sections says nothing beside others. */
  tooFrequent: 0.5,
};

/**
 * Finds the meanings of each query word in the index.
 *
 * @param count number of sections in the index
 */
export function expandQuery(options: {
  parsed: ParsedQuery;
  vocabulary: Vocabulary;
  count: number;
}): ExpandedWord[] {
  const { parsed, vocabulary, count } = options;
  const rarity = (terms: Iterable<string>) =>
    Math.log(1 + count / vocabulary.frequency(terms)) / Math.log(1 + count);
  const weigh = (expansion: Expansion, weight: number): ExpandedWord =>
    expansion.size > 0
      ? { expansion, weight: weight * rarity(expansion.keys()) }
      : { expansion, weight: weight * wordWeights.unknown };

  // A word that is in nearly every section (the library's name) cannot distinguish them, and is the most expensive.
  const isTooFrequent = (term: string) =>
    vocabulary.frequency([term]) >= wordWeights.tooFrequent * count;
  const telling = parsed.words.filter(
    ({ term, synonyms }) => !isTooFrequent(term) || synonyms.length > 0,
  );
  const wanted = telling.length > 0 ? telling : parsed.words;
  const spelled = spellNames(wanted, vocabulary);

  /** Adds the synonyms of a word. It is as rare as before, unless the index lacks it. */
  const addSynonyms = (word: ExpandedWord, { synonyms, weight }: QueryWord): ExpandedWord => {
    const expansion = new Map(word.expansion);
    for (const terms of synonyms) {
      const rarest = Math.max(...terms.map((term) => rarity([term])));
      for (const term of terms) {
        const share = wordWeights.synonym * (rarity([term]) / rarest);
        for (const [other, match] of vocabulary.expand(term)) {
          const value = match * share;
          if ((expansion.get(other) ?? 0) < value) expansion.set(other, value);
        }
      }
    }
    return word.expansion.size > 0 ? { ...word, expansion } : weigh(expansion, weight);
  };

  const words = wanted.flatMap((word) => {
    const { term, parts, isCode, isUnfinished, synonyms, joinedTo } = word;
    const isReceiver = joinedTo !== undefined && !vocabulary.has(joinedTo);
    const weight = isReceiver ? word.weight * wordWeights.receiver : word.weight;
    if (synonyms.length === 0) {
      const halves = vocabulary.split(term);
      const [, last] = halves ?? [];
      if (halves) {
        return halves.map((half) =>
          weigh(vocabulary.expand(half, { isUnfinished: isUnfinished && half === last }), weight),
        );
      }
    }
    const expansion: Expansion =
      isTooFrequent(term) && synonyms.length > 0
        ? new Map()
        : vocabulary.expand(term, { isUnfinished, isCode });
    for (const [name, match] of spelled.get(term) ?? []) {
      if ((expansion.get(name) ?? 0) < match) expansion.set(name, match);
    }
    // An identifier that nothing in the index resembles is split into its parts.
    if (expansion.size === 0 && parts.length > 0 && synonyms.length === 0) {
      return parts.map((part) => weigh(vocabulary.expand(part), weight));
    }
    return addSynonyms(weigh(expansion, weight), { ...word, weight });
  });
  const joined = parsed.joined
    .filter((term) => vocabulary.has(term))
    .map((term) => weigh(new Map([[term, 1]]), wordWeights.joined));
  return [...words, ...joined];
}

/** Maximum number of words that may spell one name. */
const MAX_NAME_WORDS = 5;

/** For each word, the names that it spells together with its neighbors. */
function spellNames(words: QueryWord[], vocabulary: Vocabulary): Map<string, Expansion> {
  const spelled = new Map<string, Expansion>();
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first + 1; last < Math.min(words.length, first + MAX_NAME_WORDS); last += 1) {
      const run = words.slice(first, last + 1);
      const names = vocabulary.spell(
        run.map(({ term }) => term),
        { isUnfinished: run.at(-1)?.isUnfinished ?? false },
      );
      for (const [name, match] of names) {
        for (const { term } of run) {
          const known = spelled.get(term) ?? new Map();
          spelled.set(term, known.set(name, Math.max(match, known.get(name) ?? 0)));
        }
      }
    }
  }
  return spelled;
}
