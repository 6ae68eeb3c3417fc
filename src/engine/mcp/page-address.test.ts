import { expect, test } from 'vitest';
import { parsePageAddress } from './page-address.ts';

const config = { url: 'https://trpc.io', baseUrl: '/' };
const parse = (written: string) => parsePageAddress({ written, config });

test.each([
  'https://trpc.io/docs/server/context',
  'https://trpc.io/docs/server/context.md',
  'https://trpc.io/docs/server/context/?utm_source=x',
  'http://www.trpc.io/docs/server/context.html',
  'HTTPS://TRPC.IO/docs/server/context',
  '//trpc.io/docs/server/context',
  'trpc.io/docs/server/context.md?a=/b',
  '/docs/server/context/',
  'docs//server/context',
  'docs/server/context.md/',
  ' <https://trpc.io/docs/server/context/index.html> ',
  '/docs/server/c%6Fntext',
])('%s is one page', (written) => {
  expect(parse(written)).toEqual({ path: '/docs/server/context' });
});

test('sections are kept, and the home page has a path', () => {
  expect(parse('/docs/a.md?b=c#d%20e')).toEqual({ path: '/docs/a', anchor: 'd e' });
  for (const home of ['/', 'https://trpc.io', 'trpc.io/', '/index.md', '?x']) {
    expect(parse(home), home).toEqual({ path: '/' });
  }
  expect(parse('/docs/%zz')).toEqual({ path: '/docs/%zz' });
});

test('a base URL is no part of a path', () => {
  const below = { url: 'https://example.com', baseUrl: '/below/' };
  expect(parsePageAddress({ written: 'https://example.com/below/docs', config: below })).toEqual({
    path: '/docs',
  });
});

test.each(['https://example.com/docs', 'file:///etc/passwd', '//evil.example', 'javascript:x'])(
  '%s is none of the site',
  (written) => {
    expect(parse(written)).toBeUndefined();
  },
);
