import { expect, test } from 'vitest';
import { readSynonyms } from './synonyms.ts';

const find = readSynonyms({
  log: ['loggerLink'],
  'log in': ['sign in', 'sessions'],
  retry: ['retryLink'],
  'status code': ['error'],
});
const found = (query: string) =>
  Object.fromEntries([...find(query.split(' '))].filter(([, terms]) => terms.length > 0));

test('a word has synonyms, also inflected', () => {
  expect(found('retry it')).toEqual({ retry: ['retrylink'] });
  expect(found('retries')).toEqual({ retries: ['retrylink'] });
  expect(found('logging in production')).toEqual({ logging: ['loggerlink'] });
});

test('a phrase has synonyms, also in the plural; its words then have none of their own', () => {
  expect(found('how users log in')).toEqual({
    log: ['sign', 'in', 'sessions'],
    in: ['sign', 'in', 'sessions'],
  });
  expect(found('status codes')).toEqual({ status: ['error'], codes: ['error'] });
  expect(found('code of a status')).toEqual({});
});

test('names of every object have no synonyms', () => {
  expect(found('constructor __proto__ toString')).toEqual({});
});
