import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { readSynonyms } from './synonyms.ts';

const parse = (query: string, synonyms = {}) =>
  parseQuery({ query, findSynonyms: readSynonyms(synonyms) });
const words = (query: string) => parse(query).words.map(({ term }) => term);

test('words that say nothing are dropped, unless there are no others', () => {
  expect(words('how do I use the links')).toEqual(['links']);
  expect(words('rest vs trpc without react')).toEqual(['rest', 'trpc', 'without', 'react']);
  expect(words('when should they have one context per request')).toEqual([
    'one',
    'context',
    'request',
  ]);
  expect(words('not before, only after')).toEqual(['not', 'before', 'only', 'after']);
  expect(words('how to')).toEqual(['how', 'to']);
});

test('the last word may be unfinished; a space or a bracket ends it', () => {
  const isUnfinished = (query: string) => parse(query).words.at(-1)?.isUnfinished;
  expect(isUnfinished('create ca')).toBe(true);
  expect(isUnfinished('create ')).toBe(false);
  expect(isUnfinished('create(')).toBe(false);
});

test('the ending of a name is no word, nor the name the receiver of another', () => {
  expect(words('next.js router')).toEqual(['next', 'router']);
  expect(words('js')).toEqual(['js']);
  expect(words('.js')).toEqual(['js']);
  expect(words('x.js')).toEqual(['js']);
  const joinedTo = (query: string) => parse(query).words.map((word) => word.joinedTo);
  expect(joinedTo('decimal.js')).toEqual([undefined]);
  expect(joinedTo('opts.ctx')).toEqual(['opts.ctx', undefined]);
});

test('words of every error message weigh less beside others', () => {
  const weights = (query: string) => parse(query).words.map(({ weight }) => weight);
  expect(weights('EventSource not defined')).toEqual([1, 0.35, 0.35]);
  expect(weights('return 404')).toEqual([0.35, 1]);
  expect(weights('throw error')).toEqual([1, 1]);
});

test('synonyms of a word and of a phrase', () => {
  const synonyms = { auth: ['authorization'], 'file upload': ['non-json'] };
  expect(parse('auth file upload', synonyms).words.map((word) => word.synonyms)).toEqual([
    ['authorization'],
    ['non', 'json'],
    ['non', 'json'],
  ]);
  expect(parse('author', synonyms).words[0]?.synonyms).toEqual([]);
});

test.each(['', '   ', '👍', '()', '__proto__', 'constructor'])('%j does not throw', (query) => {
  expect(() => parse(query, { constructor: ['class'] })).not.toThrow();
});
