import { describe, expect, it } from 'vitest';
import { createPathIndex, nearPaths, type PathSuggestionsFile } from './near-paths.ts';

const site = (): PathSuggestionsFile => ({
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
const near = (path: string, { limit, ...within }: Within = site()) =>
  nearPaths({ index: createPathIndex(within), path, ...(limit === undefined ? {} : { limit }) });
const all = (...of: Parameters<typeof near>) => near(...of).map((suggestion) => suggestion.path);
const first = (...of: Parameters<typeof near>) => all(...of)[0];

type Within = Partial<PathSuggestionsFile> & { limit?: number };

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
    expect(near('/docs/invalidateQuery')[0]).toEqual({
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
    expect(near('/docs/client/react/use', { ...site(), limit: 2 })).toHaveLength(2);
    expect(new Set(all('/docs/client')).size).toBe(all('/docs/client').length);
  });

  it('[P8] answers with nothing when there are no pages', () => {
    expect(near('/docs', {})).toEqual([]);
  });

  it.each([
    '/docs/links/',
    '/Docs/LINKS',
    '//docs///links',
    '/docs/links.md',
    '/docs/links.mdx',
    '/docs/links.htm',
    '/docs/links.html?x#y',
    '/docs/links/index',
    '/docs/links/index.php',
  ])('[P8] takes %s for the address of a page, whatever its title says', (path) => {
    const pages: [string, string][] = [
      ['/docs/link', ''],
      ['/docs/links', 'Everything about a long chain of functions'],
    ];
    expect(first(path, { pages })).toBe('/docs/links');
  });

  it('[P8] prefers a rare word to a frequent one', () => {
    const pages: [string, string][] = ['Links one', 'Links two', 'Links three', 'Retries one'].map(
      (title, index) => [`/p${index}`, title],
    );
    expect(first('/links/retries', { pages })).toBe('/p3');
  });

  it('[P8] sorts pages that are as near by name', () => {
    const pages: [string, string][] = ['/b', '/a', '/c'].map((path) => [`${path}/lambda`, '']);
    expect(all('/d/lambda', { pages })).toEqual(['/a/lambda', '/b/lambda', '/c/lambda']);
  });

  it('[P8] finds a page with most of its letters, even if no word is the same', () => {
    expect(all('/pircng', { pages: [['/pricing', '']] })).toEqual(['/pricing']);
  });

  it('[P8] takes the shorter of two old addresses that are as near', () => {
    const within: Within = {
      pages: [
        ['/guides/aws-lambda', 'AWS'],
        ['/guides/aws', 'Hosts'],
      ],
      redirects: [
        ['/x/functions', '/guides/aws-lambda'],
        ['/y/functions', '/guides/aws'],
      ],
    };
    expect(first('/z/functions', within)).toBe('/guides/aws');
  });

  it('[P8] keeps the better of two ways to a page', () => {
    const within: Within = {
      pages: [
        ['/docs/links', 'Links'],
        ['/docs/terminating', 'Terminating'],
      ],
      redirects: [['/docs/terminating-links', '/docs/links']],
    };
    expect(first('/docs/terminating-link', within)).toBe('/docs/links');
  });

  it('[P8] remembers the nearer address of a page if an old one is less near', () => {
    const pages: [string, string][] = [
      ['/docs/links', 'Links'],
      ['/docs/linking', 'Links'],
    ];
    const redirects: [string, string][] = [['/docs/links-and-other-things', '/docs/links']];
    expect(first('/docs/links', { pages, redirects })).toBe('/docs/links');
  });
});

// The addresses have nothing in common, so only the words of the titles count.
describe('words that are nearly the same', () => {
  const found = (word: string, ...titles: string[]) =>
    all(`/${word}`, { pages: titles.map((title, index) => [`/${index}`, title]) }).map(
      (path) => titles[Number(path.slice(1))],
    );

  it.each([
    ['a word that is not finished', 'quick', 'quickstart'],
    ['four letters of one', 'quer', 'query'],
    ['an ending too many', 'linked', 'link'],
    ['a wrong letter in four', 'trps', 'trpc'],
    ['a missing letter in six', 'routr', 'router'],
    ['two swapped letters in seven', 'retreis', 'retries'],
    ['two wrong letters in ten', 'quockstert', 'quickstart'],
    ['an accent', 'übersicht', 'Übersicht'],
  ])('[P8] finds %s', (_what, asked, title) => {
    expect(found(asked, title)).toEqual([title]);
  });

  it.each([
    ['three letters of a word', 'use', 'user'],
    ['the end of a word', 'start', 'quickstart'],
    ['a wrong letter in three', 'owt', 'aws'],
    ['two swapped letters in six', 'ruoter', 'router'],
    ['three wrong letters in ten', 'quocksturd', 'quickstart'],
    ['two missing letters in six', 'rotr', 'router'],
  ])('[P8] does not take %s for a typing error', (_what, asked, title) => {
    expect(found(asked, title)).toEqual([]);
  });

  it('[P8] only the same word counts if it is known, else longer beginnings and fewer mistakes', () => {
    expect(found('router', 'routers', 'router')).toEqual(['router']);
    expect(found('proc', 'procedures', 'procs')).toEqual(['procs', 'procedures']);
    expect(found('adaptrs', 'adopters', 'adapters')).toEqual(['adapters', 'adopters']);
  });

  it('[P8] parts of names in camel case are words, but capitals are not', () => {
    expect(found('http-batch-link', 'httpBatchLink')).toEqual(['httpBatchLink']);
    expect(found('v3-client', 'v3Client')).toEqual(['v3Client']);
    expect(found('a-w-s', 'AWS')).toEqual([]);
  });
});
