import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

test.each([
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), /no more room.*Free/],
  [new DOMException('The operation is insecure.', 'SecurityError'), /window is private/],
  [new TypeError('Failed to fetch'), /could not be loaded: Failed to fetch/],
  ['odd', /could not be loaded: odd/],
])('%s says what to do', (error, words) => {
  expect(describeFailure(error)).toMatch(words);
});
