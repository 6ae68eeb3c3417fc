import { expect, test } from 'vitest';
import { opensSearch } from './opens-search.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  inTextField: false,
  ...more,
});

test.each([
  [press('k', { ctrlKey: true }), true],
  [press('K', { metaKey: true }), true],
  [press('k', { ctrlKey: true, inTextField: true }), true],
  [press('k'), false],
  [press('/'), true],
  [press('/', { inTextField: true }), false],
  [press('/', { ctrlKey: true }), false],
])('%o opens the search: %s', (keys, opens) => {
  expect(opensSearch(keys)).toBe(opens);
});
