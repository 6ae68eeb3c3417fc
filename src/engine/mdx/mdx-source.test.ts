import { describe, expect, it } from 'vitest';
import { prepareMdxSource } from './mdx-source.ts';

describe('prepareMdxSource', () => {
  it.each([
    [':::tip Title', ':::tip[Title]'],
    ['  ::::note Use a[0] ', '  ::::note[Use a\\[0\\]]'],
    [':::tip[Title]', ':::tip[Title]'],
    [':::tip{title="x"}', ':::tip{title="x"}'],
    [':::', ':::'],
    ['## A {#a}', '## A \\{#a}'],
    ['a <!-- b --> c', 'a {/*  b */} c'],
    ['a <!-- b\nc */ d\n--> e', 'a {/*  b\nc *  d\n*/} e'],
    ['`<!-- a -->` ``{#b} ` `` <!-- `c` -->', '`<!-- a -->` ``{#b} ` `` {/*  `c` */}'],
  ])('%j becomes %j', (written, expected) => {
    expect(prepareMdxSource(written)).toBe(expected);
  });

  it.each([
    '```md\n:::tip Title\n## A {#a}\n<!-- c -->\n```',
    '~~~\n```\n<!-- a -->\n~~~',
    '````md\n```\n<!-- a -->\n```\n````',
    '- list\n\n  ```html\n  <!-- a -->\n  ```',
    '> ```html\n> <!-- a -->\n> ```',
  ])('leaves code alone: %j', (written) => {
    expect(prepareMdxSource(written)).toBe(written);
  });

  it('goes on after a fence', () => {
    expect(prepareMdxSource('```\n{#a}\n```\n{#b}')).toBe('```\n{#a}\n```\n\\{#b}');
  });
});
