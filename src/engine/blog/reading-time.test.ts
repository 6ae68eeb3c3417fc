import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  [0, 1],
  [100, 1],
  [265, 1],
  [398, 2],
  [2650, 10],
])('[P2] %i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
