import { expect, test } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { overlayMessage } from './overlay.ts';

const problem = (index: number, severity: Problem['severity'] = 'error'): Problem => ({
  code: 'broken-link',
  severity,
  message: `Link ${index} leads nowhere.`,
  file: 'content/docs/v1/a.mdx',
  line: index,
  column: 1,
});

test('warnings alone cover no page', () => {
  expect(overlayMessage([problem(1, 'warning')])).toBeUndefined();
});

test('the first error is drawn with its place, the others below it', () => {
  const { err } = overlayMessage([problem(1, 'warning'), problem(2), problem(3)]) ?? {};
  expect(err?.message).toBe('Link 2 leads nowhere.');
  expect(err?.loc).toEqual({ file: 'content/docs/v1/a.mdx', line: 2, column: 1 });
  expect(err?.stack).toBe('content/docs/v1/a.mdx:3:1\nLink 3 leads nowhere.');
});

test('of hundreds of errors ten are described, and the rest counted', () => {
  const { err } = overlayMessage(Array.from({ length: 300 }, (_, index) => problem(index))) ?? {};
  expect(err?.stack.match(/leads nowhere/g)).toHaveLength(9);
  expect(err?.stack).toMatch(/There are 290 more: `npm run check` lists them all\.$/);
  const eleven = overlayMessage(Array.from({ length: 11 }, (_, index) => problem(index)));
  expect(eleven?.err.stack).toMatch(/There is one more: `npm run check` lists them all\.$/);
  const ten = overlayMessage(Array.from({ length: 10 }, (_, index) => problem(index)));
  expect(ten?.err.stack).not.toMatch(/There (?:is|are)/);
});
