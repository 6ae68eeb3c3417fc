import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

const keys = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['ab', 'c', 'abc'],
  ['ab', ' ', 'ab '],
  ['ab', '👍', 'ab👍'],
  ['a👍', 'Backspace', 'a'],
  ['', 'Backspace', ''],
  ['ab', 'Enter', undefined],
  ['ab', 'Tab', undefined],
])('%j and %s are %j', (text, key, expected) => {
  expect(typedText(text, { ...keys, key })).toBe(expected);
});

test('shortcuts write nothing', () => {
  expect(typedText('a', { ...keys, key: 'r', ctrlKey: true })).toBeUndefined();
});
