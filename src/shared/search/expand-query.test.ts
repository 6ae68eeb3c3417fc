import { describe, expect, test } from 'vitest';
import { type ExpandedWord, expandQuery, wordWeights } from './expand-query.ts';
import { parseQuery } from './parse-query.ts';
import type { SearchSynonyms } from './search-manifest.ts';
import { readSynonyms } from './synonyms.ts';
import { createVocabulary, matchWeights } from './vocabulary.ts';

const COUNT = 100;

const vocabulary = createVocabulary(
  new Map(
    Object.entries({
      trpc: 90,
      router: 20,
      query: 10,
      client: 8,
      abort: 4,
      httpbatchlink: 6,
      batch: 5,
      link: 12,
      'client.query': 2,
      'link.js': 2,
      not_found: 3,
      found: 7,
    }),
  ),
);

const expand = (query: string, synonyms: SearchSynonyms = {}) =>
  expandQuery({
    parsed: parseQuery({ query, findSynonyms: readSynonyms(synonyms) }),
    vocabulary,
    count: COUNT,
  });

/** The weight of a word whose most frequent meaning is in so many sections. */
const rarity = (sections: number) => Math.log(1 + COUNT / sections) / Math.log(1 + COUNT);

const meanings = (words: ExpandedWord[]) =>
  words.map(({ expansion }) => Object.fromEntries(expansion));

test('a rare word weighs more than a frequent one', () => {
  const [router, abort] = expand('router abort ');
  expect(router?.weight).toBeCloseTo(rarity(20));
  expect(abort?.weight).toBeCloseTo(rarity(4));
  expect(abort?.weight).toBeGreaterThan(router?.weight ?? 1);
});

test('an unknown word has no meaning, and less weight than any other', () => {
  const [router, unknown] = expand('router zzzzzz ');
  expect(unknown).toEqual({ expansion: new Map(), weight: wordWeights.unknown });
  expect(router?.expansion.size).toBe(1);
});

describe('a word that is in most sections', () => {
  test('is left out beside others', () => {
    expect(meanings(expand('trpc router '))).toEqual([{ router: 1 }]);
  });

  test('counts alone', () => {
    expect(meanings(expand('trpc '))).toEqual([{ trpc: 1 }]);
  });
});

describe('a synonym', () => {
  test('counts less than the word itself, which keeps its weight', () => {
    const [word] = meanings(expand('cancel query ', { cancel: ['abort'] }));
    expect(word).toEqual({ abort: wordWeights.synonym });
  });

  test('does not lower what the word means already', () => {
    const [word] = meanings(expand('query ', { query: ['query', 'client'] }));
    expect(word).toEqual({ query: 1, client: wordWeights.synonym });
  });
});

describe('with synonyms', () => {
  test('a word stays as rare as it is', () => {
    const [abort] = expand('abort ', { abort: ['router'] });
    expect(abort?.weight).toBeCloseTo(rarity(4));
  });

  test('a word that the index lacks is as rare as they are', () => {
    const [cancel] = expand('cancel ', { cancel: ['router'] });
    expect(cancel?.weight).toBeCloseTo(rarity(20));
  });

  test('a word that is in most sections means only them', () => {
    const synonyms = { 'trpc vs': ['client'] };
    expect(meanings(expand('trpc vs abort ', synonyms))).toEqual([
      { client: wordWeights.synonym },
      { abort: 1 },
    ]);
  });
});

test('a word that is two words of the index means both, and the last one may be unfinished', () => {
  expect(meanings(expand('abortrouter '))).toEqual([{ abort: 1 }, { router: 1 }]);
  expect(meanings(expand('abortclient'))[1]).toHaveProperty(['client.query']);
  expect(meanings(expand('abortrouter ', { abortrouter: ['client'] }))).toEqual([
    { client: wordWeights.synonym },
  ]);
});

describe('words that spell a name', () => {
  test('mean it too, each of them', () => {
    expect(meanings(expand('batch link '))).toEqual([{ batch: 1 }, { link: 1 }]);
    expect(meanings(expand('http batch link '))).toEqual([
      expect.objectContaining({ httpbatchlink: expect.any(Number) }),
      { batch: 1, httpbatchlink: matchWeights.spelled },
      { link: 1, httpbatchlink: matchWeights.spelled },
    ]);
    expect(meanings(expand('not found '))).toEqual([
      expect.objectContaining({ not_found: matchWeights.spelled }),
      { found: 1, not_found: matchWeights.spelled },
    ]);
  });
});

describe('a name in code', () => {
  test('that resembles nothing is split into its parts', () => {
    expect(meanings(expand('abortRouterzzzz '))).toEqual([{ abort: 1 }, {}]);
  });

  test('with a synonym is not', () => {
    expect(meanings(expand('abortRouterzzzz ', { abortrouterzzzz: ['client'] }))).toEqual([
      { client: wordWeights.synonym },
    ]);
  });

  test('joined to another by a dot is also the pair, if the index has it', () => {
    const words = expand('client.query ');
    expect(meanings(words)).toEqual([{ client: 1 }, { query: 1 }, { 'client.query': 1 }]);
    expect(words[0]?.weight).toBeCloseTo(rarity(8));
    expect(words[2]?.weight).toBeCloseTo(wordWeights.joined * rarity(2));
  });

  test('with an ending is a little more than without', () => {
    const words = expand('link.js ');
    expect(meanings(words)).toEqual([{ link: 1 }, { 'link.js': 1 }]);
    expect(words[0]?.weight).toBeCloseTo(rarity(12));
    expect(words[1]?.weight).toBeCloseTo(wordWeights.ending * rarity(2));
  });

  test('is only the receiver, if the index lacks the pair', () => {
    const words = expand('client.abort ');
    expect(meanings(words)).toEqual([{ client: 1 }, { abort: 1 }]);
    expect(words[0]?.weight).toBeCloseTo(wordWeights.receiver * rarity(8));
    expect(words[1]?.weight).toBeCloseTo(rarity(4));
  });
});

test('only the last word may be unfinished', () => {
  expect(meanings(expand('quer'))).toEqual([
    expect.objectContaining({ query: expect.any(Number) }),
  ]);
  expect(meanings(expand('rout client'))[0]).toHaveProperty('router');
  expect(meanings(expand('client '))).toEqual([{ client: 1 }]);
  expect(meanings(expand('client'))[0]).toHaveProperty(['client.query']);
});
