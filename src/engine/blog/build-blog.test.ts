import { describe, expect, it } from 'vitest';
import type { PageData } from '#shared/page-data.ts';
import { writeSite } from '../testing/write-site.ts';
import { compileText, testConfig } from './blog-test-support.ts';
import { buildBlogRoutes } from './build-blog-routes.ts';
import { readBlog } from './read-blog.ts';

const AUTHORS = `alex:
  name: Alex
  title: Founder
  url: https://example.com/alex
sam:
  name: Sam
`;

const post = (fields: string, body = 'First paragraph.\n\n{/* truncate */}\n\nThe rest.') =>
  `---\n${fields}\n---\n\n${body}\n`;

const FILES = {
  'authors.yml': AUTHORS,
  '2025-03-21-v11/index.mdx': post(
    'title: Version 11\ndate: 2025-03-21\nauthors: [alex, sam]\ntags: [Release Notes]',
  ),
  '2025-02-01-actions.mdx': post(
    'title: Actions\ndate: 2025-02-01\nauthors: [sam]\ntags: [Release Notes, types]',
  ),
  '2023-01-14-tiny.mdx': post(
    'title: Tiny\ndate: 2023-01-14\nauthors: [alex]\nslug: tinyrpc\ndescription: Small.',
    `${'word '.repeat(600)}`,
  ),
  '2024-01-01-secret.mdx': post(
    'title: Secret\ndate: 2024-01-01\nauthors: [alex]\nunlisted: true\ntags: [whispers]',
  ),
  '2026-01-01-next.mdx': post('title: Next\ndate: 2026-01-01\nauthors: [alex]\ndraft: true'),
  '_partial.mdx': 'Not a post.',
};

async function load(files: Record<string, string>, options: { withDrafts?: boolean } = {}) {
  const root = await writeSite(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/blog/${name}`, text])),
  );
  const site = testConfig({
    postsPerPage: 2,
    sidebarCount: 2,
    editUrl: 'https://example.com/edit',
  });
  const read = await readBlog({
    root,
    config: site.blog,
    withDrafts: options.withDrafts ?? false,
    compile: compileText,
    gitDates: new Map([['content/blog/2023-01-14-tiny.mdx', '2024-02-02']]),
  });
  const built = buildBlogRoutes({
    site,
    config: site.blog,
    blog: read.blog,
    navbar: [],
    resolveLinks: () => ({ links: {}, problems: [] }),
  });
  const page = <K extends PageData['kind']>(kind: K, path: string) => {
    const found = built.routes.find((route) => route.path === path)?.page;
    expect(found?.kind).toBe(kind);
    return found as Extract<PageData, { kind: K }>;
  };
  return { ...read, ...built, problems: [...read.problems, ...built.problems], page };
}

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

describe('mistakes in a blog', () => {
  it('[V5] names an author without an entry, with the near ones and the place', async () => {
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors:\n  - alx'),
    });
    expect(problems).toEqual([
      {
        code: 'author-unknown',
        severity: 'error',
        message: 'The author "alx" has no entry in content/blog/authors.yml.',
        hint: 'Did you mean "alex"?',
        file: 'content/blog/2025-01-01-a.mdx',
        line: 5,
        column: 5,
      },
    ]);
  });

  it('[V5] lists the known authors where none is near', async () => {
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors: [zoe]'),
    });
    expect(problems[0]?.hint).toBe('Known authors: "alex" and "sam".');
  });

  it('[V5] reports bad front matter once, and the post stays a page', async () => {
    const { problems, routes } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: soon\nauthors: [alex]'),
    });
    expect(problems).toMatchObject([
      { code: 'front-matter-invalid', file: 'content/blog/2025-01-01-a.mdx', line: 3 },
    ]);
    expect(routes.map(({ path }) => path)).toContain('/blog/a');
  });

  it('[V5] reports a bad authors file at its place, and not each of its authors', async () => {
    const { problems } = await load({
      'authors.yml': 'alex:\n  nmae: Alex\n  name: Alex\n',
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors: [alex]'),
    });
    expect(problems).toMatchObject([
      { code: 'authors-invalid', file: 'content/blog/authors.yml', line: 2, column: 3 },
    ]);
  });

  it('warns of a tag that is spelled in two ways', async () => {
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors: [alex]\ntags: [React Query]'),
      '2025-01-02-b.mdx': post('title: B\ndate: 2025-01-02\nauthors: [alex]\ntags: [react query]'),
    });
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: 'The tag "react query" is written "React Query" in another post.',
        file: 'content/blog/2025-01-02-b.mdx',
      },
    ]);
  });
});
