import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlogPost } from '#shared/blog.ts';
import { BlogArchivePageView } from './blog-archive-page.tsx';
import { BlogAuthorPageView } from './blog-author-page.tsx';
import { BlogAuthorsPageView } from './blog-authors-page.tsx';
import { BlogListPageView } from './blog-list-page.tsx';
import { BlogPostPageView } from './blog-post-page.tsx';

const alex = { key: 'alex', name: 'Alex', path: '/blog/authors/alex' };
const julius = { key: 'julius', name: 'Julius', path: '/blog/authors/julius' };
const post = (title: string, date: string): BlogPost => ({
  path: `/blog/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  description: `About ${title}.`,
  date,
  authors: [alex, julius],
  tags: [{ label: 'release', path: '/blog/tags/release' }],
  readingMinutes: 7,
  truncated: true,
});
const newer = post('Announcing eleven', '2025-03-21');
const older = post('Announcing ten', '2022-11-21');
const years = [
  { year: '2025', posts: [newer] },
  { year: '2022', posts: [older] },
];
const base = {
  path: '/blog',
  className: 'blog-page',
  navbar: [],
  blog: { title: 'Recent posts', path: '/log', recent: years },
  head: {
    title: 'Blog | tRPC',
    description: 'News.',
    canonical: 'https://trpc.io/blog',
    type: 'website' as const,
    docsTag: 'default',
    image: { href: 'https://example.com/card.png', alt: '' },
    jsonLd: [],
  },
};

test('[P2] the list shows excerpt, date, reading time, authors and tags; its sidebar has years', () => {
  const html = renderToStaticMarkup(
    <BlogListPageView
      page={{
        ...base,
        kind: 'blog-list',
        title: 'Blog',
        posts: [{ post: newer, excerpt: { key: 'x', links: {} } }],
        page: 1,
        pageCount: 1,
        pagination: {},
      }}
      excerpts={[<p key="x">The beginning.</p>]}
    />,
  );
  expect(html).toContain('<p>The beginning.</p>');
  expect(html).toContain('href="/log/archive"');
  expect(html).toContain('href="/log/authors"');
  expect(html).toContain('<time dateTime="2025-03-21">March 21, 2025</time>');
  expect(html).toContain('7 min read');
  expect(html).toMatch(/Alex<\/a> and <a[^>]*>Julius/);
  expect(html).toContain('href="/blog/tags/release"');
  expect(html).toContain('aria-label="Read more about Announcing eleven"');
  expect(html.match(/<h2>(\d{4})<\/h2>/g)).toEqual(['<h2>2025</h2>', '<h2>2022</h2>']);
});

test('[P9] a post leads to its neighbors and relatives and marks itself in the sidebar', () => {
  const html = renderToStaticMarkup(
    <BlogPostPageView
      page={{
        ...base,
        path: newer.path,
        kind: 'blog-post',
        post: newer,
        toc: [],
        content: { key: 'x', links: {} },
        pagination: { next: { title: older.title, href: older.path } },
        related: [older],
        editUrl: 'https://github.com/trpc/trpc',
      }}
      content={<p>Text.</p>}
    />,
  );
  expect(html).toContain('aria-label="Blog post page navigation"');
  expect(html).toContain('<span>Older post</span><strong>Announcing ten</strong>');
  expect(html).not.toContain('Newer post');
  expect(html).toContain('Related posts');
  expect(html).toContain('Edit this page');
  expect(html).toContain('<a aria-current="page" href="/blog/announcing-eleven">');
});

test('[P3] the archive lists every post under its year', () => {
  const html = renderToStaticMarkup(
    <BlogArchivePageView page={{ ...base, kind: 'blog-archive', years }} />,
  );
  expect(html).toMatch(
    /<h2 id="year-2025">2025<\/h2>.*Mar 21.*<h2 id="year-2022">2022<\/h2>.*Nov 21/,
  );
});

test('[P4] authors are listed with their number of posts and have a page of their own', () => {
  const list = renderToStaticMarkup(
    <BlogAuthorsPageView
      page={{ ...base, kind: 'blog-authors', authors: [{ author: alex, count: 1, originals: 0 }] }}
    />,
  );
  expect(list).toContain('href="/blog/authors/alex"');
  expect(list).toContain('1 post<');
  const own = renderToStaticMarkup(
    <BlogAuthorPageView
      page={{
        ...base,
        kind: 'blog-author',
        author: { ...alex, url: 'https://example.com/alex' },
        posts: [newer, older],
        originals: [],
      }}
    />,
  );
  expect(own).toContain('<h1>Alex</h1>');
  expect(own).toContain('2 posts');
  expect(own).toContain('>example.com/alex</a>');
});

test('[P4] who wrote an original has a page that does not say that they wrote what is here', () => {
  const list = renderToStaticMarkup(
    <BlogAuthorsPageView
      page={{ ...base, kind: 'blog-authors', authors: [{ author: alex, count: 0, originals: 2 }] }}
    />,
  );
  expect(list).toContain('originals of 2 posts<');
  const own = renderToStaticMarkup(
    <BlogAuthorPageView
      page={{ ...base, kind: 'blog-author', author: alex, posts: [], originals: [newer] }}
    />,
  );
  expect(own).toContain('original of 1 post');
  expect(own).toContain('rewritten for this documentation, each based on an original by Alex');
  expect(own).toContain(`href="${newer.path}"`);
});

test('[P9] a post leads to the thread in which it is discussed, if there is one', () => {
  const draw = (discussion?: string) =>
    renderToStaticMarkup(
      <BlogPostPageView
        page={{
          ...base,
          kind: 'blog-post',
          post: newer,
          toc: [],
          content: { key: 'x', links: {} },
          pagination: {},
          related: [],
          ...(discussion === undefined ? {} : { discussion }),
        }}
        content={<p>Content</p>}
      />,
    );
  const html = draw('https://example.com/talk/7');
  const link = '<a href="https://example.com/talk/7">Discuss this post</a>';
  expect(html.indexOf(link)).toBeGreaterThan(html.indexOf('<p>Content</p>'));
  expect(draw()).not.toContain('Discuss');
});

test('[P9] a post that was rewritten says so before it begins, with the original and its author', () => {
  const original = {
    authors: [alex],
    url: 'https://example.com/original.mdx',
    rewritten: '2026-11-21',
    measured: { on: '2026-11-20', with: 'TypeScript 6' },
  };
  const html = renderToStaticMarkup(
    <BlogPostPageView
      page={{
        ...base,
        kind: 'blog-post',
        post: { ...newer, original },
        toc: [],
        content: { key: 'x', links: {} },
        pagination: {},
        related: [],
      }}
      content={<p>Content</p>}
    />,
  );
  const note = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
  expect(html.indexOf('</aside>')).toBeLessThan(html.indexOf('<p>Content</p>'));
  expect(note).toContain('<a href="https://example.com/original.mdx">the original</a>');
  expect(note.replace(/<[^>]*>/g, '')).toContain(
    'It is based on the original by Alex, and was rewritten for this documentation on November 21, 2026',
  );
  expect(note.replace(/<[^>]*>/g, '')).toContain(
    'measured on November 20, 2026, with TypeScript 6.',
  );
});
