import { describe, expect, it } from 'vitest';
import { readEmittedPage } from './read-emitted-page.ts';

const read = (html: string) => readEmittedPage({ path: '/docs', html });

describe('readEmittedPage', () => {
  it('[M1] reads what a page says about itself', () => {
    const page = read(`<!doctype html><html><head>
      <title>Define Routers | tRPC</title>
      <meta name="description" content="How &amp; why.">
      <meta name="robots" content="noindex">
      <link rel="canonical" href="https://trpc.io/docs">
      <link rel="stylesheet" href="/assets/a.css"><link rel="alternate" href="/blog/rss.xml">
      </head><body></body></html>`);
    expect(page).toMatchObject({
      path: '/docs',
      title: 'Define Routers | tRPC',
      description: 'How & why.',
      robots: 'noindex',
      canonical: 'https://trpc.io/docs',
      resources: ['/assets/a.css'],
    });
  });

  it('does not take the title of a drawing for the title of the page', () => {
    expect(read('<svg><title>Mark</title></svg><title>Page</title>').title).toBe('Page');
    expect(read('<svg><title>Mark</title></svg>').title).toBeUndefined();
  });

  it('names links by label, text, image or title', () => {
    const page = read(
      `<a href="/a">Some <b>text</b></a><a href="/b" aria-label="Label">x</a>
       <a href="/c"><img src="/i.png" alt="Picture"></a><a href="/d" title="Title"></a>
       <a href="/e"></a><a>no link</a>`,
    );
    expect(page.links).toEqual([
      { href: '/a', name: 'Some text' },
      { href: '/b', name: 'Label' },
      { href: '/c', name: 'Picture' },
      { href: '/d', name: 'Title' },
      { href: '/e', name: '' },
    ]);
  });

  it('[V4] lists ids, old anchor names and ids used twice', () => {
    const page = read('<h2 id="a">A</h2><p id="b"></p><a name="old"></a><p id="a"></p>');
    expect(page.ids).toEqual(['a', 'b', 'old']);
    expect(page.duplicateIds).toEqual(['a']);
  });

  it('reads headings without the characters that only carry the anchor link', () => {
    const page = read('<h1>One</h1><h2>Two <code>x</code><a href="#two">\u200b</a></h2>');
    expect(page.headings).toEqual([
      { level: 1, text: 'One' },
      { level: 2, text: 'Two x' },
    ]);
  });

  it('reads images and every file that the page asks for', () => {
    const page = read(`<img src="/a.png" alt="" width="1" height="1">
      <img src="/b.png" srcset="/b.png 1x, /b2.png 2x"><script src="/s.js"></script>
      <video src="/v.mp4" poster="/p.png"><source src="/w.webm"></video>`);
    expect(page.images).toEqual([
      { src: '/a.png', alt: '', sized: true },
      { src: '/b.png', sized: false },
    ]);
    expect(page.resources).toEqual([
      '/a.png',
      '/b.png',
      '/b2.png',
      '/s.js',
      '/p.png',
      '/v.mp4',
      '/w.webm',
    ]);
  });

  it('leaves out what is in templates, scripts and comments', () => {
    const page = read(
      '<template><a href="/t" id="t">t</a></template><!-- <a href="/c">c</a> --><script>"<a href=/s>"</script>',
    );
    expect(page.links).toEqual([]);
    expect(page.ids).toEqual([]);
  });

  it('reads 2,000 nested links in one pass', () => {
    const page = read('<ul><li><a href="/x">x</a>'.repeat(2000));
    expect(page.links).toHaveLength(2000);
  });
});
