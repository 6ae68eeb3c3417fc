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

test('code below the name of its file is one fence with the name', () => {
  const figure = (name: string) =>
    `<figure><figcaption><span>${name}</span><button>Copy</button></figcaption><pre><code>a</code></pre></figure>`;
  expect(markdownOf(figure('client.ts'))).toBe('```ts title="client.ts"\na\n```');
  expect(markdownOf(figure('client.js, compiled'))).toMatch('```js title="client.js, compiled"\n');
  expect(markdownOf(figure('The request'))).toBe('```text title="The request"\na\n```');
});

test('headings have their anchors, and no link with a sign to themselves', () => {
  const html =
    '<div><h2 id="aim">What we aim for</h2><a href="#aim" aria-label="Direct link to it">#</a></div><h3>None</h3>';
  expect(markdownOf(html)).toBe('## What we aim for {#aim}\n\n### None');
});

test('what is apart on the page has a space in between', () => {
  expect(
    markdownOf('<p><a href="/a">SVG</a><a href="/b">PNG</a><button>Copy SVG</button></p>'),
  ).toBe('[SVG](https://x/a) [PNG](https://x/b)');
  expect(markdownOf('<a href="/a"><b>Chat</b><span>Questions</span></a>')).toBe(
    '[**Chat** Questions](https://x/a)',
  );
  expect(markdownOf('<p><code><span>a</span><span>b</span></code>s</p>')).toBe('`ab`s');
});

test('a button is read where it shows what it copies', () => {
  const button = (shown: string) => `<p>Copy <button data-copy="npm i">${shown}</button></p>`;
  expect(markdownOf(button('<i aria-hidden="true">$</i><code>npm i</code>'))).toBe('Copy `npm i`');
  expect(markdownOf(button('the command'))).toBe('Copy');
});

test('questions of answers that fold away are set off, and other states of a demo are not there', () => {
  expect(markdownOf('<details><summary>Why?</summary><p>So.</p></details>')).toBe(
    '**Why?**\n\nSo.',
  );
  expect(markdownOf('<p>Now.<span data-no-twin="">Then.</span></p><label>Switch</label>')).toBe(
    'Now.',
  );
});

test('addresses are as they are written', () => {
  expect(markdownOf('<a href="/a?b=1&amp;copy=2">a [b]</a>')).toBe(
    '[a \\[b\\]](https://x/a?b=1&copy=2)',
  );
});

test('of nothing there is nothing', () => {
  expect(markdownOf('')).toBe('');
});
