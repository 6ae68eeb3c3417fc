import { stemmer } from 'stemmer';
import type { SearchSynonyms } from './search-manifest.ts';
import { phraseOf, tokenize } from './tokenize.ts';

/** For each word of a query that has synonyms, what the site calls the same thing: names of one or more words. */
export type FindSynonyms = (words: string[]) => ReadonlyMap<string, string[][]>;

/**
 * Prepares the configured synonyms. A single word also has the synonyms of its inflections. A word in a phrase with
 * synonyms has none of its own: `log in` is not `log`.
 */
export function readSynonyms(synonyms: SearchSynonyms): FindSynonyms {
  const words = new Map<string, string[][]>();
  const phrases: { phrase: string; names: string[][] }[] = [];
  for (const [key, others] of Object.entries(synonyms)) {
    const names = others.map((other) => tokenize(other).map(({ term }) => term));
    if (key.includes(' ')) phrases.push({ phrase: ` ${phraseOf(key)} `, names });
    else words.set(stemmer(key), names);
  }
  return (typed) => {
    const found = new Map<string, string[][]>();
    const singular = typed.map(phraseOf);
    const query = ` ${singular.join(' ')} `;
    for (const { phrase, names } of phrases) {
      if (!query.includes(phrase)) continue;
      for (const [index, word] of typed.entries()) {
        if (!phrase.includes(` ${singular[index]} `)) continue;
        found.set(word, [...(found.get(word) ?? []), ...names]);
      }
    }
    for (const word of typed) {
      const names = found.has(word) ? undefined : words.get(stemmer(word));
      if (names) found.set(word, names);
    }
    return found;
  };
}
