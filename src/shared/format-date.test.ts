import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('[P2] a post has the date that its author wrote', () => {
  expect(formatDate('2025-03-21')).toBe('March 21, 2025');
  expect(formatDate('2022-11-21T23:59:00.000Z')).toBe('November 21, 2022');
});

test('[P3] below a year the day is enough', () => {
  expect(formatDate('2023-01-09', 'day')).toBe('Jan 9');
});
