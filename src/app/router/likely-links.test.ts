import { expect, test } from 'vitest';
import { neighborsOf } from './likely-links.ts';

test.each([
  ['c', ['d', 'b', 'e', 'a']],
  ['a', ['b', 'c']],
  ['e', ['d', 'c']],
  ['elsewhere', []],
])('around %s are %j', (current, neighbors) => {
  expect(neighborsOf(['a', 'b', 'c', 'd', 'e'], current)).toEqual(neighbors);
});
