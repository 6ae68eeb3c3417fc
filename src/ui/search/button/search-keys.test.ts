import { expect, test } from 'vitest';
import { opensSearch, typedText } from './search-keys.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each([
  [press('k', { ctrlKey: true }), true],
  [press('K', { metaKey: true }), true],
  [press('k'), false],
  [press('/'), true],
  [press('/', { ctrlKey: true }), false],
  [press('k', { ctrlKey: true, altKey: true }), false],
])('%o opens the search: %s', (keys, opens) => {
  expect(opensSearch(keys, false)).toBe(opens);
});

test('in a text field, only Ctrl or Command with K opens the search', () => {
  expect(opensSearch(press('k', { ctrlKey: true }), true)).toBe(true);
  expect(opensSearch(press('/'), true)).toBe(false);
});

test.each([
  ['ab', 'c', 'abc'],
  ['ab', ' ', 'ab '],
  ['ab', '👍', 'ab👍'],
  ['a👍', 'Backspace', 'a'],
  ['', 'Backspace', ''],
  ['ab', 'Enter', undefined],
  ['ab', 'Tab', undefined],
])('%j and %s are %j', (text, key, expected) => {
  expect(typedText(text, press(key))).toBe(expected);
});

test('shortcuts write nothing', () => {
  expect(typedText('a', press('r', { ctrlKey: true }))).toBeUndefined();
});
