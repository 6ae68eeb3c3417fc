import { expect, test } from 'vitest';
import { formatProblems } from './format-problems.ts';

const warning = { code: 'orphan', severity: 'warning', message: 'No page links to /a.' } as const;
const error = {
  code: 'broken-link',
  severity: 'error',
  message: 'The link "/b" leads nowhere.',
  hint: 'Did you mean "/c"?',
  file: 'a.mdx',
  line: 1,
  column: 2,
  frame: '> 1 | x\n    | ^',
} as const;

test('[V5] problems are printed together, errors last', () => {
  expect(formatProblems([error, warning], { colour: false })).toBe(
    [
      'warning No page links to /a. orphan',
      '',
      'error The link "/b" leads nowhere. broken-link',
      '  at a.mdx:1:2',
      '  > 1 | x',
      '      | ^',
      '  Did you mean "/c"?',
    ].join('\n'),
  );
});

test('[V5] colours only where they are asked for', () => {
  expect(formatProblems([error], { colour: true })).toContain('\u001b[31merror\u001b[39m');
});

test('[V5] signs that would steer the terminal are shown and not sent', () => {
  const text = formatProblems(
    [
      {
        code: 'mdx-syntax',
        severity: 'error',
        message: 'Unexpected \x1b]0;title\x07.',
        frame: '> 1 | a\0\tb\x7f\n    |  ^',
        hint: 'Delete\rit.',
      },
    ],
    { colour: false },
  );
  expect(text).toContain('Unexpected ␛]0;title␇.');
  expect(text).toContain('> 1 | a␀\tb␡\n');
  expect(text).toContain('Delete␍it.');
});
