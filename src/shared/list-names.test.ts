import { expect, test } from 'vitest';
import { listNames } from './list-names.ts';

test.each([
  [[], ''],
  [['Ada'], 'Ada'],
  [['Ada', 'Ben'], 'Ada and Ben'],
  [['Ada', 'Ben', 'Cleo'], 'Ada, Ben and Cleo'],
])('%j are %j', (names, text) => {
  expect(listNames(names, '{names} and {last}')).toBe(text);
});

test('the words between them come from the template', () => {
  expect(listNames(['Ada', 'Ben'], '{names} oder {last}')).toBe('Ada oder Ben');
});
