import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('headings', () => {
  it('gives ids, written or made, each once', async () => {
    const { toc, html, problems } = await compileText(
      '## Set `up` {#setup}\n\n## Setup\n\n## A & B\n\n## A & B\n\n### Sub\n',
    );
    expect(problems).toEqual([]);
    expect(toc).toEqual([
      { level: 2, id: 'setup', label: 'Set up' },
      { level: 2, id: 'setup-1', label: 'Setup' },
      { level: 2, id: 'a--b', label: 'A & B' },
      { level: 2, id: 'a--b-1', label: 'A & B' },
      { level: 3, id: 'sub', label: 'Sub' },
    ]);
    expect(html).toContain(
      '<Heading level={2} id="setup" label="Set up">Set <code>up</code></Heading>',
    );
  });

  it('[V5] reports a heading without text once and leaves it out', async () => {
    const { reports, toc } = await compileText('## {/* later */}\n\n## A {/* note */}\n');
    expect(reports).toEqual([
      'error heading-empty content/docs/page.mdx:1:1 The heading has no text. Write it after the ##, or delete the line.',
    ]);
    expect(toc).toEqual([{ level: 2, id: 'a', label: 'A' }]);
  });

  it('reports twice the same id, jumps of level and a second title', async () => {
    const { reports } = await compileText('# A\n\n## B {#b}\n\n## C {#b}\n\n#### D\n\n# E\n');
    expect(reports).toEqual([
      'error duplicate-heading-id content/docs/page.mdx:5:1 The heading id "b" is already used at content/docs/page.mdx:3. Give one of the headings another id.',
      'warning heading-level content/docs/page.mdx:7:1 "D" is a heading of level 4 below one of level 2. Write ###: readers who navigate by headings look for the level between.',
      'warning heading-level content/docs/page.mdx:9:1 "E" is a second heading of level 1. A page has one: write ## for its sections.',
    ]);
  });
});
