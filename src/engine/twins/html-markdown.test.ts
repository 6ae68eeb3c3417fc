import { expect, test } from 'vitest';
import { htmlMarkdown } from './html-markdown.ts';

const markdownOf = (html: string) =>
  htmlMarkdown({ html, link: (href) => `https://x${href}`, language: 'ts' });

test('comments of the reference are Markdown again', () => {
  const html =
    '<p>Sends <em>one</em> <a href="/docs/x">request</a> with <code>a &lt; b</code>.</p><ul><li>one</li></ul><pre><code><span class="line"><span class="k">const</span> a;\n</span><span class="line">b</span></code></pre>';
  expect(markdownOf(html)).toBe(
    'Sends *one* [request](https://x/docs/x) with `a < b`.\n\n- one\n\n```ts\nconst a;\nb\n```',
  );
});

test('of a document the main element counts, without tools and ornaments', () => {
  const html =
    '<!doctype html><html><body><nav>Menu</nav><main><h1>Pricing</h1><button>Buy</button><p>Free<!-- --> now.</p><div data-base-url-warning="">Wrong</div><div hidden><pre><code>a\n<span class="note" data-kind="type">b</span></code></pre></div><svg></svg><p aria-hidden="true">x</p><img src="/a.png" alt="A"></main><footer>Foot</footer></body></html>';
  expect(markdownOf(html)).toBe('# Pricing\n\nFree now.\n\n```ts\na\n```\n\n![A](https://x/a.png)');
});

test('of nothing there is nothing', () => {
  expect(markdownOf('')).toBe('');
});
