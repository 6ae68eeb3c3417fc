import { filterUnlessNone, type ParsedQuery, type QueryWord } from './parse-query.ts';
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
  /** The same with an ending that is only a way of writing the name: `next.js`. */
  ending: 0.3,
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
  const wanted = filterUnlessNone(
    parsed.words,
    ({ term, synonyms }) => !isTooFrequent(term) || synonyms.length > 0,
  );
  const spelled = spellNames(wanted, vocabulary);

  const words = wanted.flatMap(
    ({ term, parts, isCode, isUnfinished, synonyms, joinedTo, weight: ownWeight }) => {
      const weight =
        joinedTo !== undefined && !vocabulary.has(joinedTo)
          ? ownWeight * wordWeights.receiver
          : ownWeight;
      const expansion: Expansion =
        synonyms.length > 0 && isTooFrequent(term)
          ? new Map()
          : vocabulary.expand(term, { isUnfinished, isCode });
      const add = (other: string, match: number) => {
        if ((expansion.get(other) ?? 0) < match) expansion.set(other, match);
      };
      for (const [name, match] of spelled.get(term) ?? []) add(name, match);
      if (synonyms.length === 0) {
        // Two words written as one, or an identifier that nothing in the index resembles.
        const pieces =
          vocabulary.split(term, { isUnfinished }) ?? (expansion.size === 0 ? parts : []);
        if (pieces.length > 0) {
          return pieces.map((piece) => {
            const isLast = piece === pieces.at(-1);
            return weigh(
              vocabulary.expand(piece, { isUnfinished: isUnfinished && isLast }),
              weight,
            );
          });
        }
      }
      const own = weigh(expansion, weight);
      const isKnown = expansion.size > 0;
      for (const synonym of synonyms) {
        for (const [other, match] of vocabulary.expand(synonym)) {
          add(other, match * wordWeights.synonym);
        }
      }
      // Synonyms do not make a word more frequent.
      return isKnown ? own : weigh(expansion, weight);
    },
  );
  const joined = parsed.joined
    .filter((term) => vocabulary.has(term))
    .map((term) =>
      weigh(new Map([[term, 1]]), term.endsWith('.js') ? wordWeights.ending : wordWeights.joined),
    );
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
