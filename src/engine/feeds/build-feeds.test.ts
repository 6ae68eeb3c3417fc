import { DomUtils, parseDocument, parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { en } from '#shared/strings/en.ts';
import { compiledText, testConfig } from '../blog/blog-test-support.ts';
import type { Post } from '../blog/post.ts';
import { defined } from '../defined.ts';
import { buildBlogRoutes } from '../routes/build-blog-routes.ts';
import { buildFeeds } from './build-feeds.ts';

const alex = { key: 'alex', name: 'Alex & Co', path: '/blog/authors/alex' };
const sam = { key: 'sam', name: 'Sam', url: 'https://example.com/sam', path: '/blog/authors/sam' };

function post(slug: string, date: string, overrides: Partial<Post['frontMatter']> = {}): Post {
  return {
    file: `content/blog/${slug}.mdx`,
    frontMatter: {
      title: slug,
      date,
      authors: [],
      tags: [],
      draft: false,
      unlisted: false,
      hide_table_of_contents: false,
      ...overrides,
    },
    compiled: compiledText({ source: 'Text.' }),
    summary: {
      path: `/blog/${slug}`,
      title: overrides.title ?? slug,
      description: 'Types & <generics>.',
      date,
      authors: [alex, sam],
      tags: [{ label: 'types & more', path: '/blog/tags/types' }],
      readingMinutes: 1,
      truncated: false,
    },
  };
}

function rewritten(it: Post): Post {
  const original = { authors: [alex], url: 'https://example.com/old.mdx', rewritten: '2026-11-21' };
  return { ...it, summary: { ...it.summary, authors: [sam], original } };
}

function feeds(
  options: {
    baseUrl?: string;
    documents?: ReadonlyMap<string, string>;
    rewritten?: true;
    lastUpdated?: string;
  } = {},
) {
  const config = { ...testConfig(), ...defined({ baseUrl: options.baseUrl || undefined }) };
  const { routes } = buildBlogRoutes({
    site: config,
    config: config.blog,
    strings: en,
    blog: {
      posts: [
        post('new', '2025-03-21', { title: 'A <Link> & more' }),
        post('hidden', '2025-01-01', { unlisted: true }),
        options.rewritten ? rewritten(post('old', '2023-05-01')) : post('old', '2023-05-01'),
      ],
      authors: [alex, sam],
    },
    navbar: [],
    resolveLinks: () => ({ links: {}, problems: [] }),
  });
  const { lastUpdated, documents } = options;
  const files = buildFeeds({
    config,
    strings: en,
    routes: routes.map((route) => ({
      ...route,
      ...defined({ lastUpdated: lastUpdated || undefined }),
    })),
    ...defined({ documents }),
  });
  const text = (name: string) => files.get(`blog/${name}`) ?? '';
  return { files, rss: text('rss.xml'), atom: text('atom.xml'), json: text('feed.json') };
}

describe('the feeds of the blog', () => {
  it('[P9] are at their three addresses', () => {
    expect([...feeds().files.keys()]).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']);
  });

  it('[P9] RSS lists the posts that are listed, newest first, by absolute address', () => {
    const { rss } = feeds();
    const feed = parseFeed(rss);
    expect(feed).toMatchObject({
      type: 'rss',
      title: 'Fixture Blog',
      link: 'https://example.com/blog',
      description: 'News.',
      updated: new Date('2025-03-21'),
    });
    expect(feed?.items.map(({ link, pubDate }) => [link, pubDate])).toEqual([
      ['https://example.com/blog/new', new Date('2025-03-21')],
      ['https://example.com/blog/old', new Date('2023-05-01')],
    ]);
    expect(rss).toContain('<rss version="2.0"');
    expect(rss).toContain('href="https://example.com/blog/rss.xml" rel="self"');
    expect(rss).toContain('<guid isPermaLink="true">https://example.com/blog/new</guid>');
    expect(rss).toContain('>Alex &amp; Co, Sam</dc:creator>');
    expect(rss).toContain('<category>types &amp; more</category>');
    // RSS requires email addresses there.
    expect(rss).not.toContain('<author>');
  });

  it('[P9] Atom has what the format asks for: ids, dates and authors', () => {
    const { atom } = feeds();
    const feed = parseFeed(atom);
    expect(feed).toMatchObject({
      type: 'atom',
      id: 'https://example.com/blog',
      title: 'Fixture Blog',
      updated: new Date('2025-03-21'),
    });
    expect(feed?.items[0]).toMatchObject({
      id: 'https://example.com/blog/new',
      link: 'https://example.com/blog/new',
    });
    expect(atom).toContain('rel="self" href="https://example.com/blog/atom.xml"');
    expect(atom).toContain('<published>2025-03-21T00:00:00.000Z</published>');
    expect(atom).toContain('<name>Alex &amp; Co</name>');
    expect(atom).toContain('<uri>https://example.com/sam</uri>');
    expect(atom).not.toContain('undefined');
    expect(atom).toContain('term="types &amp; more"');
  });

  it('[P9] all three say whose post was rewritten, and name who wrote what is there', () => {
    const { rss, atom, json } = feeds({ rewritten: true });
    const note =
      'Based on the original by Alex & Co from May 1, 2023, rewritten on November 21, 2026.';
    const [, old] = JSON.parse(json).items;
    expect(old.summary).toContain(note);
    expect(old.authors).toEqual([{ name: 'Sam', url: 'https://example.com/sam' }]);
    for (const xml of [rss, atom]) {
      // Summaries are parsed as HTML there.
      const html = note.replace('&', '&amp;');
      expect(parseFeed(xml)?.items[1]?.description).toContain(html);
    }
  });

  it('[P9] titles and summaries with signs of HTML read as they were written', () => {
    const { rss, atom, json } = feeds();
    for (const xml of [rss, atom]) {
      expect(xml).toContain('<![CDATA[A &lt;Link&gt; &amp; more]]>');
      expect(xml).toContain('<![CDATA[Types &amp; &lt;generics&gt;.]]>');
    }
    expect(JSON.parse(json).items[0]).toMatchObject({
      title: 'A <Link> & more',
      summary: 'Types & <generics>.',
      content_text: 'Types & <generics>.',
    });
  });

  it('[P9] JSON Feed 1.1 names all authors', () => {
    expect(JSON.parse(feeds().json)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Fixture Blog',
      home_page_url: 'https://example.com/blog',
      feed_url: 'https://example.com/blog/feed.json',
      items: [
        {
          id: 'https://example.com/blog/new',
          url: 'https://example.com/blog/new',
          date_published: '2025-03-21T00:00:00.000Z',
          authors: [
            { name: 'Alex & Co', url: 'https://example.com/blog/authors/alex' },
            { name: 'Sam', url: 'https://example.com/sam' },
          ],
          tags: ['types & more'],
        },
        { id: 'https://example.com/blog/old' },
      ],
    });
  });

  it('[P9] carry whole posts, with absolute addresses, where their pages are there', () => {
    const page = `<html><body><nav>Menu</nav><article><header><h1>New</h1></header>
<div class="x1"><p><a href="/docs">Docs</a> of a]]&gt;b</p></div></article></body></html>`;
    const { rss, atom, json } = feeds({ documents: new Map([['/blog/new', page]]) });
    const content = '<p><a href="https://example.com/docs">Docs</a> of a]]&gt;b</p>';
    expect(JSON.parse(json).items[0].content_html.trim()).toBe(content);
    expect(JSON.parse(json).items[1].content_text).toBe('Types & <generics>.');
    for (const [xml, element] of [
      [rss, 'content:encoded'],
      [atom, 'content'],
    ] as const) {
      const items = parseDocument(xml, { xmlMode: true });
      const contents = DomUtils.getElementsByTagName(element, items);
      expect(contents.map((it) => DomUtils.textContent(it).trim())).toEqual([content]);
    }
  });

  it('[P9] Atom says of each entry the day of the post, and not of a later commit', () => {
    const { atom } = feeds({ lastUpdated: '2026-11-21' });
    const updated = DomUtils.getElementsByTagName('updated', parseDocument(atom));
    expect(updated.map((it) => DomUtils.textContent(it))).toEqual([
      '2025-03-21T00:00:00.000Z',
      '2025-03-21T00:00:00.000Z',
      '2023-05-01T00:00:00.000Z',
    ]);
  });

  it('[P9] carry the base URL', () => {
    const { rss, atom, json } = feeds({ baseUrl: '/site/' });
    expect(parseFeed(rss)?.items[0]?.link).toBe('https://example.com/site/blog/new');
    expect(parseFeed(atom)?.items[0]?.link).toBe('https://example.com/site/blog/new');
    expect(JSON.parse(json).feed_url).toBe('https://example.com/site/blog/feed.json');
  });
});
