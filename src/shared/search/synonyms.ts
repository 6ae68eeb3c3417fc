import type { SearchSynonyms } from './search-manifest.ts';
import { stemOf } from './stem.ts';
import { phraseOf, tokenize } from './tokenize.ts';

/** For each word of a query, the site's own terms for the same thing. */
export type FindSynonyms = (words: string[]) => ReadonlyMap<string, string[]>;

/**
 * Prepares the configured synonyms. A single word also has the synonyms of its inflections. A word in a phrase with
 * synonyms has none of its own: `log in` is not `log`.
 */
export function readSynonyms(synonyms: SearchSynonyms): FindSynonyms {
  const words = new Map<string, string[]>();
  const phrases: { phrase: string; terms: string[] }[] = [];
  for (const [key, others] of Object.entries(synonyms)) {
    const terms = others.flatMap((other) => tokenize(other).map(({ term }) => term));
    if (key.includes(' ')) phrases.push({ phrase: ` ${phraseOf(key)} `, terms });
    else words.set(stemOf(key), terms);
  }
  return (typed) => {
    const found = new Map(typed.map((word) => [word, words.get(stemOf(word)) ?? []]));
    const query = ` ${phraseOf(typed.join(' '))} `;
    for (const { phrase, terms } of phrases) {
      if (!query.includes(phrase)) continue;
      for (const word of typed) if (phrase.includes(` ${phraseOf(word)} `)) found.set(word, terms);
    }
    return found;
  };
}
