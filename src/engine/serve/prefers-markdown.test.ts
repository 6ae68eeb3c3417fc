import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*', false],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/markdown;q=0.5, text/html;q=0.1, */*', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
])('of "%s": %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
