import { expect, test } from 'vitest';
import { createRouteMatcher, normalizePath } from './route-match.ts';

test.each([
  ['/docs/quickstart/index.html', '/docs/quickstart'],
  ['/docs/quickstart.html', '/docs/quickstart'],
  ['/docs/quickstart/', '/docs/quickstart'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/docs/client/react/useQuery', '/docs/client/react/useQuery'],
  ['/a%20b', '/a b'],
])('[R1] %s means %s', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});

test('[R1] a route of exactly that name wins over stripping the ending', () => {
  const exists = (path: string) => path === '/docs/why.html';
  expect(normalizePath('/docs/why.html', exists)).toBe('/docs/why.html');
  expect(normalizePath('/docs/how.html', exists)).toBe('/docs/how');
});

test('[R1] a malformed escape is left as it is', () => {
  expect(normalizePath('/docs/%E0%A4%A')).toBe('/docs/%E0%A4%A');
});

test('[R9] case is kept', () => {
  expect(normalizePath('/docs/client/links/HTTPLink')).toBe('/docs/client/links/HTTPLink');
});

test('[R9] the matcher asks once for each pathname and remembers at most 10,000', () => {
  const asked: string[] = [];
  const match = createRouteMatcher((path) => {
    asked.push(path);
    return false;
  });
  const timesAsked = () => asked.filter((path) => path === '/a').length;
  match('/a');
  match('/a');
  expect(asked).toEqual(['/a']);
  for (let i = 1; i < 10_000; i += 1) match(`/page-${i}`);
  match('/a');
  expect(timesAsked()).toBe(1);
  match('/one-more');
  match('/a');
  expect(timesAsked()).toBe(2);
  // One more drops one more.
  match('/page-2');
  expect(asked.filter((path) => path === '/page-2')).toHaveLength(1);
  match('/page-1');
  expect(asked.filter((path) => path === '/page-1')).toHaveLength(2);
});
