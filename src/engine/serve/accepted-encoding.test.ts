import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['deflate', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity, br', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;q=x', 'identity'],
])('%s -> %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
