import { expect, it } from 'vitest';
import { checkUseDirectives } from './check-use-directives.ts';
import { fence, shortly } from './samples-test-support.ts';

const problemsOf = (...lines: string[]) =>
  checkUseDirectives([fence(lines.join('\n'), { language: 'tsx' })]);

it('refuses a directive in parentheses, at its line, and says how to write it', () => {
  const problems = problemsOf(
    '// @filename: a.tsx',
    'a;',
    '// @filename: b.tsx',
    "('use client');",
  );
  expect(problems.map(shortly)).toEqual([
    `sample-use-directive content/docs/v11/made-up.mdx:14:1 "('use client');" is an expression, not a directive.`,
  ]);
  expect(problems[0]?.hint).toContain("'use client';");
});

it.each([
  ['in backticks', ['`use client`;'], 'is an expression, not a directive.'],
  ['below an import', ["import 'react';", "'use client';"], 'is below other code of its file'],
  ['inside a function, in parentheses', ['function f() {', "  ('use server');", '}'], 'expression'],
])('refuses one %s', (_, lines, message) => {
  expect(problemsOf(...lines)).toMatchObject([{ message: expect.stringContaining(message) }]);
});

it('takes one that is the first code of its file, or of a function', () => {
  const first = [
    '// @filename: a.tsx',
    'a;',
    '// @filename: b.tsx',
    '/*',
    'why */',
    "'use client';",
  ];
  expect(problemsOf(...first, "import 'react';")).toEqual([]);
  expect(problemsOf('a;', '// ---cut---', '"use client"')).toEqual([]);
  expect(problemsOf("'use strict';", "'use server';")).toEqual([]);
  expect(problemsOf('async function f() {', "  'use server';", '}')).toEqual([]);
});

it('leaves other languages alone', () => {
  const text = fence("('use client');", { language: 'text' });
  expect(checkUseDirectives([text])).toEqual([]);
});
