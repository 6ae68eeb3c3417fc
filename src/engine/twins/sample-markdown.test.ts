import { expect, test } from 'vitest';
import type { SampleAnnotations } from '#shared/hover.ts';
import { en } from '#shared/strings/en.ts';
import { sampleMarkdown } from './sample-markdown.ts';

function markdownOf(options: {
  code: string;
  language?: string;
  meta?: string;
  notes?: SampleAnnotations['notes'];
  shownOnly?: boolean;
}): string {
  const { code, language = 'ts', meta = '', notes = [], shownOnly = false } = options;
  return sampleMarkdown({
    block: { file: 'a.mdx', line: 1, column: 1, language, meta, code },
    annotations: [{ hovers: [], notes }],
    fixture: (name) => (name === 'db' ? 'const db = new Map();\n' : undefined),
    shownOnly,
    strings: en,
  });
}

const hidden = [
  '// @filename: server.ts',
  'export type AppRouter = 1;',
  '// @filename: client.tsx',
  "import type { AppRouter } from './server';",
  '// ---cut---',
  'const x: AppRouter = 1; // [!code highlight]',
].join('\n');

test('a sample with hidden set-up is a whole program, one fence a file', () => {
  expect(markdownOf({ code: hidden })).toBe(
    [
      '```ts title="server.ts" file="1/2"',
      'export type AppRouter = 1;',
      '```',
      '',
      '```tsx title="client.tsx" file="2/2"',
      "import type { AppRouter } from './server';",
      'const x: AppRouter = 1;',
      '```',
    ].join('\n'),
  );
});

test('in short texts only what readers see is there', () => {
  expect(markdownOf({ code: hidden, shownOnly: true })).toBe(
    '```tsx title="client.tsx"\nconst x: AppRouter = 1;\n```',
  );
});

test('answers of the compiler are comments where they were asked for', () => {
  const text = markdownOf({
    code: 'const a = 1;\nconst b = { a };\n//    ^?\nb.a\n// ^|',
    notes: [
      { kind: 'type', line: 1, column: 6, length: 1, text: 'const b: {\n  a: number;\n}' },
      { kind: 'completions', line: 2, column: 3, length: 1, text: 'a\nabs' },
    ],
  });
  expect(text).toBe(
    [
      '```ts',
      'const a = 1;',
      'const b = { a };',
      '//    ^? const b: {',
      '//         a: number;',
      '//       }',
      'b.a',
      '// ^| a, abs',
      '```',
    ].join('\n'),
  );
});

test('expected errors are said below their lines, what a change removes is no code', () => {
  const text = markdownOf({
    code: '// @errors: 2322\nif (x) {\n  const a: string = 1;\n  old(); // [!code --]\n}',
    notes: [
      { kind: 'error', line: 1, column: 8, length: 1, code: 2322, text: 'Type is wrong.\n  Why.' },
    ],
  });
  expect(text).toBe(
    '```ts\nif (x) {\n  const a: string = 1;\n  // Error TS2322: Type is wrong.\n  //   Why.\n  // Removed: old();\n}\n```',
  );
});

test('fixtures are filled in, and what is not compiled says so', () => {
  const text = markdownOf({
    code: '// @include: db\n// @include: gone\ndb.clear();',
    meta: 'title="a `b`.ts" {1} version="10.x" nocheck="no types"',
  });
  expect(text).toBe(
    '```ts title="a \'b\'.ts" version="10.x" unchecked="no types"\nconst db = new Map();\ndb.clear();\n```',
  );
});

test('a fence is longer than any in the code', () => {
  const text = markdownOf({ code: 'const a = `\n````\n`;' });
  expect(text).toBe('`````ts\nconst a = `\n````\n`;\n`````');
});
