import { expect, test } from 'vitest';
import { readPostFiles } from '#engine/blog/read-post-files.ts';
import { projectRoot } from '#engine/project-root.ts';

/** The original author of each post, its file in the library's repository, and its discussion. */
const posts: Record<string, [authors: string[], file: string, discussion?: number]> = {
  'introducing-trpc': [['alex-johansson'], '2021-05-05-hello-world.mdx'],
  'announcing-trpc-10': [['alex-johansson'], '2022-11-21-announcing-trpc-10.mdx'],
  'typescript-performance-lessons': [
    ['sachin-raja'],
    '2023-01-14-typescript-performance-lessons.mdx',
  ],
  'tinyrpc-client': [['julius-marminge'], '2023-01-17-tinyrpc-client.mdx'],
  'trpc-actions': [['julius-marminge'], '2024-05-23-trpc-actions.mdx', 5737],
  'introducing-tanstack-react-query-client': [
    ['julius-marminge', 'nick-lucas'],
    '2025-02-17-new-tanstack-react-query-integration.mdx',
    6508,
  ],
  'announcing-trpc-v11': [['trpc-team'], '2025-03-21-announcing-trpc-11.mdx', 6622],
};

const repository = 'https://github.com/trpc/trpc';

const { files, problems } = await readPostFiles({ root: projectRoot });

test('[P9] every post is in the table', () => {
  expect(problems).toEqual([]);
  expect(files).toHaveLength(Object.keys(posts).length);
});

test.each(Object.entries(posts))(
  '[P9] %s says whose it was, and where it is discussed',
  (slug, [authors, file, discussion]) => {
    const post = files.find((it) => it.slug === slug);
    expect(post?.frontMatter.authors).toEqual(['docs-team']);
    const original = post?.frontMatter.original;
    expect(original?.authors).toEqual(authors);
    // At a release, where the file never changes.
    expect(original?.url.replace(/\/v\d+\.\d+\.\d+\//, '/TAG/')).toBe(
      `${repository}/blob/TAG/www/blog/${file}`,
    );
    expect(post?.frontMatter.discussion).toBe(
      discussion === undefined ? undefined : `${repository}/discussions/${discussion}`,
    );
  },
);
