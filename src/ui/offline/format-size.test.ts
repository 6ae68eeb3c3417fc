import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [1, '1 kB'],
  [640_499, '640 kB'],
  [3_149_000, '3.1 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
