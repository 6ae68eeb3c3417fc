import { describe, expect, it } from 'vitest';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { check } from './checks-test-support.ts';

describe('what search engines and screen readers see', () => {
  it('[M1] titles and descriptions that two pages of a version share', () => {
    const same = { title: 'Same', head: { description: 'Same.' } };
    const v10 = { name: '10.x', path: '/docs/v10' };
    const problems = check({
      checks: { metadata: 'warn' },
      routes: [
        docRoute('/docs/a', same),
        docRoute('/docs/b', same),
        docRoute('/docs/v10/a', { ...same, version: v10 }),
        docRoute('/docs/c', { ...same, head: { description: '' } }),
      ],
    });
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'duplicate-description: /docs/a has the same description as /docs/b: "Same.".',
      'duplicate-title: /docs/a has the same title as /docs/b, /docs/c: "Same | Fixture".',
      'missing-description: The page /docs/c has no description.',
    ]);
  });

  it('[M1] canonical addresses that are no pages', () => {
    const canonicals = ['https://example.com/docs/gone', 'https://other.example/', '/docs/a', ''];
    const routes = canonicals.map((canonical, index) =>
      docRoute(`/docs/${index}`, { head: { canonical } }),
    );
    const problems = check({ checks: { canonicals: 'error' }, routes });
    expect(problems.map(({ message }) => message)).toEqual([
      'The page /docs/0 names "https://example.com/docs/gone" as its canonical address, which is not a page of this site.',
      'The page /docs/1 names "https://other.example/" as its canonical address, which is not a page of this site.',
      'The page /docs/2 names "/docs/a" as its canonical address, which is not absolute.',
      'The page /docs/3 names no canonical address.',
    ]);
  });

  it('[M1] pages that are kept out of search engines need nothing of that', () => {
    const hidden = docRoute('/docs/a', { title: 'Same', head: { canonical: '' } });
    const problems = check({
      checks: { canonicals: 'error', metadata: 'warn' },
      routes: [hidden, docRoute('/docs/b', { title: 'Same' })],
      head: { '/docs/a': '<meta name="robots" content="noindex">' },
    });
    expect(problems).toEqual([]);
  });

  it('[V5] images of other hosts, which the policy of the site blocks', () => {
    const problems = check({
      checks: { missingAssets: 'error' },
      files: ['logo.svg'],
      html: {
        '/docs/a':
          '<img src="https://x.y/z.png"><img src="//x.y/z.png"><img src="https://example.com/logo.svg"><img src="data:,">',
      },
    });
    expect(problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`)).toEqual(
      ['"//x.y/z.png"', '"https://x.y/z.png"'].map(
        (src) =>
          `error foreign-media On /docs/a the image ${src} is on another host, and browsers will not load it: the site's content security policy allows its own files only.`,
      ),
    );
  });

  it('main headings, ids used twice, links without text', () => {
    const problems = check({
      checks: { structure: 'warn' },
      html: {
        '/docs/a': '<h1>Second</h1>',
        '/docs/b': '<p id="title"></p><a href="/docs/a"><svg></svg></a>',
      },
    });
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/docs/a.mdx: The page /docs/a has 2 headings of level 1: "/docs/a", "Second".',
      'content/docs/b.mdx: On /docs/b more than one element has the id "title".',
      'content/docs/b.mdx: On /docs/b the link to "/docs/a" has no text.',
    ]);
  });

  it('images without text or size, and files that are not there', () => {
    const problems = check({
      checks: { images: 'warn', missingAssets: 'error' },
      html: {
        '/docs/a': '<img src="/assets/gone.png"><img src="/a.png" alt="" width="1" height="1">',
      },
      files: ['a.png'],
    });
    expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        'image-without-alt',
        'warning',
        'On /docs/a the image "/assets/gone.png" has no "alt" text.',
      ],
      [
        'image-without-size',
        'warning',
        'On /docs/a the image "/assets/gone.png" has no width and height.',
      ],
      [
        'missing-asset',
        'error',
        'The page /docs/a requests "/assets/gone.png", which is not in the output.',
      ],
    ]);
  });

  it('scripts and styles in the page itself, which the security policy blocks', () => {
    const problems = check({
      html: {
        '/': '<script>alert(1)</script><script type="application/ld+json">{}</script>',
        '/docs/a': '<style>.price { color: red; }</style><script src="/a.js"></script>',
        '/docs/b': '<p style="color:red">b</p><template><style>i{}</style></template>',
      },
    });
    const ignored = "the site's security policy only allows files.";
    expect(problems.map(({ code, severity, message }) => `${severity} ${code} ${message}`)).toEqual(
      [
        `error inline-code On /docs/a browsers will ignore the inline <style> ".price { color: red; }": ${ignored}`,
        `error inline-code On /docs/b browsers will ignore the style attribute "color:red": ${ignored}`,
        `error inline-code On / browsers will ignore the inline <script> "alert(1)": ${ignored}`,
      ],
    );
  });

  it('docs that nobody can find; links from another version do not count', () => {
    const v10 = { name: '10.x', path: '/docs/v10' };
    const problems = check({
      checks: { orphans: 'warn' },
      routes: [
        pageRoute('/'),
        docRoute('/docs/a'),
        docRoute('/docs/b'),
        docRoute('/docs/c', { unlisted: true }),
        docRoute('/docs/d'),
        docRoute('/docs/v10/b', { version: v10 }),
      ],
      html: {
        '/': '<a href="/docs/a">a</a><a href="/docs/v10/b">old</a>',
        '/docs/a': '<a href="/docs/d">d</a>',
        '/docs/b': '<a href="/docs/b#x">self</a>',
        '/docs/v10/b': '<a href="/docs/b">b</a>',
      },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'The doc /docs/b is in no sidebar and no page links to it.',
    ]);
  });

  it('[P8] redirects are checked with the rendered pages, with the severity of the site', () => {
    const problems = check({
      checks: { redirects: 'warn' },
      redirects: [{ from: '/old', to: '/docs/a#gone', file: 'content/redirects.tsv', line: 2 }],
    });
    expect(problems).toMatchObject([{ code: 'redirect-anchor', severity: 'warning', line: 2 }]);
  });
});
