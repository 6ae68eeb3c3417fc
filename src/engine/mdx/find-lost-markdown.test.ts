import { expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

it.each([
  'An array [0] (see below) and a[0](1 of 2)',
  'A bracket \\[[Start]] and \\[text] (/docs)',
  'Signs \\[text\\](/docs/a b) and \\(a)[/docs]',
  'A \\[text\\](of two words)',
  '`[a] (/docs)` and `[[Start]]`',
  '[a](/docs "with a title") and [b](</docs/a b>)',
  '\\##B',
  '#tag and # alone',
  '| a |',
])('[V5] %j is what its author means', async (source) => {
  const { reports } = await compileText(source);
  expect(reports.filter((text) => text.includes('lost-markdown'))).toEqual([]);
});
