import { expect, test } from 'vitest';
import { formatDuration } from './reporter.ts';

test.each([
  [84.4, '84 ms'],
  [1340, '1.3 s'],
  [125_000, '2 min 5 s'],
  [179_700, '3 min 0 s'],
])('%d ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
