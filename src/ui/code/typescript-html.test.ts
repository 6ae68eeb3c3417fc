import { expect, test } from 'vitest';
import { typescriptHtml } from './typescript-html.ts';

test('one element a line, with its end, and nothing that HTML would read as a tag', () => {
  expect(typescriptHtml('a<B>(1);\n\nx;\n')).toBe(
    '<span class="line"><span class="f">a</span><span class="u">&lt;</span><span class="t">B</span>' +
      '<span class="u">&gt;(</span><span class="n">1</span><span class="u">);</span>\n</span>' +
      '<span class="line">\n</span>' +
      '<span class="line">x<span class="u">;</span>\n</span>',
  );
});
