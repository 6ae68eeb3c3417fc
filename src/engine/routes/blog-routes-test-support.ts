import { expect } from 'vitest';
import type { PageData } from '#shared/page-data.ts';
import { en } from '#shared/strings/en.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { compileText, testConfig } from '../blog/blog-test-support.ts';
import { readBlog } from '../blog/read-blog.ts';
import { writeSite } from '../testing/write-site.ts';
import { buildBlogRoutes } from './build-blog-routes.ts';

export const AUTHORS = `alex:
  name: Alex
  title: Founder
  url: https://example.com/alex
sam:
  name: Sam
`;

export const post = (fields: string, body = 'First paragraph.\n\n{/* truncate */}\n\nThe rest.') =>
  `---\n${fields}\n---\n\n${body}\n`;

export const FILES = {
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

/** The pages of a blog with these files, and their problems. */
export async function load(
  files: Record<string, string>,
  options: { withDrafts?: boolean; strings?: Strings } = {},
) {
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
    strings: options.strings ?? en,
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
