import { describe, expect, it } from 'vitest';
import { annotateHtml } from './annotate-html.ts';

const line = (html: string, classes = 'line') => `<span class="${classes}">${html}</span>`;

describe('annotateHtml', () => {
  it('leaves code alone that nothing is known of', () => {
    const html = line('a');
    expect(annotateHtml({ html, marks: { hovers: [], notes: [] } })).toBe(html);
  });

  it('marks a token on its own element, and plain text on one made for it', () => {
    const html =
      line('<span class="k">const</span> t = x.<span class="f">create</span>();\n') + line('t;');
    const hovers = [
      { line: 0, column: 6, length: 1, id: 0 },
      { line: 0, column: 12, length: 6, id: 12 },
      { line: 1, column: 0, length: 1, id: 0 },
    ];
    expect(annotateHtml({ html, marks: { hovers, notes: [] } })).toBe(
      line(
        '<span class="k">const</span> <span data-h="0">t</span> = x.<span class="f" data-h="12">create</span>();\n',
      ) + line('<span data-h="0">t</span>;'),
    );
  });

  it('counts an escaped sign as one, and the two halves of an emoji as two', () => {
    const html = line("a &amp;&amp; '👋' &lt; b");
    const hovers = [{ line: 0, column: 12, length: 1, id: 3 }];
    expect(annotateHtml({ html, marks: { hovers, notes: [] } })).toBe(
      line('a &amp;&amp; \'👋\' &lt; <span data-h="3">b</span>'),
    );
  });

  it('marks a part of a token', () => {
    const html = line('<span class="s">ab</span>');
    const hovers = [{ line: 0, column: 1, length: 1, id: 1 }];
    expect(annotateHtml({ html, marks: { hovers, notes: [] } })).toBe(
      line('<span class="s">a<span data-h="1">b</span></span>'),
    );
  });

  it('says an expected error below its line and underlines what it is about', () => {
    const html = `${line('<span class="k">const</span> n = a.b;\n', 'line hl')}${line('n;')}`;
    const note = {
      kind: 'error',
      line: 0,
      column: 10,
      length: 3,
      text: "'<T>' is",
      code: 1,
    } as const;
    const hovers = [{ line: 0, column: 12, length: 1, id: 7 }];
    expect(annotateHtml({ html, marks: { hovers, notes: [note] } })).toBe(
      line(
        '<span class="k">const</span> n = <span class="wrong">a.</span><span class="wrong" data-h="7">b</span>;\n',
        'line hl',
      ) +
        '<span class="note" data-kind="error" data-indent="10" data-code="1">\'&lt;T&gt;\' is\n</span>' +
        line('n;'),
    );
  });
});
