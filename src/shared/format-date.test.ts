import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('[P2] a post has the date that its author wrote', () => {
  expect(formatDate({ date: '2025-03-21', locale: 'en' })).toBe('March 21, 2025');
  expect(formatDate({ date: '2022-11-21T23:59:00.000Z', locale: 'en' })).toBe('November 21, 2022');
});

test('[P3] below a year the day is enough', () => {
  expect(formatDate({ date: '2023-01-09', style: 'day', locale: 'en' })).toBe('Jan 9');
});
