import { expect, test } from 'vitest';
import { parseWordList } from './word-list.ts';

test('words, comments and sections', () => {
  const list = parseWordList('# Words\nbundler # of code\nmiddleware\n\n# Names\nAstro\r\nVite\n');
  expect(list.problems).toEqual([]);
  expect(list.words).toEqual(['bundler', 'middleware', 'Astro', 'Vite']);
  const has = ['middleware', 'Middleware', 'Astro', 'astro', 'ASTRO', 'server'].map(list.has);
  expect(has).toEqual([true, true, true, false, false, false]);
});

test('lines that are no word, twice there or out of order', () => {
  const { problems } = parseWordList('# Words\nzebra\nApple\n  two words\nx2\nzebra\n\nbee\n');
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '3:1 "Apple" comes after "zebra": the words of a section are sorted.',
    '4:3 "two words" is not one word of letters.',
    '5:1 "x2" is not one word of letters.',
    '6:1 "zebra" is listed twice, first on line 2.',
  ]);
});

test('an empty list is a list', () => {
  expect(parseWordList('')).toMatchObject({ words: [], problems: [] });
});
