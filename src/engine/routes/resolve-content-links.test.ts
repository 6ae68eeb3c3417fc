import { expect, test } from 'vitest';
import type { ContentLink } from '#shared/content.ts';
import { createLinkResolver } from './resolve-content-links.ts';

const targets = {
  pathOfFile: new Map([
    ['content/docs/v1/start.mdx', '/docs'],
    ['content/docs/v1/server/routers.mdx', '/docs/server/routers'],
    ['content/docs/v1/server/links/index.md', '/docs/server/links'],
    ['content/blog/post.mdx', '/blog/post'],
  ]),
  draftFiles: new Set(['content/docs/v1/plans.mdx']),
  folders: ['content/docs/v1'],
  findAsset: (file: string) =>
    file === 'content/docs/v1/paper.pdf'
      ? { file, output: 'assets/paper-1a2b3c4d.pdf' }
      : undefined,
  severity: 'error' as const,
};

function resolve(hrefs: string[], file = 'content/docs/v1/start.mdx') {
  const resolver = createLinkResolver(targets);
  const links = hrefs.map(
    (href, index): ContentLink => ({ href, file, line: index + 3, column: 5 }),
  );
  return { ...resolver.resolve({ file, path: '/docs', links }), assets: resolver.assets() };
}

test.each([
  ['./server/routers.mdx#define', '/docs/server/routers#define'],
  ['server/routers.mdx?a=1#define', '/docs/server/routers?a=1#define'],
  ['./server/routers', '/docs/server/routers'],
  ['./server/links', '/docs/server/links'],
  ['/server/routers.mdx', '/docs/server/routers'],
  ['/content/blog/post.mdx', '/blog/post'],
  ['../../blog/post.mdx', '/blog/post'],
  ['/docs/server/', '/docs/server'],
  ['./paper.pdf', '/assets/paper-1a2b3c4d.pdf'],
])('[V2] %s leads to %s', (href, path) => {
  expect(resolve([href])).toMatchObject({ links: { [href]: path }, problems: [] });
});

test.each([
  'https://a.example',
  'mailto:a@b.c',
  '#here',
  '/docs/server',
  '//cdn.example/x',
  '?q=1',
])('[V2] %s stays as it is', (href) => {
  expect(resolve([href])).toMatchObject({ links: {}, problems: [] });
});

test('[V2] files that links ask for are published', () => {
  expect(resolve(['./paper.pdf']).assets).toEqual([
    { file: 'content/docs/v1/paper.pdf', output: 'assets/paper-1a2b3c4d.pdf' },
  ]);
});

test('[V2] a link to a file that does not exist is named with place, target and the nearest', () => {
  expect(resolve(['./server/router.mdx#x', './nothing-like-it.mdx']).problems).toEqual([
    {
      code: 'broken-markdown-link',
      severity: 'error',
      message:
        'The link "./server/router.mdx#x" leads nowhere: there is no content/docs/v1/server/router.mdx.',
      hint: 'Did you mean "content/docs/v1/server/routers.mdx"?',
      file: 'content/docs/v1/start.mdx',
      line: 3,
      column: 5,
    },
    {
      code: 'broken-markdown-link',
      severity: 'error',
      message:
        'The link "./nothing-like-it.mdx" leads nowhere: there is no content/docs/v1/nothing-like-it.mdx.',
      hint: 'Give the path of a content file relative to this one, with its ending, or a path of the site that begins with "/".',
      file: 'content/docs/v1/start.mdx',
      line: 4,
      column: 5,
    },
  ]);
});

test('[V2] a link to a draft is named as such', () => {
  expect(resolve(['./plans.mdx']).problems).toMatchObject([
    {
      message:
        'The link "./plans.mdx" leads to a draft: content/docs/v1/plans.mdx is not published.',
      hint: 'Publish it by removing "draft: true", or remove the link.',
      line: 3,
    },
  ]);
});

test('[V2] the same address from files in different folders', () => {
  const resolver = createLinkResolver(targets);
  const { problems } = resolver.resolve({
    file: 'content/docs/v1/start.mdx',
    path: '/docs',
    links: [
      { href: './server/routers', file: 'content/docs/v1/start.mdx', line: 1, column: 1 },
      { href: './server/routers', file: 'content/blog/_partial.mdx', line: 2, column: 1 },
      { href: '../start.mdx', file: 'content/docs/v1/server/_a.mdx', line: 3, column: 1 },
    ],
  });
  expect(problems).toMatchObject([{ file: 'content/blog/_partial.mdx', line: 2 }]);
});
