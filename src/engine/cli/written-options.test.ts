import { expect, test } from 'vitest';
import { restoreTexts } from './written-options.ts';

test('texts that look like numbers stay as they were written', () => {
  const options = { out: 7, host: 0, newTags: 11.1, port: 3000, force: true };
  const argv = ['--out', '007', '--host=0', '--new-tags', '11.10', '--force'];
  expect(restoreTexts(options, argv)).toBeUndefined();
  expect(options).toEqual({ out: '007', host: '0', newTags: '11.10', port: 3000, force: true });
});

test('an empty text is noticed', () => {
  expect(restoreTexts({ out: 0 }, ['build', '--out', ''])).toBe('out');
  expect(restoreTexts({ title: 0 }, ['new', '--title', ''])).toBeUndefined();
});
