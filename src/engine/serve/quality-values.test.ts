import { expect, test } from 'vitest';
import { qualityValues } from './quality-values.ts';

test('names have their values, 1 without any, 0 if it is not a number', () => {
  expect([...qualityValues('BR;Q=0.5, gzip ; level=1 ; q=0.8, *, deflate;q=x')]).toEqual([
    ['br', 0.5],
    ['gzip', 0.8],
    ['*', 1],
    ['deflate', 0],
  ]);
});
