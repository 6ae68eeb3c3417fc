import { expect, test } from 'vitest';
import { completeText, copyText } from './copy-text.ts';

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

test('all files are copied under their names, without what is for the checker', () => {
  expect(
    completeText([
      { name: 'a.ts', code: 'const a = 1;\n// ---cut---\nexport { a }; // [!code highlight]' },
      { name: 'b.ts', code: "// @errors: 2322\nimport { a } from './a';\n//       ^?" },
    ]),
  ).toBe("// a.ts\nconst a = 1;\nexport { a };\n\n// b.ts\nimport { a } from './a';");
  expect(completeText([{ name: 'main.ts', code: 'const a = 1;' }])).toBe('const a = 1;');
  expect(() => completeText(undefined)).toThrow('no files');
});
