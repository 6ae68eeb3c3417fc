import { expect, test } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { compareProblems } from './compare-problems.ts';

const problem = (message: string, line: number): Problem => ({
  code: 'spelling',
  severity: 'error',
  message,
  file: 'a.mdx',
  line,
});

test('a problem that moved is the same; the same twice is one more', () => {
  const before = [problem('a', 1), problem('b', 2), problem('c', 3)];
  const now = [problem('a', 5), problem('b', 6), problem('b', 7), problem('d', 8)];
  expect(compareProblems({ before, now })).toEqual({ added: 2, fixed: 1 });
  expect(compareProblems({ before, now: before })).toEqual({ added: 0, fixed: 0 });
});
