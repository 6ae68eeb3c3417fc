import { describe, expect, it } from 'vitest';
import { readEmittedPage } from './read-emitted-page.ts';

const read = (html: string) => readEmittedPage({ path: '/docs', html });

describe('readEmittedPage', () => {
  it('[M1] reads what a page says about itself', () => {
    const page = read(`<!doctype html><html><head>
      <title>Define Routers | tRPC</title>
      <meta name="description" content="How &amp; why.">
      <meta name="robots" content="noindex"><meta name="viewport" content="width">
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

  it('facts without a value are there and empty', () => {
    const page = read(
      '<title></title><meta name="description"><meta name="robots"><link rel="canonical">',
    );
    expect(page).toMatchObject({ title: '', description: '', robots: '', canonical: '' });
  });

  it('the first title counts', () => {
    expect(read('<title>First</title><title>Second</title>').title).toBe('First');
  });

  it('names links by label, text, image or title', () => {
    const page = read(
      `<a href="/a">Some <b>text</b></a><a href="/b" aria-label="Label">x</a>
       <a href="/c"><img src="/i.png" alt="Picture"></a><a href="/d" title="Title"></a>
       <a href="/e"></a><a>no link</a><a href="/f"><svg aria-label="Drawing"></svg></a>
       <a href="/g"><svg><title>Its title</title></svg></a><a href="/h"><img src="/i.png"></a>`,
    );
    expect(page.links).toEqual([
      { href: '/a', name: 'Some text' },
      { href: '/b', name: 'Label' },
      { href: '/c', name: 'Picture' },
      { href: '/d', name: 'Title' },
      { href: '/e', name: '' },
      { href: '/f', name: 'Drawing' },
      { href: '/g', name: 'Its title' },
      { href: '/h', name: '' },
    ]);
  });

  it('[V4] lists ids, old anchor names and ids used twice', () => {
    const page = read('<h2 id="a">A</h2><p id="b"></p><a name="old"></a><p id="a"></p>');
    expect(page.ids).toEqual(['a', 'b', 'old']);
    expect(page.duplicateIds).toEqual(['a']);
  });

  it('[V4] lists the ids of headings as sections, and names of links only as ids', () => {
    const page = read(
      '<h1 id="a"></h1><h6 id="b"></h6><p id="c"></p><h2 id=""></h2><map><area name="d"></map><hgroup id="e"></hgroup>',
    );
    expect(page.sections).toEqual(['a', 'b']);
    expect(page.ids).toEqual(['a', 'b', 'c', 'e']);
  });

  it('names areas of a map, and a link around others of its kind to its end', () => {
    const page = read(
      `<map><area href="/a" alt="North"></map>
       <a href="/b">One <svg><a href="/inner">two</a></svg> three</a> four`,
    );
    expect(page.links).toEqual([
      { href: '/a', name: 'North' },
      { href: '/b', name: 'One two three' },
    ]);
  });

  it('reads headings without the characters that only carry the anchor link', () => {
    const page = read('<h1> One\n  more </h1><h2>Two <code>x</code><a href="#two">\u200b</a></h2>');
    expect(page.headings).toEqual([
      { level: 1, text: 'One more' },
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

  it('reads icons, the manifest, files loaded early, media and the social card', () => {
    const page = read(`<link rel="icon" href="/i.svg"><link rel="apple-touch-icon" href="/t.png">
      <link rel="manifest" href="/m.json"><link rel="modulepreload" href="/a.js">
      <link rel="PRELOAD something" href="/f.woff2"><link href="/no-rel"><link rel="icon">
      <meta property="og:image" content="/card.png"><meta property="og:title" content="/no-file">
      <audio src="/a.mp3"></audio><video><track src="/t.vtt"></video><embed src="/e.pdf">
      <picture><source srcset="\n/s.avif 1x,  /l.avif 2x, "></picture>`);
    expect(page.resources).toEqual([
      '/i.svg',
      '/t.png',
      '/m.json',
      '/a.js',
      '/f.woff2',
      '/card.png',
      '/a.mp3',
      '/t.vtt',
      '/e.pdf',
      '/s.avif',
      '/l.avif',
    ]);
  });

  it('an image has a size if both its sides are given', () => {
    const page = read('<img width="1"><img height="1"><img width="1" height="1">');
    expect(page.images).toEqual([
      { src: '', sized: false },
      { src: '', sized: false },
      { src: '', sized: true },
    ]);
  });

  it('code in the page is told apart from data and from what the app adds itself', () => {
    const html = `<script>own(1)</script><script> own( 2 ) </script><script>theirs()</script>
      <script type="module">run()</script><script type="text/plain">note</script>
      <script src="/a.js">fallback()</script><p style="">p</p><p style="color: red">q</p>`;
    const { inlineCode } = readEmittedPage({
      path: '/docs',
      html,
      ownScripts: ['own(1)', 'own( 2 )\n'],
    });
    expect(inlineCode).toEqual([
      { kind: 'script', text: 'theirs()' },
      { kind: 'script', text: 'run()' },
      { kind: 'attribute', text: 'color: red' },
    ]);
  });

  it('leaves out what is in templates, scripts and comments', () => {
    const page = read(
      '<template><a href="/t" id="t">t</a><template></template><i id="u"></i></template><!-- <a href="/c">c</a> --><script>"<a href=/s>"</script><a href="/after">a</a>',
    );
    expect(page.links).toEqual([{ href: '/after', name: 'a' }]);
    expect(page.ids).toEqual([]);
  });

  it('reads 2,000 nested links in one pass', () => {
    const page = read('<ul><li><a href="/x">x</a>'.repeat(2000));
    expect(page.links).toHaveLength(2000);
  });
});
