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
const first = (path: string) => nearPaths({ index, path })[0]?.path;
const all = (path: string) => nearPaths({ index, path }).map((suggestion) => suggestion.path);

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
});
