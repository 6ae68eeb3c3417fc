import { expect, test } from 'vitest';
import { configOf, migrateFiles } from './migrate-folder-test-support.ts';

test('a blog at the root of the site moves, with its tags', async () => {
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: false, blog: { routeBasePath: '/', authorsMapPath: 'people.yml' } }]]",
    ),
    'blog/2024-01-02-a.md':
      '---\ntitle: A\nauthors: [ada]\ntags: [Node.js, news, ünï, Straße]\n---\n\nSee [b](/b).\n',
    'blog/2024-01-03-b.md': '---\ntitle: B\nslug: b\nauthors: [ada]\n---\n\nText.\n',
    'blog/people.yml': 'ada:\n  name: Ada\n  page: true\n  email: a@a.example\n',
    'blog/tags.yml': 'news:\n  label: News\n  permalink: /new\n  description: D\n',
  });
  expect(errors).toEqual([]);
  expect(text('content/blog/2024-01-02-a.md')).toContain('See [b](/blog/b).');
  expect(text('content/redirects.tsv').split('\n')).toEqual(
    expect.arrayContaining([
      '/b\t/blog/b',
      '/2024/01/02/a\t/blog/2024/01/02/a',
      '/tags/node-js\t/blog/tags/nodejs',
      '/tags/new\t/blog/tags/news',
      '/tags/strasse\t/blog/tags/straße',
      '/tags/uni\t/blog/tags/ünï',
      '/authors/ada\t/blog/authors/ada',
      '/archive\t/blog/archive',
    ]),
  );
  expect(paths).toContain('/blog/tags/news');
});

test('lists of a blog lead to lists, whatever their folders were called', async () => {
  const post = (title: string, more = ''): string =>
    `---\ntitle: ${title}\nauthors: [ada]\n${more}---\n\nText.\n`;
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: false, blog: { routeBasePath: '/', postsPerPage: 1, authorsBasePath: 'people', archiveBasePath: null } }]]",
    ),
    'blog/2024-01-02-a.md': post('A'),
    'blog/2024-01-03-b.md': post('B'),
    'blog/2024-01-04-c.md': post('C', 'unlisted: true\n'),
    'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
  });
  expect(errors).toEqual([]);
  const redirects = text('content/redirects.tsv').trim().split('\n').slice(1);
  expect(redirects.filter((line) => !line.includes('2024')).sort()).toEqual([
    '/\t/blog',
    '/atom.xml\t/blog/atom.xml',
    '/page/2\t/blog',
    '/people\t/blog/authors',
    '/people/ada\t/blog/authors/ada',
    '/people/ada/page/2\t/blog/authors/ada',
    '/rss.xml\t/blog/rss.xml',
  ]);
  expect(paths).toEqual(expect.arrayContaining(['/blog', '/blog/authors', '/blog/authors/ada']));
});

test('further pages of a tag lead to its one page, and pages of the blog stay', async () => {
  const post = '---\ntitle: A\nauthors: [{ name: Ada }]\ntags: [news]\n---\n\nText.\n';
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: false, blog: { postsPerPage: 1 } }]]",
    ),
    'blog/2024-01-02-a.md': post,
    'blog/2024-01-03-b.md': post,
  });
  expect(errors).toEqual([]);
  expect(paths).toContain('/blog/page/2');
  expect(text('content/redirects.tsv')).toBe('from\tto\n/blog/tags/news/page/2\t/blog/tags/news\n');
});

test('days of posts count in UTC, and one that does not exist names no file', async () => {
  const post = (date: string): string =>
    `---\ntitle: A\n${date}authors: [{ name: Ada }]\n---\n\nText.\n`;
  const { files, text, report } = await migrateFiles({
    'docusaurus.config.js': configOf("presets: [['classic', { docs: false }]]"),
    'blog/2024-01-01-late.md': post('date: 2024-01-01T23:30:00-05:00\n'),
    'blog/2024-01-01-early.md': post('date: 2024-01-01 00:30:00 +01:00\n'),
    'blog/2024-01-03-wrong.md': post('date: 2020-02-30\n'),
    'blog/2020-02-30-never.md': post(''),
  });
  expect(files.filter((file) => /blog\/.*\.md$/.test(file)).sort()).toEqual([
    'content/blog/2023-12-31-early.md',
    'content/blog/2024-01-02-late.md',
    'content/blog/2024-01-03-wrong.md',
    'content/blog/never.md',
  ]);
  expect(text('content/blog/2024-01-02-late.md')).toContain('date: 2024-01-02\n');
  expect(text('content/blog/2024-01-02-late.md')).toContain('slug: 2024/01/01/late\n');
  expect(text('content/blog/never.md')).toContain('slug: 2020/02/30/never\n');
  const said = report.join('\n');
  expect(said).toContain('decide: date: 2020-02-30 is not a day in the calendar');
  expect(said).toContain(
    'decide: renamed to content/blog/never.md: the day in its name does not exist',
  );
});
