import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';

const place = { file: 'a.mdx', line: 3, column: 5 };
const wordsOf = (text: string) => findWords({ ...place, text }).map(({ word }) => word);

test('words have their place, also on later lines', () => {
  expect(findWords({ ...place, text: 'One two\n\n  > three' })).toEqual([
    { word: 'One', file: 'a.mdx', line: 3, column: 5 },
    { word: 'two', file: 'a.mdx', line: 3, column: 9 },
    { word: 'three', file: 'a.mdx', line: 5, column: 5 },
  ]);
});

test('the possessive is no part of a word, other apostrophes are', () => {
  expect(wordsOf('The server’s client doesn’t, and users\' "quoted" words')).toEqual(
    "The server client doesn't and users quoted words".split(' '),
  );
});

test('hyphens part words, and letters with accents do not', () => {
  expect(wordsOf('end-to-end café naïve — done')).toEqual([
    'end',
    'to',
    'end',
    'café',
    'naïve',
    'done',
  ]);
});

test.each([
  'JSON APIs TypeScript useQuery tRPC',
  'https://exmaple.com/a-pth?q=wrod#anchr',
  'name@exmaple.com @trpc/srever',
  'Next.js next.confg.js trpc/bed.lst e.g.',
  './a/pth /docs/gtting-started src/srever/index ~/fodler adapters/nxt-app',
  'v11 max_aeg $wrod 2nd k6',
  '--wacth -x',
  '\\{#an-aenchor} {#aenchor} &nbsp;',
])('no words for a dictionary: %s', (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test('a word beside what is none is still one', () => {
  expect(wordsOf('and/or (see https://a.example/x) **so**, v11: wrod.')).toEqual([
    'and',
    'or',
    'see',
    'so',
    'wrod',
  ]);
});
