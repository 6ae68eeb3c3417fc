import { expect, test } from 'vitest';
import type { CodeHighlighter } from '../code/code-highlighter.ts';
import { inlineHtml, markdownHtml, markdownSummary } from './markdown-html.ts';

const highlighter: Pick<CodeHighlighter, 'highlight'> = {
  highlight: async ({ code, language }) => `<b>${language}</b>${code}`,
};

const html = (markdown: string) => markdownHtml(markdown, highlighter);

test('raw HTML is text', async () => {
  expect(await html('<img src=x onerror=alert(1)> a <b>c</b>')).not.toMatch(/<(img|b)/);
  expect(await html('`Promise<T>`')).toBe('<p><code>Promise&lt;T></code></p>');
});

test('code is highlighted, as TypeScript if its language is not named', async () => {
  expect(await html('```\na\n```')).toBe(
    '<pre data-watch-overflow="Code: ts"><code><b>ts</b>a</code></pre>',
  );
  expect(await html('- ```json\n  1\n  ```')).toContain('<b>json</b>1');
});

test('headings do not join the outline of the page', async () => {
  expect(await html('# Title')).toBe('<p><strong>Title</strong></p>');
});

test('links lead to addresses only', async () => {
  expect(await html('[a](https://a.example/?b=1&c="2")')).toBe(
    '<p><a href="https://a.example/?b=1&amp;c=&quot;2&quot;">a</a></p>',
  );
  expect(await html('[a](./b.ts) and [c](javascript:alert)')).toBe('<p>a and c</p>');
});

test('an image of another host is left out', async () => {
  expect(await html('a ![b](https://a.example/b.png)')).toBe('<p>a </p>');
});

test('a single paragraph is inline', async () => {
  expect(await inlineHtml('a *b*', highlighter)).toBe('a <em>b</em>');
  expect(await inlineHtml('', highlighter)).toBe('');
});

test('the summary is the first paragraph as text', () => {
  expect(markdownSummary('```ts\n1\n```\n\nA `b`\nc.\n\nd')).toBe('A b c.');
  expect(markdownSummary('')).toBe('');
});
