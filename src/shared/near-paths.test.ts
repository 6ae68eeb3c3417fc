import { describe, expect, it } from 'vitest';
import { createPathIndex, nearPaths } from './near-paths.ts';

const index = createPathIndex({
  pages: [
    ['/', 'tRPC'],
    ['/docs', 'tRPC'],
    ['/docs/quickstart', 'Quickstart'],
    ['/docs/client/react/useQuery', 'useQuery()'],
    ['/docs/client/react/useQueries', 'useQueries()'],
    ['/docs/client/react/useMutation', 'useMutation()'],
    ['/docs/client/react/useUtils', 'useUtils'],
    ['/docs/client/links/httpBatchLink', 'HTTP Batch Link'],
    ['/docs/client/links/httpBatchStreamLink', 'HTTP Batch Stream Link'],
    ['/docs/server/routers', 'Define Routers'],
    ['/docs/server/procedures', 'Define Procedures'],
    ['/docs/server/adapters/aws-lambda', 'AWS Lambda + API Gateway Adapter'],
    ['/docs/v10/server/routers', 'Define Routers'],
    ['/docs/v10/client/react/useQuery', 'useQuery()'],
    ['/docs/v9/router', 'Define Router'],
    ['/blog', 'Blog'],
    ['/blog/announcing-trpc-v11', 'Announcing tRPC v11'],
    ['/pricing', 'Pricing'],
  ],
  redirects: [
    ['/docs/invalidateQueries', '/docs/client/react/useUtils#query-invalidation'],
    ['/discord', 'https://discord.gg/x'],
    ['/docs/gone', '/docs/nowhere'],
  ],
});
const all = (path: string, within = index) =>
  nearPaths({ index: within, path }).map((suggestion) => suggestion.path);
const first = (path: string, within = index) => all(path, within)[0];

describe('nearPaths', () => {
  it.each([
    ['a typing error', '/docs/quikstart', '/docs/quickstart'],
    ['two letters swapped', '/pricign', '/pricing'],
    ['another case', '/docs/client/react/usequery', '/docs/client/react/useQuery'],
    ['an ending', '/docs/quickstart.html', '/docs/quickstart'],
    ['a slash too many', '/docs//quickstart/', '/docs/quickstart'],
    ['a missing folder', '/docs/useMutation', '/docs/client/react/useMutation'],
    ['another folder', '/docs/react/httpBatchLink', '/docs/client/links/httpBatchLink'],
    ['the singular', '/docs/server/router', '/docs/server/routers'],
    ['another version', '/docs/v10/routers', '/docs/v10/server/routers'],
    ['a word of the title', '/docs/api-gateway', '/docs/server/adapters/aws-lambda'],
    ['another release', '/blog/announcing-trpc-11', '/blog/announcing-trpc-v11'],
    ['the name of a file', '/docs/quickstart/index.html', '/docs/quickstart'],
    ['a file of Markdown', '/docs/server/routers.mdx', '/docs/server/routers'],
    ['a query and a hash', '/docs/quickstart?utm_source=x#intro', '/docs/quickstart'],
    [
      'a word in the plural',
      '/docs/server/adapter/aws-lambdas',
      '/docs/server/adapters/aws-lambda',
    ],
    [
      'camel case written apart',
      '/docs/http-batch-stream-link',
      '/docs/client/links/httpBatchStreamLink',
    ],
    ['a title that is not in the address', '/docs/gateway', '/docs/server/adapters/aws-lambda'],
  ])('[P8] finds the page in spite of %s', (_what, path, expected) => {
    expect(first(path)).toBe(expected);
  });

  it('[P8] knows old addresses and keeps the anchor of where they lead', () => {
    expect(nearPaths({ index, path: '/docs/invalidateQuery' })[0]).toEqual({
      path: '/docs/client/react/useUtils#query-invalidation',
      title: 'useUtils',
    });
  });

  it('[P8] suggests nothing outside of the site and nothing that does not exist', () => {
    expect(all('/discord')).not.toContain('https://discord.gg/x');
    expect(all('/docs/gone')).not.toContain('/docs/nowhere');
  });

  it('[P8] suggests nothing for a path that is like no other', () => {
    expect(all('/wp-login.php')).toEqual([]);
    expect(all('/xmlrpc')).toEqual([]);
  });

  it('[P8] gives at most five, or as many as asked for, without repeats', () => {
    expect(all('/docs/client/react/use').length).toBeLessThanOrEqual(5);
    expect(nearPaths({ index, path: '/docs/client/react/use', limit: 2 })).toHaveLength(2);
    expect(new Set(all('/docs/client')).size).toBe(all('/docs/client').length);
  });

  it('[P8] answers with nothing when there are no pages', () => {
    expect(nearPaths({ index: createPathIndex({}), path: '/docs' })).toEqual([]);
  });

  it('[P8] compares addresses without their ending, case and slashes', () => {
    const pages: [string, string][] = [
      ['/docs/a', 'One'],
      ['/docs/b', 'Two'],
    ];
    const index = createPathIndex({ pages });
    for (const path of ['/docs/A/', '//docs///a', '/docs/a.md', '/docs/a/index', '/docs/a.html?x'])
      expect(first(path, index), path).toBe('/docs/a');
  });

  it('[P8] prefers a rare word to a frequent one', () => {
    const index = createPathIndex({
      pages: [
        ['/docs/links/one', ''],
        ['/docs/links/two', ''],
        ['/docs/links/three', ''],
        ['/guide/retries', ''],
      ],
    });
    expect(first('/links/retries', index)).toBe('/guide/retries');
  });

  it('[P8] takes the first by name of two that are as near', () => {
    const index = createPathIndex({
      pages: [
        ['/b/lambda', 'Lambda'],
        ['/a/lambda', 'Lambda'],
      ],
    });
    expect(all('/c/lambda', index)).toEqual(['/a/lambda', '/b/lambda']);
  });

  it('[P8] takes the shorter of two old addresses that are as near', () => {
    const index = createPathIndex({
      pages: [
        ['/guides/aws-lambda', 'AWS'],
        ['/guides/aws', 'Hosts'],
      ],
      redirects: [
        ['/x/functions', '/guides/aws-lambda'],
        ['/y/functions', '/guides/aws'],
      ],
    });
    expect(first('/z/functions', index)).toBe('/guides/aws');
  });

  it('[P8] keeps the better of two ways to a page', () => {
    const index = createPathIndex({
      pages: [
        ['/docs/links', 'Links'],
        ['/docs/terminating', 'Terminating'],
      ],
      redirects: [['/docs/terminating-links', '/docs/links']],
    });
    expect(first('/docs/terminating-link', index)).toBe('/docs/links');
  });

  it.each([
    ['one letter of a short word', '/api/trps'],
    ['three letters of a long word', '/quxxxtart'],
    ['a short word that begins a longer one', '/use'],
  ])('[P8] does not take %s for a typing error', (_what, path) => {
    const index = createPathIndex({
      pages: [
        ['/a-long-way/to-the-page/quickstart', ''],
        ['/a-long-way/to-the-page/trpc', ''],
        ['/a-long-way/to-the-page/user', ''],
      ],
    });
    expect(all(path, index)).toEqual([]);
  });
});
