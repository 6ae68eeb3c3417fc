import { expect, test } from 'vitest';
import { languageLabel } from './language-label.ts';

test('names the languages that readers know by another name', () => {
  expect(languageLabel('ts')).toBe('TypeScript');
  expect(languageLabel('bash')).toBe('Terminal');
});

test('shows an unknown language as written and plain text not at all', () => {
  expect(languageLabel('elixir')).toBe('elixir');
  expect(languageLabel('text')).toBeUndefined();
});
