import { expect, test } from 'vitest';
import { nextItemIndex } from './next-item-index.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 1, undefined],
])('[L7] %s at %i of three leads to %s', (key, current, index) => {
  expect(nextItemIndex({ key, current, count: 3 })).toBe(index);
});

test('[L7] an empty list has nowhere to go', () => {
  expect(nextItemIndex({ key: 'ArrowDown', current: -1, count: 0 })).toBeUndefined();
});
