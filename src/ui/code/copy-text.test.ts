import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';

test('copies a difference as the file looks afterwards', () => {
  const lines = [
    { text: 'const t = initTRPC.create();\n', isRemoved: false },
    { text: 'const old = 1;\n', isRemoved: true },
    { text: '  return t;\n', isRemoved: false },
  ];
  expect(copyText(lines)).toBe('const t = initTRPC.create();\n  return t;');
});

test('keeps the indent of the first line and blank lines between', () => {
  const lines = ['  a\n', '\n', '  b\n', '\n'].map((text) => ({ text, isRemoved: false }));
  expect(copyText(lines)).toBe('  a\n\n  b');
});
