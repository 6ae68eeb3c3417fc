import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['link', 'link', 0],
  ['lnk', 'link', 1],
  ['linnk', 'link', 1],
  ['lank', 'link', 1],
  ['ilnk', 'link', 1],
  ['rouetrs', 'routers', 1],
  ['rotuerz', 'routers', 2],
])('%s and %s differ in %d letters', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});

test('beyond the limit it does not count on', () => {
  expect(editDistance('router', 'client', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
