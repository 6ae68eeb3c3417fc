import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('admonitions', () => {
  it.each([
    [':::note\na\n:::', '<Admonition kind="note"><p>a</p></Admonition>'],
    [':::tip[A title]\na\n:::', '<Admonition kind="tip" title="A title"><p>a</p></Admonition>'],
    [':::info A `b` [0]\na\n:::', '<Admonition kind="info" title="A b [0]"><p>a</p></Admonition>'],
    [
      '::::warning\n:::danger\na\n:::\n::::',
      '<Admonition kind="warning"><Admonition kind="danger"><p>a</p></Admonition></Admonition>',
    ],
    [
      '- a\n\n  :::caution Title\n  b\n  :::',
      '<ul><li><p>a</p><Admonition kind="caution" title="Title"><p>b</p></Admonition></li></ul>',
    ],
  ])('%j', async (source, expected) => {
    const { html, problems } = await compileText(source);
    expect(html).toBe(expected);
    expect(problems).toEqual([]);
  });

  it('[V5] names those that do not exist, are not closed or not open', async () => {
    const { reports } = await compileText(':::important\na\n:::\n\n:::\n\n- b\n\n:::note\nc');
    expect(reports).toEqual([
      'error unknown-admonition content/docs/page.mdx:1:1 There is no admonition ":::important". Allowed: note, tip, info, warning, danger, caution.',
      'error admonition-not-open content/docs/page.mdx:5:1 This ":::" closes nothing. An admonition that contains others has more colons than they have.',
      'error admonition-not-closed content/docs/page.mdx:9:1 The admonition ":::note" is not closed. Close it with ":::" on a line of its own. One that contains others has more colons than they have.',
    ]);
  });
});

describe('lines that were meant to open an admonition', () => {
  it.each([
    ['::: note\n\na\n\n:::', '::: note'],
    ['::: tip A title\na\n:::', '::: tip A title'],
    [':::note[A title\n\na\n\n:::', ':::note[A title'],
    ['::note\n\na\n', '::note'],
  ])('[V5] %j', async (source, line) => {
    const { reports } = await compileText(source);
    expect(reports).toEqual([
      `error admonition-not-open content/docs/page.mdx:1:1 The line "${line}" opens no admonition. Write it like ":::note" or ":::note[Title]", without a space after the colons.`,
    ]);
  });
});

describe('directives that nobody meant', () => {
  it.each([
    [
      'At 12:30, a:b, :smile: and x:y[*z*]{q}.',
      '<p>At 12:30, a:b, :smile: and x:y[<em>z</em>]{q}.</p>',
    ],
    ['::leaf\n\nnext', '<p>::leaf</p><p>next</p>'],
    ['**Note:this** `a:b`', '<p><strong>Note:this</strong> <code>a:b</code></p>'],
  ])('%j', async (source, expected) => {
    expect((await compileText(source)).html).toBe(expected);
  });
});
