import { describe, expect, test } from 'vitest';
import { createVocabulary, matchWeights } from './vocabulary.ts';

const { exact, stem, part, prefix, infix, typo, spelled, longerName } = matchWeights;

const vocabulary = (terms: Record<string, number>) =>
  createVocabulary(new Map(Object.entries(terms)));

const guides = vocabulary({
  query: 9,
  queries: 4,
  querying: 1,
  queryclient: 3,
  usequery: 5,
  '~query': 7,
  mutation: 6,
  mutations: 3,
  httpbatchlink: 8,
  not_found: 2,
  io: 1,
  router: 20,
});

const meanings = (word: string, options?: { isUnfinished?: boolean; isCode?: boolean }) =>
  Object.fromEntries(guides.expand(word, options));

describe('a word means', () => {
  test('itself, its inflections, and names that have it as a part', () => {
    expect(meanings('query')).toEqual({
      query: exact,
      queries: stem,
      querying: stem,
      '~query': part,
    });
    expect(meanings('mutations')).toEqual({ mutations: exact, mutation: stem });
  });

  test('while it is typed, also the forms of what it will probably be', () => {
    const found = meanings('mutati', { isUnfinished: true });
    const forms = vocabulary({ validation: 4, validators: 9, valid: 2 });
    expect(Object.keys(found)).toEqual(['mutation', 'mutations']);
    expect(forms.expand('validati', { isUnfinished: true }).get('validators')).toBe(prefix * stem);
    expect(forms.expand('validati', { isUnfinished: true, isCode: true }).size).toBe(1);
  });

  test('itself only, if it is a name in code that the index has', () => {
    expect(meanings('query', { isCode: true })).toEqual({ query: exact, '~query': part });
  });

  test('inflections of a name in code that the index lacks', () => {
    expect(meanings('queried', { isCode: true })).toEqual({
      query: stem,
      queries: stem,
      querying: stem,
    });
  });

  test('terms that begin with it, while it is being typed: the nearer it is to the end, the more', () => {
    const found = meanings('muta', { isUnfinished: true });
    expect(found).toEqual({
      mutation: prefix * Math.sqrt(4 / 8),
      mutations: prefix * Math.sqrt(4 / 9),
    });
    expect(meanings('mutation', { isUnfinished: true })).toEqual({
      mutation: exact,
      mutations: stem,
    });
  });

  test('terms that begin with it, if it is complete and nothing else', () => {
    expect(meanings('httpbatch')).toEqual({ httpbatchlink: prefix * Math.sqrt(9 / 13) });
    expect(meanings('query')).not.toHaveProperty('queryclient');
  });

  test('longer names hardly, if it is itself a name in code', () => {
    const found = meanings('query', { isCode: true, isUnfinished: true });
    expect(found.query).toBe(exact);
    expect(found.queryclient).toBeCloseTo(longerName * prefix * Math.sqrt(5 / 11));
  });

  test('terms that contain it, only if none begins with it', () => {
    expect(meanings('batchlink')).toEqual({ httpbatchlink: infix });
    expect(meanings('ut')).toEqual({});
  });

  test('terms that contain it, too, while a name in code is being typed', () => {
    const names = vocabulary({ batchlinks: 1, httpbatchlink: 8 });
    const found = names.expand('batchl', { isCode: true, isUnfinished: true });
    expect([...found.keys()]).toEqual(['batchlinks', 'httpbatchlink']);
    expect(names.expand('batchl', { isUnfinished: true }).has('httpbatchlink')).toBe(false);
  });

  test('the most similar terms and their inflections, only if none contains it', () => {
    expect(meanings('muation')).toEqual({ mutation: typo, mutations: typo * stem });
    expect(meanings('httpbtchlnk')).toEqual({ httpbatchlink: typo / 2 });
  });

  test('a similar term beside a name that contains it by accident, if it is more frequent', () => {
    const links = vocabulary({ catalogerror: 1, logger: 3, looser: 1 });
    expect(Object.fromEntries(links.expand('loger'))).toEqual({
      catalogerror: infix,
      logger: typo,
    });
  });

  test.each([
    ['one wrong letter of three', 'rox'],
    ['two wrong letters of seven', 'nutaton'],
    ['three wrong letters of many', 'htpbtchlnk'],
  ])('nothing with %s', (_, word) => {
    expect(meanings(word)).toEqual({});
  });
});

