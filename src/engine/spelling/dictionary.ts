import { distance } from 'fastest-levenshtein';

/** Knows the words of American English. */
export interface Dictionary {
  has(word: string): boolean;
  /** Words near one that it does not have, best first. Takes some milliseconds. */
  suggest(word: string): string[];
}

/** Loads the dictionary, which takes a tenth of a second: only where there are words to look up. */
export async function loadDictionary(): Promise<Dictionary> {
  const [{ default: nspell }, { default: american }] = await Promise.all([
    import('nspell'),
    import('dictionary-en'),
  ]);
  const spell = nspell({ aff: Buffer.from(american.aff), dic: Buffer.from(american.dic) });
  return {
    has: (word) => spell.correct(word),
    suggest: (word) =>
      spell
        .suggest(word)
        .map((near) => ({ near, score: scoreOf(word, near) }))
        .sort((a, b) => a.score - b.score)
        .map(({ near }) => near),
  };
}

/** Mistakes are rare in the last letter and the first: `organise` is sooner `organize` than `organist`. */
function scoreOf(word: string, near: string): number {
  const other = (a?: string, b?: string) => (a === b ? 0 : 0.5);
  return (
    distance(word, near) + other(word.at(-1), near.at(-1)) + other(word.charAt(0), near.charAt(0))
  );
}
