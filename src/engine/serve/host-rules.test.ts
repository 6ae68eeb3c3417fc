import { expect, test } from 'vitest';
import { findRedirect, parseHeaders, parseRedirects } from './host-rules.ts';

test('headers are indented below their path', () => {
  const text = '# comment\n/*\n  X-A: 1\n  x-b: a: b\n\n/assets/*\n  ! X-A\n  cache-control: c\n';
  expect(parseHeaders(text)).toEqual([
    { source: '/*', headers: { 'x-a': '1', 'x-b': 'a: b' } },
    { source: '/assets/*', headers: { 'cache-control': 'c' } },
  ]);
});

test('a redirect without a status is temporary, a rewrite is none', () => {
  expect(parseRedirects('/%C3%A4 /b\n/c /d 308\n/e /f 200\n\n# /x /y\n')).toEqual([
    { from: '/ä', to: '/b', status: 302 },
    { from: '/c', to: '/d', status: 308 },
  ]);
});

test('the first rule that covers a path wins; a folder carries the rest of the path along', () => {
  const redirects = parseRedirects('/a/b /exact 308\n/a/* /new/:splat 308\n');
  expect(findRedirect({ redirects, path: '/a/b' })?.location).toBe('/exact');
  expect(findRedirect({ redirects, path: '/a/c/d' })?.location).toBe('/new/c/d');
  expect(findRedirect({ redirects, path: '/a' })?.location).toBe('/new/');
  expect(findRedirect({ redirects, path: '/ab' })).toBeUndefined();
});
