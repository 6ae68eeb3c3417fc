import { expect, test } from 'vitest';
import { otherTheme, parseTheme } from './theme.ts';

test('[T1] only the stored values light and dark name a theme', () => {
  expect(parseTheme('dark')).toBe('dark');
  expect(parseTheme('light')).toBe('light');
  expect(parseTheme('auto')).toBeUndefined();
  expect(parseTheme('')).toBeUndefined();
  expect(parseTheme(null)).toBeUndefined();
});

test('[L10] the toggle goes back and forth between two themes', () => {
  expect(otherTheme('light')).toBe('dark');
  expect(otherTheme('dark')).toBe('light');
});
