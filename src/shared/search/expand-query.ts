import type { ParsedQuery } from './parse-query.ts';
import { type Expansion, matchWeights, type Vocabulary } from './vocabulary.ts';

/** A word of the query with what it means in the index. */
export interface ExpandedWord {
  /** Empty where nothing in the index resembles the word. */
  expansion: Expansion;
  /** How much the word says: by its kind and by how rare it is. */
  weight: number;
}

export const wordWeights = {
  /** How much a synonym counts beside the word itself: readers who need one use another word on purpose. */
  synonym: 1.1,
  /** A word that the index does not know speaks against every section, but not as loud as others for it. */
  unknown: 0.35,
  /** Names joined by a dot, as they stand in the code. */
  joined: 1,
  /** In more than that share of all sections a word says nothing beside others. */
  tooFrequent: 0.5,
};

/**
 * Gives each word of a query its meanings in the index.
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

  // A word of nearly every section (the library's name) tells none from another, and costs most.
  const telling = parsed.words.filter(
    ({ term }) => vocabulary.frequency([term]) < wordWeights.tooFrequent * count,
  );
  const wanted = telling.length > 0 ? telling : parsed.words;
  const words = wanted.flatMap(({ term, parts, isCode, weight, isUnfinished, synonyms }) => {
    const expansion = vocabulary.expand(term, { isUnfinished, isCode });
    // An identifier that the index does not have is looked for in its parts.
    const isKnown = [...expansion.values()].some((match) => match > matchWeights.typo);
    if (!isKnown && parts.length > 0 && synonyms.length === 0) {
      return parts.map((part) => weigh(vocabulary.expand(part), weight));
    }
    for (const synonym of synonyms) {
      for (const [other, match] of vocabulary.expand(synonym)) {
        const value = match * wordWeights.synonym;
        if ((expansion.get(other) ?? 0) < value) expansion.set(other, value);
      }
    }
    return weigh(expansion, weight);
  });
  const joined = parsed.joined
    .filter((term) => vocabulary.has(term))
    .map((term) => weigh(new Map([[term, 1]]), wordWeights.joined));
  return [...words, ...joined];
}
