import { expect, it } from 'vitest';
import { readPostHtml } from './read-post-html.ts';

const address = 'https://example.com/blog/post';

/** The content of a post whose page has this article. */
function read(article: string): string | undefined {
  const html = `<!doctype html><title>T</title><main><p>Before</p><article>${article}</article><article><p>Other</p></article><p>After</p></main>`;
  return readPostHtml({ html, address });
}

it('[P9] is what is between header and footer of the article', () => {
  expect(
    read('<header><h1>Title</h1></header><div class="a"><p>Text</p></div><footer>Tags</footer>'),
  ).toBe('<p>Text</p>');
  // Only what belongs to the article itself.
  expect(read('<blockquote><footer>Name</footer></blockquote>')).toBe(
    '<blockquote>Name</blockquote>',
  );
  expect(readPostHtml({ html: '<main><p>Text</p></main>', address })).toBeUndefined();
});

it('[P9] addresses are absolute', () => {
  expect(
    read(
      '<a href="#x">a</a><img src="/i.png?a=1&amp;b=2" alt="An &quot;i&quot;" width="2" height="1" class="c" loading="lazy"><a href="https://other.com/">o</a><a href="mailto:a@b.c">m</a>',
    ),
  ).toBe(
    '<a href="https://example.com/blog/post#x">a</a><img src="https://example.com/i.png?a=1&amp;b=2" alt="An &quot;i&quot;" width="2" height="1"><a href="https://other.com/">o</a><a href="mailto:a@b.c">m</a>',
  );
});

it('[P9] samples are text, with their lines and their titles, without tools', () => {
  expect(
    read(
      `<figure class="f"><figcaption><span>server.ts</span><span><a href="/playground">Run</a><button>Copy</button></span></figcaption><pre class="p"><code><span class="line"><span class="k">const</span> a = 1 &lt; 2;
</span><span class="line">b</span></code></pre></figure>`,
    ),
  ).toBe(
    '<figure><figcaption>server.ts</figcaption><pre><code>const a = 1 &lt; 2;\nb</code></pre></figure>',
  );
});

it('[P9] what only works or only shows on the page is left out', () => {
  expect(
    read(
      `<div><h2 id="s"><span><i id=old></i></span>Section</h2><a href="#s" aria-label="Direct link to Section">#</a></div>
<div role="tablist"><button role="tab">npm</button></div><div role="tabpanel" hidden=""><p aria-hidden="true">npm</p></div>
<p><svg><title>Icon</title><path d="M0"/></svg>Note</p><style>p{}</style><script>x</script>`,
    )?.replace(/\n/g, ''),
  ).toBe('<h2>Section</h2><p>npm</p><p>Note</p>');
});

it('[P9] a diagram is named', () => {
  expect(
    read(
      '<figure><div data-watch-overflow="Diagram: A &amp; B"><svg><text>A</text></svg></div></figure>',
    ),
  ).toBe('<figure><p>[Diagram: A &amp; B]</p></figure>');
});
