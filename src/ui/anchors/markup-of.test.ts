import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { markupOf } from './markup-of.ts';

function read(html: string) {
  const seen: { tag: string; attributes: Record<string, string>; text: string }[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => seen.push({ tag, attributes, text: '' }),
    ontext: (text) => {
      const last = seen.at(-1);
      if (last) last.text += text;
    },
  });
  parser.end(html);
  return seen;
}

test.each(['plain-id', '️-the-typescript-magic', 'a"b\'c`d=e<f>g&h', '/docs/x#y/', 'été'])(
  '%s comes out as it went in',
  (value) => {
    expect(read(markupOf('a', { id: value, href: value }, `<b>${value}`))).toEqual([
      { tag: 'a', attributes: { id: value, href: value }, text: `<b>${value}` },
    ]);
  },
);
