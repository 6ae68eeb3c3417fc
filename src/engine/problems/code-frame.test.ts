import { expect, test } from 'vitest';
import { codeFrame } from './code-frame.ts';

const source = 'one\ntwo\nthree\nfour\nfive\nsix\n';

test('[V5] a frame shows two lines either side, the line and the column', () => {
  expect(codeFrame({ source, line: 3, column: 4 })).toBe(
    ['  1 | one', '  2 | two', '> 3 | three', '    |    ^', '  4 | four', '  5 | five'].join('\n'),
  );
});

test('[V5] at the ends of a file the frame is shorter; without a column there is no mark', () => {
  expect(codeFrame({ source, line: 1 })).toBe('> 1 | one\n  2 | two\n  3 | three');
});

test('[V5] line numbers of different width form a column, and tabs stay tabs', () => {
  const long = `${'\n'.repeat(8)}\tnine\nten`;
  expect(codeFrame({ source: long, line: 9, column: 2 })).toBe(
    '   7 |\n   8 |\n>  9 | \tnine\n     | \t^\n  10 | ten',
  );
});
