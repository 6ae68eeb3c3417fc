import { describe, expect, it } from 'vitest';
import { markedStrings } from '../strings/strings-test-support.ts';
import { AUTHORS, FILES, load, post } from './blog-routes-test-support.ts';

describe('the pages of a blog', () => {
  it('[P9] has a page for each address and none for drafts', async () => {
    const { routes, drafts, problems } = await load(FILES);
    expect(problems).toEqual([]);
    expect(routes.map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/v11',
      '/blog/actions',
      '/blog/secret',
      '/blog/tinyrpc',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/alex',
      '/blog/authors/sam',
      '/blog/tags',
      '/blog/tags/release-notes',
      '/blog/tags/types',
    ]);
    expect([...drafts]).toEqual([['/blog/next', 'content/blog/2026-01-01-next.mdx']]);
  });

  it('titles and descriptions of lists are in the language of the site', async () => {
    const { routes } = await load(FILES, { strings: markedStrings });
    const lists = routes.filter(({ page }) => page.kind !== 'blog-post');
    const heads = lists.slice(1).map(({ page }) => page.head);
    expect(heads.length).toBeGreaterThan(6);
    for (const { title, description } of heads) {
      expect(title).toMatch(/^⟦.*⟧ \| /);
      expect(description).toMatch(/^⟦.*⟧/);
    }
  });

  it('[P9] shows drafts while somebody writes them', async () => {
    const { routes } = await load(FILES, { withDrafts: true });
    expect(routes.map(({ path }) => path)).toContain('/blog/next');
  });

  it('[P2] lists posts newest first with excerpt, authors, date, tags and reading time', async () => {
    const { page, contents } = await load(FILES);
    const first = page('blog-list', '/blog');
    expect(first.posts.map(({ post }) => post.title)).toEqual(['Version 11', 'Actions']);
    expect(first.posts[0]?.post).toMatchObject({
      date: '2025-03-21',
      description: 'First paragraph.',
      authors: [{ key: 'alex', path: '/blog/authors/alex' }, { key: 'sam' }],
      tags: [{ label: 'Release Notes', path: '/blog/tags/release-notes' }],
      readingMinutes: 1,
      truncated: true,
    });
    const key = first.posts[0]?.excerpt.key ?? '';
    expect(contents[key]?.code).toBe('First paragraph.');
    expect(contents['content/blog/2025-03-21-v11/index.mdx']?.code).toContain('The rest.');
    expect(first).toMatchObject({ page: 1, pageCount: 2 });
    expect(first.pagination).toEqual({ next: { title: 'Older posts', href: '/blog/page/2' } });
    const second = page('blog-list', '/blog/page/2');
    expect(second.posts.map(({ post }) => post.title)).toEqual(['Tiny']);
    expect(second.posts[0]?.post).toMatchObject({ readingMinutes: 2, truncated: false });
    expect(second.pagination).toEqual({ previous: { title: 'Newer posts', href: '/blog' } });
    expect(second.head.title).not.toBe(first.head.title);
  });

  it('[P2] groups the recent posts of the sidebar by year', async () => {
    const { page } = await load(FILES);
    expect(page('blog-list', '/blog').blog.recent).toMatchObject([
      { year: '2025', posts: [{ title: 'Version 11' }, { title: 'Actions' }] },
    ]);
  });

  it('[P3] has all listed posts in the archive', async () => {
    const { page } = await load(FILES);
    expect(page('blog-archive', '/blog/archive').years).toMatchObject([
      { year: '2025', posts: [{ title: 'Version 11' }, { title: 'Actions' }] },
      { year: '2023', posts: [{ title: 'Tiny' }] },
    ]);
  });

  it('[P4] counts the posts of each author and lists them on a page of their own', async () => {
    const { page } = await load(FILES);
    expect(page('blog-authors', '/blog/authors').authors).toMatchObject([
      { author: { name: 'Alex', title: 'Founder' }, count: 2 },
      { author: { name: 'Sam' }, count: 2 },
    ]);
    const alex = page('blog-author', '/blog/authors/alex');
    expect(alex.posts.map(({ title }) => title)).toEqual(['Version 11', 'Tiny']);
  });

  it('[P2] lists the posts of a tag', async () => {
    const { page } = await load(FILES);
    expect(page('blog-tags', '/blog/tags').tags).toMatchObject([
      { tag: { label: 'Release Notes' }, count: 2 },
      { tag: { label: 'types' }, count: 1 },
    ]);
    expect(page('blog-tag', '/blog/tags/types').posts).toMatchObject([{ title: 'Actions' }]);
  });

  it('[P9] leads from post to newer, older and related posts, past unlisted ones', async () => {
    const { page } = await load(FILES);
    const actions = page('blog-post', '/blog/actions');
    expect(actions.pagination).toEqual({
      previous: { title: 'Version 11', href: '/blog/v11' },
      next: { title: 'Tiny', href: '/blog/tinyrpc' },
    });
    expect(actions.related.map(({ title }) => title)).toEqual(['Version 11', 'Tiny']);
    expect(actions.toc).toEqual([{ level: 2, id: 'two', label: 'Two' }]);
    expect(actions.editUrl).toBe('https://example.com/edit/content/blog/2025-02-01-actions.mdx');
  });

  it('[P9] keeps unlisted posts reachable, out of lists and out of search engines', async () => {
    const { page, routes } = await load(FILES);
    const secret = page('blog-post', '/blog/secret');
    expect(secret.head.robots).toBe('noindex');
    expect(secret.pagination).toEqual({});
    expect(secret.post.tags, 'no page lists them').toEqual([]);
    expect(routes.find(({ path }) => path === '/blog/secret')?.inSitemap).toBe(false);
  });

  it('[M1] describes a post for search engines', async () => {
    const { page } = await load(FILES);
    const { head } = page('blog-post', '/blog/tinyrpc');
    expect(head).toMatchObject({
      title: 'Tiny | Fixture',
      description: 'Small.',
      canonical: 'https://example.com/blog/tinyrpc',
      type: 'article',
      publishedTime: '2023-01-14',
      docsTag: 'default',
    });
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'Tiny',
        datePublished: '2023-01-14',
        dateModified: '2024-02-02',
        author: [{ '@type': 'Person', name: 'Alex', url: 'https://example.com/alex' }],
        wordCount: 600,
        timeRequired: 'PT2M',
      },
    ]);
  });

  it('[P9] [M1] tells whose post it was first, and lists it with them as an original', async () => {
    const rewritten = {
      ...FILES,
      '2023-01-14-tiny.mdx': post(
        [
          'title: Tiny',
          'date: 2023-01-14',
          'authors: [sam]',
          'discussion: https://example.com/talk/7',
          'original:',
          '  authors: [alex]',
          '  url: https://example.com/tiny.mdx',
          '  rewritten: 2024-02-02',
          'slug: tinyrpc',
        ].join('\n'),
      ),
    };
    const { page, problems } = await load(rewritten);
    expect(problems).toEqual([]);
    const tiny = page('blog-post', '/blog/tinyrpc');
    expect(tiny.discussion).toBe('https://example.com/talk/7');
    expect(tiny.post).toMatchObject({
      date: '2023-01-14',
      authors: [{ key: 'sam' }],
      original: {
        authors: [{ key: 'alex', path: '/blog/authors/alex' }],
        url: 'https://example.com/tiny.mdx',
        rewritten: '2024-02-02',
      },
    });
    expect(tiny.head.publishedTime).toBe('2023-01-14');
    expect(tiny.head.jsonLd).toMatchObject([
      {
        datePublished: '2023-01-14',
        dateModified: '2024-02-02',
        author: [{ '@type': 'Person', name: 'Sam' }],
        isBasedOn: {
          url: 'https://example.com/tiny.mdx',
          datePublished: '2023-01-14',
          author: [{ name: 'Alex' }],
        },
      },
    ]);
    expect(page('blog-author', '/blog/authors/alex')).toMatchObject({
      posts: [{ title: 'Version 11' }],
      originals: [{ title: 'Tiny' }],
    });
    expect(page('blog-authors', '/blog/authors').authors).toMatchObject([
      { author: { key: 'sam' }, count: 3, originals: 0 },
      { author: { key: 'alex' }, count: 1, originals: 1 },
    ]);
  });

  it('[V5] names an author of an original without an entry', async () => {
    const fields = 'title: A\ndate: 2025-01-01\nauthors: [sam]\noriginal:\n  authors: [alx]\n';
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post(`${fields}  url: https://example.com/a\n  rewritten: 2025-02-01`),
    });
    expect(problems).toMatchObject([
      { code: 'author-unknown', hint: 'Did you mean "alex"?', line: 6, column: 13 },
    ]);
  });

  it('[P2] an empty blog has its lists, and no pages about tags', async () => {
    const { routes, problems } = await load({});
    expect(problems).toEqual([]);
    expect(routes.map(({ path }) => path)).toEqual(['/blog', '/blog/archive', '/blog/authors']);
  });
});