test('of many terms that begin with a word, the most frequent count: four for each letter', () => {
  const many = vocabulary(
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`s${index + 10}`, index])),
  );
  const found = [...many.expand('s', { isUnfinished: true }).keys()];
  expect(found.sort()).toEqual(['s46', 's47', 's48', 's49']);
  const longer = vocabulary(
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`server${index + 10}`, index])),
  );
  expect(longer.expand('server', { isUnfinished: true }).size).toBe(20);
});

describe('words spell', () => {
  test('a name with or without underscores', () => {
    expect(guides.spell(['not', 'found'], { isUnfinished: false })).toEqual(
      new Map([['not_found', spelled]]),
    );
    expect(guides.spell(['http', 'batch', 'link'], { isUnfinished: false })).toEqual(
      new Map([['httpbatchlink', spelled]]),
    );
  });

  test('the beginning of a name, if the last one may be unfinished', () => {
    expect(guides.spell(['http', 'batch', 'li'], { isUnfinished: false }).size).toBe(0);
    expect(guides.spell(['http', 'batch', 'li'], { isUnfinished: true })).toEqual(
      new Map([['httpbatchlink', prefix * Math.sqrt(11 / 13)]]),
    );
  });

  test('a whole name with its own weight, although it also begins with itself', () => {
    expect(guides.spell(['use', 'query'], { isUnfinished: true })).toEqual(
      new Map([['usequery', spelled]]),
    );
  });
});

describe('the nearest term', () => {
  test.each([
    ['has more wrong letters than a meaning may', 'nutaton', 'mutation'],
    ['is the most frequent of those as near', 'querie', 'queries'],
    ['is no name with an underscore or a digit', 'notxfound', undefined],
    ['does not exist for what resembles nothing', 'zzzzzz', undefined],
    ['does not exist for one or two letters', 'ix', undefined],
  ])('%s', (_, word, nearest) => {
    expect(guides.nearest(word)).toBe(nearest);
  });

  test('of two that are as near, the more frequent', () => {
    const both = vocabulary({ linked: 1, linker: 5 });
    expect(both.nearest('linket')).toBe('linker');
  });
});

test('knows its terms, and how many sections have the most frequent of several', () => {
  expect(guides.has('io')).toBe(true);
  expect(guides.has('i')).toBe(false);
  expect(guides.frequency(['io', 'mutation', 'query'])).toBe(9);
  expect(guides.frequency(['unheard'])).toBe(1);
});

test('a function word is no inflection: `one` is not `on`', () => {
  expect([...vocabulary({ on: 5, one: 5, ones: 5 }).expand('one').keys()]).toEqual(['one', 'ones']);
});

describe('a word is split', () => {
  test('into two words of the index, the more frequent ones', () => {
    expect(guides.split('routermutation')).toEqual(['router', 'mutation']);
    expect(
      vocabulary({ once: 2, only: 5, more: 5, oncem: 1, onlymo: 1 }).split('oncemore'),
    ).toEqual(['once', 'more']);
  });

  test('into a word and the beginning of one that is not finished', () => {
    const words = vocabulary({ router: 5, mutation: 5 });
    expect(words.split('routermuta')).toBeUndefined();
    expect(words.split('routermuta', { isUnfinished: true })).toEqual(['router', 'muta']);
  });

  test.each([
    ['that the index has', 'usequery'],
    ['of which the index lacks a part', 'routerzzzz'],
    ['with a short part', 'iorouter'],
  ])('not one %s', (_, word) => {
    expect(guides.split(word)).toBeUndefined();
  });

  test('unless a more frequent name contains it', () => {
    const names = { batch: 5, link: 5 };
    expect(vocabulary({ ...names, httpbatchlink: 9 }).split('batchlink')).toBeUndefined();
    expect(vocabulary({ ...names, httpbatchlink: 2 }).split('batchlink')).toEqual([
      'batch',
      'link',
    ]);
  });
});

test.each([
  ['myrouters', ['router']],
  ['querymutations', ['mutations', 'query']],
  ['mutable', ['mutation', 'mutations']],
  ['zzzz', []],
])('the parts of %s are %j', (word, parts) => {
  expect(guides.partsOf(word).sort()).toEqual(parts);
});

test('a misspelled name in code has no inflections', () => {
  expect(meanings('qurey', { isCode: true })).toEqual({ query: typo });
});

test.each([
  ['qurey', 'query'],
  ['quer', 'quer'],
  ['utation', 'utation'],
  ['zzzz', 'zzzz'],
])('%s is corrected to %s', (word, corrected) => {
  expect(guides.correct(word)).toBe(corrected);
});
