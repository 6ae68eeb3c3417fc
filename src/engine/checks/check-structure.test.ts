import { describe, expect, it } from 'vitest';
import { check } from './checks-test-support.ts';

describe('main headings', () => {
  const checks = { structure: 'warn' } as const;

  it('sections are none, however many there are', () => {
    const html = { '/docs/a': '<h2>One</h2><h3>Two</h3><h2>Three</h2>' };
    expect(check({ checks, html })).toEqual([]);
  });

  it('a page that begins with a section lacks one', () => {
    const problems = check({ checks, mainHeading: { '/docs/a': '<h2>Section</h2>' } });
    expect(problems.map(({ message }) => message)).toEqual([
      'The page /docs/a has no heading of level 1.',
    ]);
  });
});

it.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  [`${'x'.repeat(60)}y`, `${'x'.repeat(60)}…`],
  [`${'x'.repeat(59)} yy`, `${'x'.repeat(59)}…`],
])('inline code is quoted up to 60 characters: %s', (code, quoted) => {
  const [problem] = check({ html: { '/docs/a': `<script>${code}</script>` } });
  expect(problem?.message).toContain(`"${quoted}"`);
});
