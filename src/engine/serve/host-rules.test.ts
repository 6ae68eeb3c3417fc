import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { findRedirect, followHostRules, parseHeaders, parseRedirects } from './host-rules.ts';

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

test('rules that a build has replaced count from the next request on', async () => {
  const dir = await writeSite({ _headers: '/*\n  x-a: 1\n', _redirects: '' });
  const read = followHostRules({ dir });
  const before = await read();
  expect(before.headers).toEqual([{ source: '/*', headers: { 'x-a': '1' } }]);
  expect(await read()).toBe(before);
  await writeFile(join(dir, '_headers'), '/docs/*\n  x-a: 22\n');
  await writeFile(join(dir, '_redirects'), '/docs/a /docs/b 301\n');
  expect(await read()).toEqual({
    headers: [{ source: '/docs/*', headers: { 'x-a': '22' } }],
    redirects: [{ from: '/docs/a', to: '/docs/b', status: 301 }],
    baseUrl: '/docs/',
  });
});
