import { expect, test } from 'vitest';
import { escapeText, escapeUnquoted, escapeXml, unescapeXml } from './escape-xml.ts';

const text = `<a title="It's 1 & 2">`;

test('text of elements keeps its quotes, text of attributes does not', () => {
  expect(escapeText(text)).toBe(`&lt;a title="It's 1 &amp; 2"&gt;`);
  expect(escapeXml(text)).toBe('&lt;a title=&quot;It&apos;s 1 &amp; 2&quot;&gt;');
});

test('escaped text comes back, once', () => {
  expect(unescapeXml(escapeXml(text))).toBe(text);
  expect(unescapeXml(escapeXml('&lt;'))).toBe('&lt;');
});

test('apostrophes by number are read, other entities stay', () => {
  expect(unescapeXml('It&#39;s, it&#x27;s &eacute;&nbsp;&amp')).toBe(
    "It's, it's &eacute;&nbsp;&amp",
  );
});

test('an attribute without quotes escapes whatever would end it', () => {
  expect(escapeUnquoted(`a b="c"'<=>\`&\n`)).toBe(
    'a&#32;b&#61;&#34;c&#34;&#39;&#60;&#61;&#62;&#96;&#38;&#10;',
  );
});
