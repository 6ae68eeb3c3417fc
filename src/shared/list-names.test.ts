import { expect, test } from 'vitest';
import { listNames } from './list-names.ts';

test.each([
  [[], ''],
  [['Ada'], 'Ada'],
  [['Ada', 'Ben'], 'Ada and Ben'],
  [['Ada', 'Ben', 'Cleo'], 'Ada, Ben and Cleo'],
])('%j are %j', (names, text) => {
  expect(listNames(names)).toBe(text);
});

test('alternatives have another word', () => {
  expect(listNames(['Ada', 'Ben'], 'or')).toBe('Ada or Ben');
});
