import { expect, test } from 'vitest';
import { memoryCache } from '../testing/memory-cache.ts';
import { findUnknownWords } from './find-unknown-words.ts';

const cache = memoryCache();

/** One check of a page, and the words that the dictionary was asked for. */
async function check(text: string) {
  const file = 'content/docs/page.mdx';
  const asked: string[] = [];
  const dictionary = async () => ({
    has: (word: string) => {
      asked.push(word);
      return !word.startsWith('zz');
    },
    suggest: () => [],
  });
  const files = [{ file, source: '', compiled: [{ file, line: 1, column: 1, text }] }];
  const { words } = await findUnknownWords({ files, cache, dictionary });
  return { unknown: words.map(({ word }) => word), asked };
}

test('the dictionary is only asked for words that no check has seen', async () => {
  expect(await check('Trains and zzrails.')).toEqual({
    unknown: ['zzrails'],
    asked: ['Trains', 'and', 'zzrails'],
  });
  expect(await check('And trains, zzrails and Trains.')).toEqual({
    unknown: ['zzrails'],
    asked: ['And', 'trains'],
  });
  expect(await check('Trains and trains, zzrails.')).toEqual({ unknown: ['zzrails'], asked: [] });
});
