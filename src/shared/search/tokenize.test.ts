import { expect, test } from 'vitest';
import { foldCase, joinedTerms, phraseOf, squash, tokenize } from './tokenize.ts';

const terms = (text: string) => tokenize(text).map(({ term }) => term);

test('words and identifiers, in lower case and without accents', () => {
  expect(terms('Use httpBatchLink, résumé & t.procedure.')).toEqual([
    'use',
    'httpbatchlink',
    'resume',
    't',
    'procedure',
  ]);
});

test('n+1 is a word', () => {
  expect(terms('N+1 queries, a+b, 1+1, more+2')).toEqual([
    'n+1',
    'queries',
    'a',
    'b',
    '1',
    '1',
    'more',
    '2',
  ]);
});

test('identifiers come apart at their seams', () => {
  expect(tokenize('createHTTP2Handler TRPC_ERROR plain').map(({ parts }) => parts)).toEqual([
    ['create', 'http', 'handler'],
    ['trpc', 'error'],
    [],
  ]);
});

test('a token knows its place and whether it is code', () => {
  expect(tokenize('a ctx.user').map(({ start, end, isCode }) => [start, end, isCode])).toEqual([
    [0, 1, false],
    [2, 5, true],
    [6, 10, true],
  ]);
});

test('a name with seams is code, although no dot joins it; a capital letter is no seam', () => {
  expect(tokenize('httpLink Link useA').map(({ isCode }) => isCode)).toEqual([true, false, true]);
  expect(tokenize('_private Plain A1').map(({ parts }) => parts)).toEqual([[], [], []]);
});

test('case and accents do not matter', () => {
  expect(['HTTP', 'É', 'ÉCOLE a', 'ﬁle', ''].map(foldCase)).toEqual([
    'http',
    'e',
    'ecole a',
    'file',
    '',
  ]);
});

test('a phrase has singular words, which are compared without spaces', () => {
  expect(phraseOf('Links to routers, HTTP classes')).toBe('link to router http classe');
  expect(phraseOf('is this access? Yes, bus asks')).toBe('is thi access yes bus ask');
  expect(squash(phraseOf('method_override $key'))).toBe('methodoverridekey');
});

test('names that a dot joins are terms too', () => {
  expect(joinedTerms('a/b c-d')).toEqual([]);
  expect(joinedTerms('opts.ctx.user and @trpc/server')).toEqual(['opts.ctx', 'ctx.user']);
});

test.each(['', '  ', '👩‍👩‍👧', '.*+?^{}()|[]\\', '\ud83d', '<>'])('%j has no words', (text) => {
  expect(tokenize(text)).toEqual([]);
});

test('other scripts have words', () => {
  expect(terms('שלום мир 漢字')).toEqual(['שלום', 'мир', '漢字']);
});
