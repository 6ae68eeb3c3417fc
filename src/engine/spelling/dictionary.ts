import { distance } from 'fastest-levenshtein';

/** The words of American English. */
export interface Dictionary {
  has(word: string): boolean;
  /** Suggestions for an unknown word, best first. Takes some milliseconds. */
  suggest(word: string): string[];
}

/** Loads the dictionary, which takes a tenth of a second, so only if there are words to look up. */
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

/** The first and last letters are rarely wrong: `organize` is a better suggestion for `organise` than `organist`. */
function scoreOf(word: string, near: string): number {
  const other = (a?: string, b?: string) => (a === b ? 0 : 0.5);
  return (
    distance(word, near) + other(word.at(-1), near.at(-1)) + other(word.charAt(0), near.charAt(0))
  );
}
