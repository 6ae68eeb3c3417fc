import { expect, test } from 'vitest';
import { findTitles } from './find-titles.ts';

const pages = [
  { path: '/docs/client/links', title: 'Links' },
  { path: '/docs/server/routers', title: 'Define routers' },
  { path: '/docs/v9/router', title: 'Router of 9.x' },
  { path: '/blog/announcing-trpc-v11', title: 'Announcing tRPC v11' },
];
const find = (query: string) => findTitles({ pages, query }).map(({ path }) => path);

test('every word must be in the title or the address', () => {
  expect(find('define routers')).toEqual(['/docs/server/routers']);
  expect(find('announcing blog')).toEqual(['/blog/announcing-trpc-v11']);
  expect(find('routers links')).toEqual([]);
});

test('a title that begins with the query comes first', () => {
  expect(find('ROUTER')).toEqual(['/docs/v9/router', '/docs/server/routers']);
});

test('characters with a meaning in patterns are only characters', () => {
  expect(find('.*')).toEqual([]);
  expect(find('9.x')).toEqual(['/docs/v9/router']);
});
