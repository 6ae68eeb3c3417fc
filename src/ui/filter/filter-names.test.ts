import { expect, test } from 'vitest';
import { describeLists } from './filter-names.ts';

test('what a filter has left is counted for each kind of list', () => {
  const lists = [
    { label: 'Moved', shown: 1 },
    { label: 'New', shown: 2 },
    { label: 'New', shown: 1 },
  ];
  expect(describeLists(lists)).toBe('4 rows: Moved 1, New 3.');
  expect(describeLists(lists.slice(0, 1))).toBe('1 row: Moved 1.');
  expect(describeLists([])).toBe('No name matches.');
});
